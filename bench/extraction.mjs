/**
 * The work whose speed and memory is compared: extraction of a configuration, and the bare parser on the same files.
 * As a process (`node bench/extraction.mjs <parse|extract> <repo> <config> <files as JSON>`) it does one of the two once, and
 * prints its processor time and its peak of memory.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parser as EngineParser } from 'web-tree-sitter';
import { extract } from '../build/extract/extract.js';
import { languages } from '../build/extract/generated/languages.js';
import { openRepository } from '../build/repository/repository.js';
import { loadConfig } from '../build/run/configuration.js';
import { readAsset } from '../build/runtime/assets.js';
import { processorTime } from './measure.mjs';

// A copy of the parser for itself, so that neither side warms up the other's.
const { Language, Parser } = createRequire(import.meta.url)('web-tree-sitter');
let started;

/** File name of the grammar that reads a path; nothing for a file that no language reads. */
export function grammarOf(path) {
  const extension = path.slice(path.lastIndexOf('.'));
  const language = languages.find(({ extensions }) => extensions.includes(extension));
  if (!language) return undefined;
  const { grammar } = language;
  return basename(typeof grammar === 'string' ? grammar : grammar[extension]);
}

/** Prepares an extraction: everything that a build does before its seven files are put together. */
export function prepareExtraction(repo, config) {
  const loaded = loadConfig(config, 'refdata.yml');
  const repository = openRepository(repo, loaded.config.limits?.source_mib);
  const paths = new Map();
  const watched = {
    read: path => {
      const text = repository.read(path);
      paths.set(text, path);
      return text;
    },
    readBytes: path => repository.readBytes(path),
    isFile: path => repository.isFile(path),
    glob: pattern => repository.glob(pattern),
  };
  return {
    async run() {
      const problems = [];
      const extracted = await extract(loaded, {
        repository: watched,
        report: problem => problems.push(problem),
      });
      return { extracted, problems };
    },
    /** The files that a run parses: many more are read, and only searched for names. */
    async parsed() {
      const parsed = new Set();
      const { parse } = EngineParser.prototype;
      EngineParser.prototype.parse = function (text, ...more) {
        const path = paths.get(text);
        if (path !== undefined && grammarOf(path) !== undefined) parsed.add(path);
        return parse.call(this, text, ...more);
      };
      try {
        await this.run();
      } finally {
        EngineParser.prototype.parse = parse;
      }
      return [...parsed].sort();
    },
  };
}

/** Prepares parsing and nothing else: texts are in memory, grammars are loaded. */
export async function prepareParsing(repo, files) {
  const inputs = [];
  const loaded = new Map();
  for (const file of files) {
    const name = grammarOf(file);
    if (!loaded.has(name)) {
      started ??= Parser.init();
      await started;
      loaded.set(name, await Language.load(readAsset(`wasm/${name}`)));
    }
    inputs.push({ text: readFileSync(join(repo, file), 'utf8'), grammar: loaded.get(name) });
  }
  return {
    bytes: inputs.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0),
    run() {
      for (const { text, grammar } of inputs) {
        const parser = new Parser();
        parser.setLanguage(grammar);
        parser.parse(text).delete();
        parser.delete();
      }
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [what, repo, config, files] = process.argv.slice(2);
  // Like the command line.
  await import('../build/runtime/engine.js');
  // Grammars are loaded before the clock starts.
  const parsing = await prepareParsing(repo, JSON.parse(files));
  const work = what === 'parse' ? parsing : prepareExtraction(repo, config);
  const took = await processorTime(() => work.run());
  console.log(JSON.stringify({ took, peakMib: process.resourceUsage().maxRSS / 1024 }));
}
