import { sourceText } from '../text.js';
import { memberOfInstance } from './blueprints.js';
import type { Frame } from './frame.js';
import { LANGUAGE_NAMES, OTHER_MEMBERS, OWN_MEMBERS } from './language-names.js';
import { memberOfModule, PARTS } from './members.js';
import { CHANGING_VAULTS, OF_LISTS, OF_TEXTS, OF_VAULTS } from './methods.js';
import { partOf } from './records.js';
import { type Blueprint, type Instance, isA, List, type Value, Vault } from './value.js';

const TABLES: readonly object[] = [OF_LISTS, OF_TEXTS, OF_VAULTS];
/** Whether a value has nothing under a name: whoever asks for it fails. Some of what an object has may not have been read. */
export function lacks(object: Value, name: string, frame: Frame): 'surely' | 'perhaps' | undefined {
  if (frame.session.mayBeNamed(name) || isMember(object, name)) return undefined;
  if (isA(object, 'request')) return requestLacks(name, frame) ? 'surely' : undefined;
  if (isA(object, 'object') || isA(object, 'blueprint'))
    return objectLacks(object, name, frame) ? 'perhaps' : undefined;
  if (isA(object, 'module')) return memberOfModule(object, name) === undefined ? 'perhaps' : undefined;
  if (object instanceof Vault)
    return object.spoiled === undefined && !object.entries.has(name) ? 'surely' : undefined;
  if ((isA(object, 'record') || isA(object, 'enum')) && object.methods.has(name)) return undefined;
  return isWhole(object) && partOf(object, name) === undefined ? 'surely' : undefined;
}

/** What every request has. */
const OF_REQUESTS: ReadonlySet<string> = new Set([...PARTS, 'method', 'path', 'ip', 'raw_body', 'state']);

/** Whether a request has nothing under a key, as no file of the program says that it gets any. */
export function requestLacks(name: string, { session }: Frame): boolean {
  if (OF_REQUESTS.has(name) || !/^\w+$/.test(name)) return false;
  const given = new RegExp(
    `(["'])${name}\\1(?!\\s*\\])|(?:\\[(?:(["'])${name}\\2|[A-Za-z_]\\w*)\\]|\\.${name})\\s*(?::=|[-+*/]=)`,
    'u',
  );
  return !session.files.some(file => given.test(sourceText(file, session.readFile(file) ?? '').text));
}

/** Whether all is known that a value has. */
function isWhole(value: Value): boolean {
  return PLAIN.has(typeof value) || value instanceof List || OF_PROGRAM.has(typeOf(value));
}

function typeOf(value: Value): string {
  return typeof value === 'object' && value && 'type' in value ? value.type : '';
}

const PLAIN: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);
const OF_PROGRAM: ReadonlySet<string> = new Set(['closure', 'record', 'record-value', 'enum', 'enum-member']);

function isMember(object: Value, name: string): boolean {
  const type = typeOf(object);
  const own = OWN_MEMBERS[type];
  if (own) return own.has(name);
  if (OF_PROGRAM.has(type) || type === 'module') return false;
  const isMethod = TABLES.some(table => Object.hasOwn(table, name)) || CHANGING_VAULTS.has(name);
  return isMethod || OTHER_MEMBERS.has(name) || LANGUAGE_NAMES.has(name) || name.startsWith('__');
}

/** What an object has may be given to it wherever the program says its name. */
function objectLacks(object: Instance | Blueprint, name: string, frame: Frame): boolean {
  const { members, whole } = object;
  if (!whole) return false;
  if (members.has(name) || (isA(object, 'object') && memberOfInstance(object, name) !== undefined))
    return false;
  const given = new RegExp(`(["'])${name}\\1|\\.${name}\\b[^\\n]*?(?::=|[-+*/]=)`, 'u');
  const texts = new Map([[frame.source.file, frame.source.text]]);
  const closures = [...members.values()].filter(each => isA(each, 'closure'));
  for (const { source } of closures) texts.set(source.file, source.text);
  const { files, readFile } = frame.session;
  const said = files.map(file => sourceText(file, readFile(file) ?? '').text).join('\n');
  // What an action does that nobody asks for is never done.
  for (const { name: called, source, body } of closures) {
    const text = texts.get(source.file) ?? '';
    const isAlone = called !== 'setup' && said.split(new RegExp(`\\b${called}\\b`, 'u')).length <= 2;
    if (isAlone) texts.set(source.file, text.replace(source.text.slice(body.start, body.end), ''));
  }
  return ![...texts.values()].some(text => given.test(text));
}
