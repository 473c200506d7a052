import { z } from 'zod';
import type { Place } from '../../findings/finding.js';
import { counted } from '../../text/counted.js';
import { nearest } from '../../text/nearest.js';
import { reportLines } from '../calls/not-taken.js';
import { type ClassText, lastWord, unnamedIn } from '../components/classes.js';
import { constantOf } from '../components/constants.js';
import { Hierarchy, OfMissingBase } from '../components/hierarchy.js';
import { memberValue } from '../components/members.js';
import type { Context } from '../context.js';
import { callMessage, placeholderOr, toPlain, withPlaceholders } from '../evaluate/plain-data.js';
import { CallResult, Unresolved } from '../evaluate/value.js';
import { grammarOption } from '../grammar-option.js';
import { readFiles } from '../read-files.js';
import { record, type SourceRecord } from '../record.js';
import type { SourceFile } from '../syntax/source-file.js';
import { reportNotes } from '../tables/reports.js';
import { type KindOf, NOTHING } from './kind.js';

/** Names shown when nothing is found. */
const MAX_SUGGESTIONS = 8;
/** What every record has of its own. */
const RESERVED = new Set(['key', 'value', 'file', 'line', 'documentation', 'summary', 'annotations']);
/** The name of a method or property, with parentheses where it is called. */
const MEMBER = /^[\p{L}_$][\p{L}\p{Nd}_$]*(?:\(\))?$/u;

/** `components`: the classes that implement something, with what their methods return. */
export const kind: KindOf<string> = {
  name: 'components',
  path: 'itself',
  schema: z
    .string()
    .min(1)
    .regex(
      /^[^#]+$/,
      'A path or glob of files: what is looked for in them stands below `implements` and `fields`.',
    )
    .meta({
      description:
        'Files (or a glob) whose classes implement a trait or interface or extend a class (`implements`), or carry an annotation or decorator (`annotated`): a record for each, with its name as `key`, and what its methods return and its constants hold as `fields`. Nothing is run: a method that does more than return one value is not known.',
      examples: ['src/commands/**/*.rs', 'src/main/java/**/*Check.java'],
    }),
  options: {
    implements: z
      .string()
      .min(1)
      .meta({
        description: 'The trait, interface or base class; also through other classes.',
        examples: ['Command'],
      }),
    annotated: z
      .string()
      .min(1)
      .meta({
        description: 'The annotation, decorator or attribute.',
        examples: ['Command', 'click.command'],
      }),
    fields: z
      .record(
        z.string().refine(name => !RESERVED.has(name), 'Every record has a field of this name.'),
        z
          .string()
          .regex(MEMBER, 'The name of a method with its parentheses, name(), or of a constant: NAME.'),
      )
      .meta({
        description:
          'Fields of the record: methods (`name()`), and constants or properties (`NAME`), of the class itself or of one that it extends.',
        examples: [{ nome: 'name()', resumo: 'description()' }],
      }),
    otherwise: z.record(z.string(), z.json()).meta({
      description:
        'What a field is where a class has none of its own: what the base says, when that is not among the files.',
      examples: [{ detalhe: '' }],
    }),
    grammar: grammarOption,
  },
  async read(path, options, at, context) {
    const { implements: base, annotated, fields = {}, otherwise = {}, grammar } = options as Options;
    const place = context.placeOf([...at, 'components']);
    if ((base === undefined) === (annotated === undefined)) {
      const remedy = 'Write `implements: Command`, or `annotated: Command` for an annotation or decorator.';
      context.report({
        rule: 'table-missing',
        message: 'One of `implements` and `annotated` is needed.',
        remedy,
        place,
      });
      return NOTHING;
    }
    const wanted = (base ?? annotated) as string;
    const { evaluator } = context.files;
    evaluator.restart();
    const hierarchy = new Hierarchy(evaluator);
    const files = await readFiles(path, place, context, each =>
      context.files.withGrammars(() => opened(each, grammar, context)),
    );
    const classes = files.flatMap(file => hierarchy.add(file));
    const isMeant = (one: ClassText) =>
      base === undefined ? annotationOf(one, wanted) !== undefined : hierarchy.reaches(one, wanted);
    const meant = classes.filter(one => !one.isAbstract && isMeant(one));
    if (base !== undefined) for (const file of files) reportUnnamed(file, base, meant, hierarchy, context);
    const kept = meant.filter(({ file, node }) => !file.isForTests(node));
    if (kept.length === 0 && files.length > 0)
      reportNone(path, wanted, base, hierarchy, classes, place, context);
    reportTests(meant.length - kept.length, path, place, context);
    const asked = Object.entries(fields).map(([field, text]) => ({
      field,
      name: text.replace('()', ''),
    }));
    const there = new Set<string>();
    const readOne = (one: ClassText): SourceRecord => {
      const values: Record<string, unknown> = {};
      for (const { field, name } of asked) {
        evaluator.restart();
        const find = (member: string) => hierarchy.member(one, member);
        const found = find(name);
        const constant = constantOf(one, name, found, evaluator);
        if (constant !== undefined) {
          values[field] = constant instanceof Unresolved ? placeholderOr(constant) : toPlain(constant);
          there.add(field);
        } else if (found !== undefined && !(found instanceof Unresolved)) {
          values[field] = memberValue(found, find, evaluator);
          there.add(field);
        } else if (found && !(found instanceof OfMissingBase)) values[field] = placeholderOr(found);
        else if (Object.hasOwn(otherwise, field)) values[field] = otherwise[field];
        else if (found) values[field] = placeholderOr(found);
      }
      return componentRecord(one, values, annotated, evaluator);
    };
    const records: SourceRecord[] = [];
    for (const one of kept) records.push(await context.files.withGrammars(() => readOne(one)));
    for (const { field, name } of asked)
      if (kept.length > 0 && !there.has(field)) reportNoMember(name, kept, place, context);
    reportNotes(context, each =>
      asked.some(({ name }) => name === each || meant.some(one => one.name === each)),
    );
    context.files.relax();
    return { kind: 'records', records };
  },
};

interface Options {
  readonly implements?: string;
  readonly annotated?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly otherwise?: Readonly<Record<string, unknown>>;
  readonly grammar?: string;
}

/** A file with its syntax error reported. */
function opened(path: string, grammar: string | undefined, { files, report }: Context): SourceFile {
  const file = files.open(path, grammar);
  const error = file.syntaxError();
  if (error) report({ rule: 'source-syntax', message: `${path} has a syntax error.`, place: error });
  return file;
}

function annotationOf({ file, node }: ClassText, wanted: string) {
  return file.language.definitions
    ?.annotations?.(node)
    .find(({ name }) => name.text === wanted || lastWord(name.text) === wanted);
}

function componentRecord(
  one: ClassText,
  fields: Record<string, unknown>,
  annotated: string | undefined,
  evaluator: Context['files']['evaluator'],
): SourceRecord {
  const { file, node, name } = one;
  const documentation = documentationOf(one);
  const annotation = annotated === undefined ? undefined : annotationOf(one, annotated);
  let marked: unknown;
  if (annotation) {
    const call = { kind: 'call', callee: annotation.name, arguments: annotation.arguments } as const;
    const value = evaluator.calls.asWritten(call, { file, env: undefined });
    marked = value instanceof CallResult ? withPlaceholders(callMessage(value)) : toPlain(value);
  }
  const annotations = marked === undefined ? {} : { annotations: [marked] };
  return record(
    {
      key: name,
      value: fields,
      documentation,
      summary: documentation.split('\n')[0] ?? '',
      ...annotations,
      ...fields,
    },
    file.place(node),
  );
}

/** Of Rust, what stands above the type, and not above what is implemented for it. */
function documentationOf({ file, node, name }: ClassText): string {
  const found = file.definitions().filter(each => each.name === name || each.node.id === node.id);
  return (found.find(each => each.node.id === node.id) ?? found[0])?.documentation ?? '';
}

function reportNone(
  path: string,
  wanted: string,
  base: string | undefined,
  hierarchy: Hierarchy,
  classes: readonly ClassText[],
  place: Place,
  { report }: Context,
): void {
  const all =
    base === undefined
      ? classes.flatMap(
          ({ file, node }) =>
            file.language.definitions?.annotations?.(node).map(({ name }) => name.text) ?? [],
        )
      : hierarchy.baseNames();
  const near = nearest(wanted, [...new Set(all)], MAX_SUGGESTIONS);
  const verb = base === undefined ? 'carries' : 'implements or extends';
  report({
    rule: 'table-missing',
    message: `No class in ${path} ${verb} ${wanted}.`,
    remedy:
      near.length > 0
        ? `There is ${near.join(', ')}.`
        : classes.length === 0
          ? 'There is no class in these files, or none that says what it is made from (as in Go): `symbols` with `of: "*"` reads the methods of types, `query` anything else.'
          : `Of ${counted(classes.length, 'class', 'classes')} that it has none does; correct the glob or the name.`,
    place,
  });
}

/** Tells of classes that are meant and have no name, which no record is of. */
function reportUnnamed(
  file: SourceFile,
  base: string,
  meant: readonly ClassText[],
  hierarchy: Hierarchy,
  { report }: Context,
): void {
  if (!file.text.includes(base)) return;
  const left = unnamedIn(file).filter(one => hierarchy.reaches(one, base) && !file.isForTests(one.node));
  const all = left.length + meant.filter(one => one.file === file).length;
  const lines = left.map(({ node }) => file.place(node).line ?? 1);
  reportLines(all, lines, `classes that are a ${base}`, file, report);
}

function reportNoMember(name: string, kept: readonly ClassText[], place: Place, { report }: Context): void {
  const near = nearest(
    name,
    [...new Set(kept.flatMap(({ members }) => [...members.keys()]))],
    MAX_SUGGESTIONS,
  );
  report({
    rule: 'table-missing',
    message: `None of the ${kept.length} classes has a member ${name}.`,
    remedy: near.length > 0 ? `There is ${near.join(', ')}.` : 'Correct the name below `fields`.',
    place,
  });
}

function reportTests(count: number, path: string, place: Place, { report }: Context): void {
  if (count === 0) return;
  const subject = count === 1 ? `A class of ${path} is` : `${count} classes of ${path} are`;
  report({ rule: 'source-tests', message: `${subject} compiled for tests alone, and left out.`, place });
}
