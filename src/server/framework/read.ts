import type { Framework } from '../../config/frameworks.js';
import {
  asGivenOut,
  type Captures,
  isCode,
  Queries,
  QueryMistake,
  type SourceFile,
  withContext,
} from '../../extract/index.js';
import { UserError } from '../../findings/user-error.js';
import type { Repository } from '../../repository/repository.js';
import type { Gap, Reading } from '../route.js';
import { ServerSourceError } from '../source-error.js';
import { assemble } from './assemble.js';
import type { Program } from './calls.js';
import { collect } from './collect.js';
import { environmentOf } from './environment.js';
import { isUnreached } from './unreached.js';

/**
 * Reads the routes of a server in any language, by the description of its framework, and nothing of it is run.
 * @param file relative to the root, with `/`
 * @throws {UserError} for a file that cannot be read, and a description whose queries are none
 */
export async function readFramework(
  file: string,
  name: string,
  framework: Framework,
  repository: Repository,
): Promise<Reading> {
  const queries = new Queries();
  const placeOf = () => ({ file });
  try {
    return await withContext({ repository, report: () => {}, placeOf, tables: 'named' }, ({ files }) =>
      files.withGrammars(() => {
        const programs = new Map<string, Program>();
        const matches = new Map<string, readonly Captures[]>();
        const programOf = (path: string): Program => {
          const source = files.open(path);
          const known = programs.get(path);
          if (known) return known;
          source.hold();
          const program = {
            source,
            evaluate: (node: Parameters<Program['evaluate']>[0]) =>
              asGivenOut(files.evaluator.evaluate(node, { file: source, env: undefined })),
          };
          programs.set(path, program);
          return program;
        };
        files.evaluator.restart();
        const isReachedIn = (source: SourceFile) => (captures: Captures) => {
          const node = captures.get('call') ?? captures.get('on');
          return node === undefined || !isUnreached(node, source);
        };
        const matching = (source: SourceFile, match: string): readonly Captures[] => {
          const syntax = files.syntaxOf(source.path);
          const key = `${source.path}\0${match}`;
          const found =
            matches.get(key) ?? (syntax ? queries.in(source, syntax, match).filter(isReachedIn(source)) : []);
          matches.set(key, found);
          return found;
        };
        files.evaluator.environment = environmentOf(framework, matching);
        const collected = collect(file, {
          framework,
          programOf,
          evaluateIn: (node, { source }, env) => files.evaluator.evaluate(node, { file: source, env }),
          withFields: fieldOf => {
            files.evaluator.fieldOf = fieldOf;
          },
          memberOf: (object, name) => files.evaluator.members.ifAny(object, name),
          matches: matching,
          saying: (name, source) => {
            const found = files.saying(name, source);
            return found === 'unseen' ? [] : found.map(({ path }) => path);
          },
          isCode: (text, source) => {
            const syntax = files.syntaxOf(source.path);
            return syntax !== undefined && isCode(text, syntax);
          },
          importers: source => files.importers(source).map(({ path }) => path),
        });
        const { servers, gaps } = assemble(collected, framework, file);
        const syntaxErrors = collected.files.flatMap((path): Gap[] => {
          const { source } = programOf(path);
          if (!source.hasError) return [];
          return [
            {
              place: { file: path, line: 1 },
              reason: `${path} has a syntax error: routes may be missing.`,
              remedy: 'Correct the file.',
            },
          ];
        });
        const told = [...syntaxErrors, ...collected.gaps, ...gaps];
        return {
          servers,
          // Where nothing else is told, a file without a server would be silence.
          gaps: servers.length === 0 && told.length === 0 ? [withoutServer(file, framework)] : told,
          notes: collected.notes,
          files: collected.files,
        };
      }),
    );
  } catch (cause) {
    if (cause instanceof QueryMistake)
      throw new UserError(
        `The framework \`${name}\` has a query that cannot be read: ${cause.message}`,
        'Correct it in refdata.yml; docs/frameworks.md has one for each part.',
        { cause },
      );
    if (cause instanceof RangeError)
      throw new ServerSourceError(
        { file, line: 1 },
        'It is nested too deep.',
        'Declare the routes outside of it.',
        { cause },
      );
    throw cause;
  } finally {
    queries.dispose();
  }
}

function withoutServer(file: string, { servers }: Framework): Gap {
  return {
    place: { file, line: 1 },
    reason: `No server was found in ${file}: nothing in it calls ${Object.keys(servers).join(' or ')}.`,
    remedy: 'Name the file that makes the server, or make it by one of these names.',
  };
}
