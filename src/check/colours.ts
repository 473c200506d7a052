import type { Finding } from '../findings/finding.js';
import { programTexts } from '../repository/program-texts.js';
import { coloursChanged } from '../rules/comparison.js';
import { lexicoOf, type ReadLexico } from '../run/lexico.js';
import { counted } from '../text/counted.js';
import { word } from '../text/said.js';
import { judged } from './agreement.js';
import { type Kind, type Recoloured, recoloured } from './evidence/recoloured.js';
import type { SideData } from './side.js';
import { runOf } from './side-run.js';
import { staleGrammars } from './stale-grammars.js';

/** What a program of one side is made of is told by this file. */
const LEXICO = '/api/lexico.json';

/** Each with a number. */
const HOW_MANY: Readonly<Record<Kind, (count: number) => string>> = {
  comentario: count => counted(count, 'comment'),
  documentacao: count => counted(count, 'documentation comment'),
  texto: count => counted(count, 'text'),
  caractere: count => counted(count, 'character'),
  regex: count => counted(count, 'regular expression'),
  diretiva: count => counted(count, 'directive'),
  dado: count => counted(count, 'piece of data', 'pieces of data'),
  nome: count => counted(count, 'name'),
  palavra: count => counted(count, 'keyword'),
  contextual: count => counted(count, 'contextual word'),
  numero: count => counted(count, 'number'),
  simbolo: count => counted(count, 'symbol'),
  invalido: count => counted(count, 'invalid character'),
  codigo: () => word('code'),
};

/**
 * What the programs of the base are coloured otherwise by the lexico of the head, what is wrong with that one, and which
 * grammars in the repository are of another. A side that is published, or has no lexico, has no colours to compare.
 */
export async function colourFindings(base: SideData, head: SideData): Promise<Finding[]> {
  if (head.source === undefined) return [];
  const now = await readLexico(head);
  if (now.lexico === undefined) return [...now.findings];
  const told = [...now.findings, ...staleGrammars(head.source, now.lexico, head.set.files)];
  if (base.source === undefined) return told;
  const { lexico: old } = await readLexico(base);
  if (old === undefined) return told;
  const programs = programTexts(base.source.repository, old.extensao, [old.nome]);
  const { policy } = head.source;
  return [
    ...told,
    ...recoloured(old, now.lexico, programs).flatMap(each => {
      const { file, line } = each;
      return judged(policy, coloursChanged, sentence(each, programs.length), LEXICO, { file, line });
    }),
  ];
}

async function readLexico({ set, source, findings }: SideData): Promise<ReadLexico> {
  if (source === undefined) return { lexico: undefined, findings: [] };
  return lexicoOf(runOf(source), set.files, findings);
}

/** "The new `~/` turns 3 comments into code, in 2 of 29 programs: `~/a` shows it." */
function sentence({ before, after, tokens, programs, sample, cause }: Recoloured, known: number): string {
  const isCounted = before === 'codigo';
  const was = HOW_MANY[before](tokens);
  const is = isCounted ? HOW_MANY[after](tokens) : plural(after);
  const shown = quoted(sample);
  const name = quoted(cause?.name ?? 'lexico');
  if (cause?.kind === 'new')
    return `The new ${name} turns ${was} into ${is}, in ${programs} of ${known} programs: ${shown} shows it.`;
  if (cause?.kind === 'gone')
    return `Without ${name}, ${was} became ${is}, in ${programs} of ${known} programs: ${shown} shows it.`;
  return `What changed of ${name} turns ${was} into ${is}, in ${programs} of ${known} programs: ${shown} shows it.`;
}

/** A text in a sentence, where it stands in one line. */
function quoted(text: string): string {
  return `\`${text.replaceAll('`', "'").replaceAll('\n', '⏎')}\``;
}

/** What they are now, without the number that was told before. */
function plural(kind: Kind): string {
  return HOW_MANY[kind](2).replace(/^\P{L}+/u, '');
}
