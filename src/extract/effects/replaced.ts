import type { Importer } from '../evaluate/modules.js';
import type { Node } from '../syntax/node.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { lang } from './lang.js';

/*
 * What cannot be changed can be replaced: `global T`, `module.T = …`, `C.T = …`. Most names are not, and texts say so before
 * anything is followed.
 */

const escaped = (name: string) => name.replace(/\$/g, '\\$&');

/** Whether a name of a file may be given another value, there or where others have it. */
export function mayBeReplaced(
  name: string,
  bound: BoundName,
  file: SourceFile,
  users: readonly Importer[],
): boolean {
  const { sees, mayRebind } = lang(file);
  if (sees || !mayRebind || bound.scope !== file.root.id || bound.binding.member) return false;
  return (
    mayRebind(bound.name, file.text) || users.some(user => user.says(name) && isAssigned(user.text, name))
  );
}

/** Whether code that is a text may give a name of its file another value; of code that nobody knows, where it has the names of the file. */
export function isSetByText(name: string, code: string | undefined, call: Node, file: SourceFile): boolean {
  if (code === undefined) return lang(file).definesNames?.(call) === true;
  const own = `(?<![\\w$.])${escaped(name)}(?![\\w$])`;
  return new RegExp(
    `${own}\\s*(?:[-+*/%&|^@<>?]{0,3}=(?![=>])|\\+\\+|--|,[^=\\n]*=(?!=))|(?:\\+\\+|--|\\b(?:as|class|def|del|for|function|import))\\s*${own}`,
  ).test(code);
}

/** Whether a text assigns a member of this name, or may do so by a text. */
function isAssigned(text: string, name: string): boolean {
  const member = new RegExp(`\\.${escaped(name)}\\s*(?:[-+*/%&|^@<>]{0,3}=(?!=)|,)`);
  return member.test(text) || /\b(?:setattr|defineProperty|Reflect\.set)\b/.test(text);
}

/** Whether the text of a file gives a member of a class another value, as the class's own and not that of an instance. */
export function mayReplaceMember(name: string, classNode: Node, file: SourceFile): boolean {
  if (lang(file).sees) return false;
  return ofClass(name, classNode).test(file.text) || /\bstatic\s*\{/.test(classNode.text);
}

/** The same of one statement. */
export function replacesMember(statement: Node, name: string, classNode: Node): boolean {
  for (let at: Node | null = statement; at; at = at.parent) if (at.type === 'class_static_block') return true;
  return ofClass(name, classNode).test(statement.text);
}

function ofClass(name: string, classNode: Node): RegExp {
  const own = classNode.childForFieldName('name')?.text ?? '\\0';
  const holders = `\\b(?:${escaped(own)}|cls)|\\b__class__|\\btype\\(\\w+\\)`;
  return new RegExp(`(?:${holders})\\.${escaped(name)}\\s*(?:[-+*/%&|^@<>?]{0,3}=(?![=>])|\\+\\+|--)`);
}
