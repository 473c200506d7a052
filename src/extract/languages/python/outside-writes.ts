import type { OutsideWrites } from '../language/effects.js';
import { ATTRIBUTE_SETS } from './attributes.js';

/** With a bound: of a word of megabytes each letter would be kept to go back to. */
const NAME = '[\\p{L}\\p{N}_]{1,200}';
/** The last name of what has a member, or where an expression ends that has it. */
const OWNER = `(?:(?<![\\p{L}\\p{N}_])(?<owner>${NAME})|[)\\]])`;
/** `m.f = …`, `m.f += …`, `m.f: int = …`, `m.f, x = …` */
const ASSIGNED = new RegExp(
  `${OWNER}\\.(?<member>${NAME})\\s*(?::[^\\n=]{0,200}=(?!=)|[-+*/%&|^@<>]{0,3}=(?!=)|,[^\\n(=]{0,200}=(?!=))`,
  'gu',
);
/** `x, m.f = …`, `for m.f in …`, `with … as m.f`, `del m.f`: what stands in them may be written. */
const TOGETHER = /^[^\n(=]*,[^\n(=]*=(?!=)|\bfor\b[^\n]{0,200}?\bin\b|\bas\b[^\n]*|\bdel\b[^\n]*/gm;
const MEMBER = new RegExp(`${OWNER}\\.(?<member>${NAME})`, 'gu');
/** `setattr(m, "f", …)`, `delattr(m, name)` */
const BY_NAME = new RegExp(
  `\\b(?:set|del)attr\\(\\s*(?:${NAME}\\.)*(?<owner>${NAME})?[^,\\n]{0,200},\\s*(?:["'](?<member>${NAME})["'])?`,
  'gu',
);
/** Not what is only looked at: `m.__dict__.get(…)`, `vars(m)[name]`. */
const WRITTEN =
  '(?!\\s*(?:\\.(?:get|items|keys|values|copy)\\b|\\[[^\\]\\n]{0,100}\\](?!\\s*[|]?=(?!=))|:|==|\\bif\\b))';
/** `m.__dict__`, `vars(m)`, `m.__setattr__(…)`: any of its members. */
const WHOLE = new RegExp(
  `(?<!\\bin\\s+(?:${NAME}\\.){0,3})${OWNER}\\.__(?:dict__${WRITTEN}|(?:set|del)attr__)|(?<!\\bin\\s+)\\bvars\\(\\s*(?:${NAME}\\.)*(?<asked>${NAME})?\\s*\\)${WRITTEN}`,
  'gu',
);
/** Whether a text may write to members without saying their names behind a point. */
const ANY_MEMBER = /\b(?:set|del)attr\(|__dict__|__(?:set|del)attr__|\bvars\(/;
/** What no text is without that sets an attribute that says something. */
const ANY_ATTRIBUTE = /\.__|attr\(|\bupdate_wrapper\(/;
const IMPORT =
  /^[ \t]*(?:from[ \t]+\S+[ \t]+import[ \t]*(?:\((?<listed>[^)]*)\)|(?<names>[^\n]*))|import[ \t]+(?<modules>[^\n]*))/gm;
const IMPORTED = new RegExp(`^\\s*(?:${NAME}\\.)*(?<name>${NAME}|\\*)(?:\\s+as\\s+(?<other>${NAME}))?`, 'u');

/** Comments and texts. */
const SPOKEN = /("""|''')[\s\S]*?\1|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#[^\n]*/g;
/** What names classes only to ask what something is, or to be made from them. */
const ASKING =
  /\bclass\s+[^\n:]*:|\bexcept\b[^\n:]*:|\bis(?:instance|subclass)\([^()\n]*(?:\([^()]*\))?[^()\n]*\)/g;
/** What gets a value by another name: parameters, what loops and assignments bind. */
const BINDING = new RegExp(
  [
    `\\bdef\\s+${NAME}\\s*\\(([^)]{0,2000})\\)`,
    '\\blambda\\b([^:\\n]{0,200}):',
    '\\bfor\\b([^\\n]{0,200}?)\\bin\\b',
    `\\bas\\s+(${NAME})`,
    `(?<![\\p{L}\\p{N}_])(${NAME})\\s*(?::[^=\\n]{0,200})?=(?!=)`,
  ].join('|'),
  'gu',
);
const NAMES = new RegExp(NAME, 'gu');
/** A module that is asked for by its name as a text, by the last part of that: `sys.modules["a.b"]`. */
const LOADED = new RegExp(
  `\\b(?:modules\\s*\\[|modules\\.get\\(|import_module\\(|__import__\\()\\s*["'](?:${NAME}\\.)*(${NAME})["']`,
  'gu',
);

interface Write {
  /** The last name of what has the member; undefined for another expression. */
  readonly owner: string | undefined;
  /** The member; undefined where any may be meant. */
  readonly member: string | undefined;
}

/** What a text may set of what it imports, by its words. */
export function outsideWrites(text: string): OutsideWrites {
  return new TextWrites(text);
}

/** Each part of it is looked up when something asks for it: most texts set nothing of others. */
class TextWrites implements OutsideWrites {
  private readonly mayByName: boolean;
  private readonly code = lazy(() => this.text.replace(SPOKEN, "''"));
  private readonly attributes = lazy(() => (ANY_ATTRIBUTE.test(this.text) ? attributeWrites(this.text) : []));
  private readonly members = lazy(() => writes(this.code(), this.mayByName ? this.text : undefined));
  private readonly imported = lazy(() => importedNames(this.code()));
  private readonly bound = lazy(() => boundNames(this.code()));
  private readonly others = lazy(() => this.code().replace(IMPORT, '').replace(ASKING, ''));
  /** Modules that it asks for by their names as texts. */
  private readonly loaded = lazy(() => new Set([...this.text.matchAll(LOADED)].map(([, name = '']) => name)));
  private readonly handed = new Map<string, boolean>();

  constructor(private readonly text: string) {
    this.mayByName = ANY_MEMBER.test(text);
  }

  ofMember(module: string, name: string): boolean {
    if (!this.mayByName && !this.text.includes(`.${name}`)) return false;
    return this.reach(
      module,
      this.members().filter(({ member }) => member === undefined || member === name),
    );
  }

  ofNewMember(module: string, isKnown: (name: string) => boolean): boolean {
    return this.reach(
      module,
      this.members().filter(({ member }) => member === undefined || !isKnown(member)),
    );
  }

  /** Whether some of its writes may be to what it has of a module. */
  private reach(module: string, found: readonly Write[]): boolean {
    if (found.length === 0) return false;
    const names = this.imported().get(module) ?? [];
    return (
      this.loaded().has(module) || isOwner(names, found) || (this.mayBeAny(found) && this.isHandedOn(names))
    );
  }

  ofAttribute(module: string, name: string): boolean {
    const attributes = this.attributes();
    if (attributes.length === 0) return false;
    const names = this.imported().get(name) ?? [];
    const modules = this.imported().get(module) ?? [];
    if (names.length + modules.length === 0 && !this.imported().has('*')) return false;
    if (isOwner([name, ...names], attributes)) return true;
    return (
      this.mayBeAny(attributes) && this.isHandedOn([...names, ...modules.map(each => `${each}.${name}`)])
    );
  }

  handsOn(name: string): boolean {
    return this.isHandedOn([name]);
  }

  /** Whether what is written to may be anything that it was given. */
  private mayBeAny(found: readonly Write[]): boolean {
    return found.some(({ owner }) => owner === undefined || this.bound().has(owner));
  }

  /** Whether it gives something on, by one of its names, to what may write to it under another one. */
  private isHandedOn(names: readonly string[]): boolean {
    return names.some(name => {
      const known = this.handed.get(name) ?? handedOn(name).test(this.others());
      this.handed.set(name, known);
      return known;
    });
  }
}

/** What a function gives, asked for once. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function boundNames(code: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, ...parts] of code.matchAll(BINDING))
    for (const part of parts) for (const [name] of part?.matchAll(NAMES) ?? []) found.add(name);
  return found;
}

function isOwner(names: readonly string[], writes: readonly Write[]): boolean {
  return writes.some(({ owner }) => owner !== undefined && names.includes(owner));
}

/** The names that a text has for what it imports, by the name that this has where it is. */
function importedNames(text: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { groups } of text.matchAll(IMPORT))
    for (const each of (groups?.listed ?? groups?.names ?? groups?.modules ?? '').split(',')) {
      const { name, other } = IMPORTED.exec(each)?.groups ?? {};
      if (name !== undefined) found.set(name, [...(found.get(name) ?? []), other ?? name]);
    }
  return found;
}

/**
 * @param code the text without its comments and texts.
 * @param text with them, where names of members may be among them.
 */
function writes(code: string, text: string | undefined): readonly Write[] {
  const found: Write[] = [];
  const add = (match: RegExpMatchArray) => {
    const { owner, asked, member } = match.groups ?? {};
    if (owner !== 'self' && owner !== 'cls') found.push({ owner: owner ?? asked, member });
  };
  for (const match of code.matchAll(ASSIGNED)) add(match);
  if (text !== undefined) {
    for (const match of code.matchAll(WHOLE)) add(match);
    for (const match of text.matchAll(BY_NAME)) add(match);
  }
  for (const [statement] of code.matchAll(TOGETHER))
    for (const match of statement.matchAll(MEMBER)) add(match);
  return found;
}

function attributeWrites(text: string): readonly Write[] {
  return [...text.matchAll(ATTRIBUTE_SETS)].map(([, ...owners]) => ({
    owner: owners.find(each => each !== undefined),
    member: undefined,
  }));
}

/** A name as a value that goes somewhere: `patch(m)`, `k = m`, `for f in (m.a, b)`. */
function handedOn(name: string): RegExp {
  return new RegExp(
    `(?:[(,=[{*:]|\\b(?:in|return|yield|or|and|else|if|not|lambda))\\s*(?<![\\p{L}\\p{N}_.])${name.replace('.', '\\.')}\\s*(?:[,)\\]}#;\\n]|$|(?:if|else|or|and|for)\\b)`,
    'u',
  );
}
