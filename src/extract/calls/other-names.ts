import type { Context } from '../context.js';
import type { TableName } from '../locator.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { callsNamed, type FoundCall } from './find-calls.js';
import { linesShown } from './not-taken.js';

/** Tells where a function is called by another name, or by somebody that it is given to: calls that do not say its name. */
export function reportOtherNames(
  file: SourceFile,
  name: TableName,
  found: readonly FoundCall[],
  { report }: Pick<Context, 'report'>,
): void {
  const last = name.parts.at(-1) as string;
  const taken = new Set(found.map(each => each.name.id));
  const uses = file
    .occurrences(last)
    .filter(use => !taken.has(use.id) && use.type !== 'type_identifier')
    .map(use => expressionOf(use, name.parts, file))
    .filter(use => use !== undefined);
  const path = file.path;
  const full = name.parts.join('.');
  const lineOf = (node: Node) => file.place(node).line ?? 0;
  for (const other of new Set(uses.flatMap(use => otherNameAt(use, last) ?? []))) {
    const lines = callsNamed(file, { ...name, parts: [other] }).map(each => lineOf(each.name));
    if (lines.length === 0) continue;
    const message = `${full} goes by the name ${other} in ${path}, and calls by that are not read: ${linesShown(lines)}.`;
    report({ rule: 'source-not-taken', message, place: { file: path, line: lines[0] as number } });
  }
  const given = uses.filter(use => isHandedOn(use, last, file) || isCalledByMethod(use, file));
  const handed = [...given, ...saidAsText(last, file)].map(lineOf).sort((a, b) => a - b);
  if (handed.length === 0) return;
  const message = `${full} is handed on in ${path}, and calls that are made with it there are not read: ${linesShown(handed)}.`;
  report({ rule: 'source-not-taken', message, place: { file: path, line: handed[0] as number } });
}

/** The whole expression that a name ends: `registry.define`; undefined where it is another one than the locator says. */
function expressionOf(use: Node, parts: readonly string[], file: SourceFile): Node | undefined {
  let at = use;
  for (let parent = at.parent; parent; parent = at.parent) {
    const meaning = file.language.expression(parent);
    if (meaning.kind !== 'member' || meaning.object.id === at.id) break;
    at = parent;
  }
  const full = parts.join('.');
  return parts.length === 1 || at.text === full || at.text.endsWith(`.${full}`) ? at : undefined;
}

/** The name that a function is given there: `other = define`, `import { define as other }`, `{ define: other }`. */
function otherNameAt(use: Node, own: string): string | undefined {
  const { parent } = use;
  const imported = parent?.childForFieldName('alias') ?? parent?.parent?.childForFieldName('alias');
  const isKey = parent?.type === 'pair_pattern' && parent.childForFieldName('key')?.id === use.id;
  const renamed = isKey ? parent.childForFieldName('value') : null;
  // Go has lists on both sides.
  const list = parent?.type === 'expression_list' && parent.namedChildCount === 1 ? parent.parent : null;
  const target = imported ?? renamed ?? list?.childForFieldName('left')?.firstNamedChild ?? targetOf(use);
  return target && target.text !== own && /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(target.text)
    ? target.text
    : undefined;
}

/** What is given the value that a node is. */
function targetOf({ id, parent }: Node): Node | null {
  const given = parent?.childForFieldName('right') ?? parent?.childForFieldName('value');
  if (!parent || given?.id !== id) return null;
  const [target] = ['left', 'name', 'pattern'].flatMap(field => parent.childForFieldName(field) ?? []);
  return target ?? null;
}

/** Whether a function goes to a call: not what is called like a class, of which calls ask what something is. */
function isHandedOn(use: Node, own: string, { language }: SourceFile): boolean {
  // `&define/1` of Elixir.
  const captured = use.parent?.parent;
  const isCaptured = captured && /^&\s*[\w.?!]+\/\d+$/.test(captured.text);
  const list = isCaptured ? captured.parent : use.parent;
  const call = list?.parent;
  if (!list || !call || !/^argument(?:s|_list)$/.test(list.type)) return false;
  if (/^\p{Lu}/u.test(own)) return false;
  const meaning = language.expression(call);
  return meaning.kind === 'call' && !ASKING.test(meaning.callee.text);
}

/** `define.call(null, "x")`, `define.__call__("x")`: methods of a function that call it, or give one that does. */
function isCalledByMethod(use: Node, { language }: SourceFile): boolean {
  const meaning = use.parent ? language.expression(use.parent) : undefined;
  return meaning?.kind === 'member' && meaning.object.id === use.id && CALLING.test(meaning.name);
}

const CALLING = /^(?:call|apply|bind|curry|__call__|invoke|to_proc)$/;

/** Where a text or symbol is the name of a function for somebody who calls what is called so: `send(:define, "x")`. */
function saidAsText(name: string, { root, text, language }: SourceFile): Node[] {
  if (!/^[\p{L}_]\w*$/u.test(name)) return [];
  return [...text.matchAll(new RegExp(`["'\`:](${name})(?![\\w(])`, 'gu'))].flatMap(({ index }) => {
    let node = root.descendantForIndex(index + 1);
    if (!node || !TEXT.test(node.type)) return [];
    while (node.parent && TEXT.test(node.parent.type)) node = node.parent;
    if (node.text.replace(/^:?["'`]?|["'`]$/g, '') !== name) return [];
    const variable = targetOf(node)?.text;
    // A text of PHP that a variable has is called by that.
    if (variable?.startsWith('$')) return text.includes(`${variable}(`) ? [node] : [];
    let call = node.parent;
    for (let steps = 0; call && steps < 3 && language.expression(call).kind !== 'call'; steps += 1)
      call = call.parent;
    const meaning = call ? language.expression(call) : undefined;
    return meaning?.kind === 'call' && BY_NAME.test(meaning.callee.text) ? [node] : [];
  });
}

const TEXT = /string|symbol|atom|content|quoted/;
/** What calls a function, or gives one, by a text that names it. */
const BY_NAME =
  /(?:^|[.>:])(?:(?:public_|__)?send(?:__)?|(?:public_|instance_)?method|try|call_user_func(?:_array)?|array_(?:map|walk|filter|reduce)|u[ak]?sort|fromCallable|getattr|methodcaller|apply|getMethod|getDeclaredMethod|GetMethod|InvokeMember|MethodByName)$/;

/** What only looks at what it is given. */
const ASKING =
  /(?:^|\.)(?:callable|isinstance|issubclass|hasattr|getattr|id|repr|str|print|log|type|len|bool|hash)$/;
