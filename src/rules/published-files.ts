import type { RuleInfo } from '../findings/rule-info.js';

/** What is wrong with a published file before its content can be judged. Nothing in refdata.yml changes these. */

export const fileMissing = fixedError({
  id: 'file-missing',
  title: 'All seven files are there',
  why: 'Clients start at the index and follow `rotas`; a file that is not there ends in an error for their users.',
  remedy: 'Publish all seven files together; `refdata build` always writes all of them.',
});

export const fileUnreadable = fixedError({
  id: 'file-unreadable',
  title: 'Every file can be read',
  why: 'A server that answers with an error, or not in time, gives clients nothing.',
  remedy: 'Open the address or the file yourself, and look what stands in the way.',
});

export const fileTooLarge = fixedError({
  id: 'file-too-large',
  title: 'A file has at most 64 MiB',
  why: 'Clients read a file as a whole; a larger one is a mistake or an attack.',
  remedy:
    'Look what was written into the file; `limits.published_mib` lets `refdata check` read a larger one.',
});

export const fileUnknown: RuleInfo = {
  id: 'file-unknown',
  level: 'notice',
  title: 'Only the files of the contract are beside each other',
  why: 'Nothing refers to another JSON file in `api/`: it may be a misspelt name, or left over from an earlier version.',
  remedy: 'Rename or remove the file; data of your own has a better place outside `api/`.',
  fixed: true,
};

export const encoding = fixedError({
  id: 'encoding',
  title: 'A file is UTF-8 without byte order mark',
  why: 'JSON is UTF-8 (RFC 8259); many parsers refuse a byte order mark, and all show wrong letters for other encodings.',
  remedy: 'Save the file as UTF-8 without byte order mark.',
});

export const jsonSyntax = fixedError({
  id: 'json-syntax',
  title: 'A file is JSON',
  why: 'No client can read it otherwise.',
  remedy: 'Write the file with a JSON library rather than by hand; look whether it was cut short.',
  example: '{"versao": "1.4.0", "total": 1, "fun',
  exampleAt: '/api/embutidas.json',
});

export const jsonDuplicateKey = fixedError({
  id: 'json-duplicate-key',
  title: 'A key stands once in its object',
  why: 'Most parsers keep the last one and say nothing, others the first: two clients see different data.',
  remedy: 'Remove one of the two.',
  example: '{\n  "versao": "1.4.0",\n  "exemplos": 8,\n  "exemplos": 9\n}',
  exampleAt: '/api/conteudos.json',
});

export const schema = fixedError({
  id: 'schema',
  title: 'A file follows its JSON Schema',
  why: 'Clients are written against exactly these fields and types; one that is missing, or of another type, breaks them.',
  remedy: 'Give the value that `schemas/` describes; fields of your own do not belong into these files.',
  example: '{\n  "code": "LM0101",\n  "titulo": "Indentação inconsistente"\n}',
  exampleAt: '/api/erros.json, `codigos/0`',
});

export const CONTRACT_RULES: readonly RuleInfo[] = [
  fileMissing,
  fileUnreadable,
  fileTooLarge,
  fileUnknown,
  encoding,
  jsonSyntax,
  jsonDuplicateKey,
  schema,
];

function fixedError(info: Omit<RuleInfo, 'level' | 'fixed'>): RuleInfo {
  return { ...info, level: 'error', fixed: true };
}
