import { join } from 'node:path';
import { init, type ShownGuess } from '../../../src/commands/init.js';
import type { ReferenceFiles } from '../../../src/contract/files.js';
import { buildReference } from '../../../src/run/reference.js';
import { type Language, LISTS, type List, truthOf } from './languages.js';

/** A list of a language: how much of it there is, how much was written as data, and how much of that is right. */
export interface Measured {
  readonly list: List | 'versao' | 'extensao';
  readonly expected: number;
  readonly proposed: number;
  readonly right: number;
  /** Of what is expected; of options, each counts once however many forms it has. */
  readonly found: number;
  readonly wrong: readonly string[];
}

/** A proposal or choice, by the first of its entries. */
export interface Rated {
  readonly score: number;
  readonly shown: number;
  readonly right: number;
}

/** What a newcomer gets: `init`, and a build of what it wrote, compared with the truth. */
export async function measure(
  language: Language,
  repo: string,
  scratch: string,
): Promise<{ lists: readonly Measured[]; rated: readonly Rated[] }> {
  const config = join(scratch, `${language.name}.yml`);
  const { found, choices, toWrite } = await init({ repo, config, force: true });
  const { files } = await buildReference({ repo, config });
  const lists = [
    ...(language.versao === undefined
      ? []
      : [single('versao', language.versao, toWrite.includes('versao') ? undefined : files.index.versao)]),
    ...(language.extensao === undefined
      ? []
      : [
          single(
            'extensao',
            language.extensao,
            toWrite.includes('sintaxe.extensao') ? undefined : files.sintaxe.extensao,
          ),
        ]),
    ...LISTS.flatMap(list => compare(language, list, entriesOf(files, list)) ?? []),
  ];
  return { lists, rated: [...found, ...choices].flatMap(guess => rate(language, guess) ?? []) };
}

function single(list: 'versao' | 'extensao', expected: string, proposed: string | undefined): Measured {
  const right = proposed === expected ? 1 : 0;
  const wrong = proposed === undefined || right === 1 ? [] : [proposed];
  return { list, expected: 1, proposed: proposed === undefined ? 0 : 1, right, found: right, wrong };
}

function compare(language: Language, list: List, proposed: readonly string[]): Measured | undefined {
  const truth = truthOf(language, list);
  // What nobody has looked up is not known to be right: the corpus has to be told before it may be proposed.
  if (truth === undefined && proposed.length === 0) return undefined;
  const forms = new Set((truth ?? []).flatMap(entry => entry.split('|')));
  const wrong = proposed.filter(entry => !forms.has(entry));
  const given = new Set(proposed);
  const found = (truth ?? []).filter(entry => entry.split('|').some(form => given.has(form)));
  return {
    list,
    expected: truth?.length ?? 0,
    proposed: proposed.length,
    right: proposed.length - wrong.length,
    found: found.length,
    wrong,
  };
}

function entriesOf(files: ReferenceFiles, list: List): readonly string[] {
  const commands = files.comandos.grupos.flatMap(({ comandos }) => comandos);
  switch (list) {
    case 'reservadas':
      return files.sintaxe.reservadas.map(({ palavra }) => palavra);
    case 'embutidas':
      return files.embutidas.funcoes;
    case 'modulos':
      return files.modulos.modulos.map(({ nome }) => nome);
    case 'comandos':
      return commands.map(({ nome }) => nome);
    case 'opcoes':
      return commands.flatMap(({ opcoes }) =>
        opcoes.map(option => ((option as { flag?: string }).flag ?? '').replace(/[ =,[].*$/, '')),
      );
    case 'erros':
      return files.erros.codigos.map(({ codigo }) => codigo);
  }
}

function rate(language: Language, { at, score, samples }: ShownGuess): Rated | undefined {
  const list = LISTS.find(each => each === at.split('.').at(-1));
  const truth = list && truthOf(language, list);
  if (!truth || score === null || samples.length === 0) return undefined;
  const right = samples.filter(sample => truth.includes(sample)).length;
  return { score: Math.min(1, Math.max(0, score)), shown: samples.length, right };
}
