/** A generated language of the size that the specification names, as source code and refdata.yml. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS = 80;
const BUILTINS = 228;
const MODULES = 71;
const SYMBOLS = 1873;
const COMMANDS = 60;
const CODES = 177;

const CONFIG = `nome: Grande
descricao: Uma linguagem do tamanho da especificação
documentacao: https://grande.example/docs
versao: { table: src/version.py#VERSION }
sintaxe:
  extensao: .gr
  reservadas:
    table: src/tokens.py#KEYWORDS
    map: { palavra: key, equivalente: "value[0]", descricao: "value[1]" }
embutidas: { table: src/builtins.py#BUILTINS, map: key }
modulos:
  symbols: lib/*.py
  exported: true
  map: { _modulo: module, nome: name, assinatura: signature, resumo: summary }
  group: { by: _modulo, as: nome, into: simbolos }
comandos:
  table: src/commands.py#COMMANDS
  map: { _grupo: "args[0]", nome: "args[1]", uso: "args[2]", resumo: kwargs.help }
  group: { by: _grupo, as: grupo, into: comandos }
erros:
  table: src/errors.py#ERRORS
  map: { codigo: "args[0]", titulo: "args[1]", explicacao: kwargs.why, solucao: kwargs.help, doc: kwargs.page }
`;

/** Writes the language into a folder. */
export function writeSpecifiedLanguage(folder) {
  const list = (length, line) => Array.from({ length }, (_, i) => line(i)).join('');
  const write = (path, text) => writeFileSync(join(folder, path), text);
  for (const part of ['src', 'lib']) mkdirSync(join(folder, part), { recursive: true });
  write('refdata.yml', CONFIG);
  write('src/version.py', 'VERSION = "1.0.0"\n');
  const words = list(WORDS, i => `    "palavra_${i}": ("word_${i}", "o que faz a palavra ${i}"),\n`);
  write('src/tokens.py', `KEYWORDS = {\n${words}}\n`);
  write('src/builtins.py', `BUILTINS = {\n${list(BUILTINS, i => `    "funcao_${i}": f${i},\n`)}}\n`);
  const command = i =>
    `    Command("Grupo ${i % 6}", "comando${i}", "grande comando${i} [pasta]", help="Faz a coisa ${i}"),\n`;
  write('src/commands.py', `COMMANDS = [\n${list(COMMANDS, command)}]\n`);
  const code = i =>
    `    Error("GR${String(i).padStart(4, '0')}", "O erro ${i}", why="Acontece quando ${i} não cabe.", help="Diminua ${i}.", page="erros/${i}"),\n`;
  write('src/errors.py', `ERRORS = [\n${list(CODES, code)}]\n`);
  for (let m = 0; m < MODULES; m += 1) {
    const own = Math.floor(SYMBOLS / MODULES) + (m < SYMBOLS % MODULES ? 1 : 0);
    const define = i =>
      `\n\ndef simbolo_${i}(texto, separador=" "):\n    """Faz a coisa ${i} com o texto."""\n    return texto\n`;
    write(`lib/modulo_${m}.py`, `"""O módulo ${m}."""\n${list(own, define)}`);
  }
}

/** How many entries a build has to find. */
export const SPECIFIED = { WORDS, BUILTINS, MODULES, SYMBOLS, COMMANDS, CODES };
