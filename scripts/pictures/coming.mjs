/** The example as it may be in its next version: a word more, a function that is called otherwise. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function comingVersion(example, folder) {
  cpSync(example, folder, { recursive: true });
  change('lume/version.py', '1.4.0', '2.0.0');
  change('lume/tokens.py', 'FUTURE_WORDS = [', 'FUTURE_WORDS = [\n    "total",  # reservada: soma');
  change('cli/src/modules/text.ts', 'titulo:', 'capitula:');
  const path = join(folder, 'enderecos.json');
  const { enderecos } = JSON.parse(readFileSync(path, 'utf8'));
  const gone = {
    endereco: '/modulos/Lume.Texto#titulo',
    desde: '1.0.0',
    ate: '2.0.0',
    agora: 'simbolo:Lume.Texto.capitula',
  };
  writeFileSync(path, JSON.stringify({ enderecos: { ...enderecos, 'simbolo:Lume.Texto.titulo': gone } }));

  function change(name, before, after) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(before)) throw new Error(`${name} has no ${before} any more.`);
    writeFileSync(file, text.replace(before, after));
  }
}
