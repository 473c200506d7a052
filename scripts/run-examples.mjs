/**
 * Runs the examples in a template, so that the page shows what really comes out:
 *
 *     <!-- example -->          the rows that the source yields after its steps
 *     <!-- example records -->  the records that the steps would see
 *     ```python src/tokens.py   any number of files
 *     ```yaml                   a source, as refdata.yml has it
 *     <!-- /example -->
 *
 * Reads compiled code from `build/`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readList } from '../build/extract/extract.js';
import { readExtraction, readRows } from '../build/extract/pipeline.js';
import { SourceFiles } from '../build/extract/source-files.js';
import { source } from '../build/extract/source-schema.js';
import { REPORTED } from '../build/extract/steps/expressions.js';
import { openRepository } from '../build/repository/repository.js';
import { code, fence } from './markdown.mjs';

const EXAMPLE = /^<!-- example( records)? -->\n([\s\S]*?)^<!-- \/example -->$/gm;
const FENCE = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;

/** The template with every example followed by its result. */
export async function runExamples(template) {
  const results = [];
  for (const [, records, body] of template.matchAll(EXAMPLE))
    results.push(await run(body, records !== undefined));
  return template.replaceAll(EXAMPLE, () => results.shift());
}

async function run(body, showRecords) {
  const fences = [...body.matchAll(FENCE)].map(([, language, file, text]) => ({ language, file, text }));
  const spec = fences.find(({ file }) => file === undefined);
  const folder = mkdtempSync(join(tmpdir(), 'refdata-example-'));
  try {
    for (const { file, text } of fences) {
      if (file === undefined) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const { values, problems } = await read(spec.text, folder, showRecords);
    const shown = fences.map(
      ({ language, file, text }) => `${file ? `In ${code(file)}:\n\n` : ''}${fence(text, language)}`,
    );
    const lines = [...values.map(oneLine), ...problems];
    return [
      ...shown,
      showRecords ? 'Its records:' : 'This gives:',
      fence(lines.join('\n'), problems.length > 0 ? 'text' : 'json'),
    ].join('\n\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function read(text, folder, showRecords) {
  const parsed = source.safeParse(parse(text, { merge: true }));
  if (!parsed.success)
    throw new Error(`this example is no source:\n${text}\n${z.prettifyError(parsed.error)}`);
  const repository = openRepository(folder);
  const files = new SourceFiles(repository);
  const problems = [];
  const context = {
    repository,
    files,
    placeOf: () => ({ file: 'refdata.yml' }),
    report: ({ rule, message, place }) =>
      problems.push(`${place.line ? `${place.file}:${place.line} ` : ''}${rule}: ${message}`),
    leavesOut: () => {},
    rows: (spec, at) => readRows(spec, at, context),
    extraction: (spec, at) => readExtraction(spec, at, context),
  };
  try {
    if (!showRecords)
      return { values: (await readList([parsed.data], [], context)).map(({ value }) => value), problems };
    const extraction = await readExtraction(parsed.data, [], context);
    const values =
      extraction.kind === 'value' ? [extraction.value] : extraction.records.map(({ fields }) => fields);
    return { values, problems };
  } finally {
    files.dispose();
  }
}

/** JSON on one line, with room to read it. */
function oneLine(value) {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined && field !== REPORTED);
  return fields.length === 0
    ? '{}'
    : `{ ${fields.map(([key, field]) => `${JSON.stringify(key)}: ${oneLine(field)}`).join(', ')} }`;
}
