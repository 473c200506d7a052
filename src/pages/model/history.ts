import { z } from 'zod';
import type { VersaoMudada } from '../../contract/generated/contract.js';
import { parseKept } from '../../findings/parse-kept.js';
import { strict } from '../../findings/strict-object.js';
import { UserError } from '../../findings/user-error.js';

/** What each published version changed, the newest first, committed with the language: `refdata changelog --write` adds to it. */
const historySchema = strict({
  versoes: z.array(
    strict({
      versao: z.string().min(1),
      anterior: z.string().min(1),
      data: z.iso.date(),
      /** Of the texts; before it was recorded, they were in English. */
      idioma: z.enum(['pt', 'en']).exactOptional(),
      mudancas: z.array(
        strict({
          regra: z.string().min(1),
          nivel: z.enum(['major', 'minor', 'patch', 'info']),
          nome: z.string(),
          id: z.string().min(1).nullable(),
          texto: z.string().min(1),
        }),
      ),
    }),
  ),
});

export type History = readonly VersaoMudada[];

const REMEDY = 'Bring back the version of git: `refdata changelog A..B --write` adds to it.';

/** Parses a history. @throws {UserError} when it is none, or has a version twice. */
export function parseHistory(text: string, file: string): History {
  const { versoes } = parseKept(text, file, historySchema, { what: 'list of versions', remedy: REMEDY });
  const twice = versoes.find(({ versao }, i) => versoes.findIndex(each => each.versao === versao) !== i);
  if (twice) throw new UserError(`${file} has version ${twice.versao} twice.`, REMEDY);
  return versoes;
}

/** The text of a history, the same for the same versions. */
export function historyText(versoes: History): string {
  return `${JSON.stringify({ versoes }, null, 2)}\n`;
}

/** A history with a version more: in the place that it had, beside those that it follows or comes before, or as the newest. */
export function withVersion(history: History, version: VersaoMudada): History {
  const same = history.findIndex(({ versao }) => versao === version.versao);
  if (same >= 0) return history.with(same, version);
  const next = history.findIndex(({ anterior }) => anterior === version.versao);
  const before = history.findIndex(({ versao }) => versao === version.anterior);
  return history.toSpliced(next >= 0 ? next + 1 : Math.max(before, 0), 0, version);
}
