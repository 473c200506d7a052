import type { ReferenceFiles } from '../../src/contract/files.js';
import { soundFiles } from '../rules/sound-files.js';

/** Names and texts that break pages, addresses, file systems and Markdown. */
export const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror="document.title=1">',
  'x'.repeat(2000),
  'مرحبا',
  '\u202Eabc',
  '🦊🦊',
  '..',
  '.',
  'con',
  'CON.txt',
  'nul.x',
  'index',
  'Index',
  'a.md',
  'a',
  'a/b',
  'a\\b',
  'a b',
  'a#b?c=d&e',
  '%2e%2e%2f',
  'Ponto',
  'ponto',
  'caf\u00e9',
  'cafe\u0301',
  '```',
  '`',
  '| a | b |',
  '# título',
  '[x](javascript:alert(1))',
  '<!-- ',
  ']]>',
  '.TH MAN 1',
  '__proto__',
  'constructor',
  '-conteudo',
  "'; rm -rf /",
  '\u0000\u0007',
  'javascript:alert(1)',
  // What has no UTF-8, and two of them.
  '\ud800',
  '\ud801',
  '\udfff',
  // What ends a line, and what nobody sees.
  'a\u2028b\r\nc',
  '\u00a0',
  '\u200b',
  'a\u200bb',
  // Letters with more marks than fit, the same letters in another width, a long name of nothing but marks.
  `z${'\u0301'.repeat(80)}`,
  'ｐｏｎｔｏ',
  '\u0301'.repeat(300),
  'toString',
  'llms',
  'nomes.js',
];

/** A language in which every name and every text is hostile. */
export function hostileFiles(): ReferenceFiles {
  const files = soundFiles();
  const [comando] = files.comandos.grupos[0]?.comandos ?? [];
  const [erro] = files.erros.codigos;
  if (!comando || !erro) throw new Error('there is nothing to copy');
  const text = (i: number) => HOSTILE[(i * 7 + 3) % HOSTILE.length] as string;
  return {
    ...files,
    index: { ...files.index, nome: HOSTILE[0] as string, descricao: HOSTILE[1] as string },
    sintaxe: {
      ...files.sintaxe,
      reservadas: HOSTILE.map((palavra, i) => ({ palavra, descricao: text(i), equivalente: text(i + 1) })),
      contextuais: HOSTILE.map((palavra, i) => ({
        palavra,
        descricao: text(i),
        equivalente: '',
        onde: text(i + 2),
      })),
      operadores: HOSTILE.map((simbolo, i) => ({ simbolo, descricao: text(i), equivalente: '' })),
      regras: [...HOSTILE],
    },
    embutidas: { ...files.embutidas, funcoes: [...HOSTILE] },
    modulos: {
      ...files.modulos,
      modulos: HOSTILE.map((nome, i) => ({
        nome,
        apelidos: [text(i)],
        total: HOSTILE.length,
        simbolos: HOSTILE.map((symbol, j) => ({ nome: symbol, assinatura: text(j), resumo: text(i + j) })),
      })),
    },
    comandos: {
      ...files.comandos,
      grupos: [
        {
          grupo: HOSTILE[0] as string,
          comandos: HOSTILE.map((nome, i) => ({
            ...comando,
            nome,
            uso: text(i),
            resumo: text(i),
            detalhe: text(i + 1),
            veja: [text(i)],
          })),
        },
      ],
    },
    erros: {
      ...files.erros,
      codigos: HOSTILE.map((codigo, i) => ({
        ...erro,
        codigo,
        titulo: text(i),
        explicacao: text(i),
        exemplo: text(i + 1),
        doc: `${text(i)}`,
      })),
    },
  };
}
