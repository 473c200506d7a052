import type { Effects } from '../languages/language/effects.js';
import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { isEnumeration, lang } from './lang.js';
import type { Code, World } from './world.js';

/** Functions and classes that are looked at for one question, places that name them, and characters of other files: beyond, nobody knows. */
const MAX_CODE = 300;
const MAX_MENTIONS = 1000;
const MAX_CHARACTERS = 400_000;
/** In a larger file each name stands so often that looking closer at once is cheaper. */
const MAX_FILE_CHARACTERS = 200_000;

/** What a method is asked through: the class that an object of it is made from, or its own name. */
type Through = 'class' | 'name';

/**
 * Whether anything that runs while files are loaded may lead to a function, by names alone: from the function to what names it, from
 * there to what names that. Cheap, and certain only where it says no; {@link Running} looks closer at the rest.
 */
export class Reach {
  private readonly unreached: Readonly<Record<Through, Map<SourceFile, Set<number>>>> = {
    class: new Map(),
    name: new Map(),
  };

  private readonly answers = new Map<SourceFile, Map<number, boolean>>();

  constructor(private readonly world: World) {}

  /** False where it is certain that a function does not run while files are loaded. */
  may(file: SourceFile, fn: Node): boolean {
    if (file.text.length > MAX_FILE_CHARACTERS) return true;
    const known = this.answers.get(file) ?? new Map<number, boolean>();
    this.answers.set(file, known);
    let answer = known.get(fn.id);
    if (answer === undefined) {
      // Both have to be reached: a method, and something that has it.
      // Where a class is loaded without being named, its methods are reached by theirs.
      const isLoaded = lang(file).sees !== undefined;
      answer =
        (isLoaded || this.leads({ file, node: fn }, 'class')) && this.leads({ file, node: fn }, 'name');
      known.set(fn.id, answer);
    }
    return answer;
  }

  private leads(start: Code, through: Through): boolean {
    const known = this.unreached[through];
    const search = new Search(
      this.world,
      through,
      ({ file, node }) => known.get(file)?.has(node.id) === true,
    );
    if (search.reachesTop(start)) return true;
    for (const { file, node } of search.seen) {
      const ids = known.get(file) ?? new Set();
      known.set(file, ids.add(node.id));
    }
    return false;
  }
}

/** One search, backwards from a function. */
class Search {
  readonly seen: Code[] = [];
  private readonly met = new Map<SourceFile, Set<number>>();
  private readonly names = new Set<string>();
  private readonly ahead: Code[] = [];
  private characters = 0;
  private mentions = 0;

  constructor(
    private readonly world: World,
    private readonly through: Through,
    private readonly isUnreached: (code: Code) => boolean,
  ) {}

  reachesTop(start: Code): boolean {
    this.push(start);
    for (let code = this.ahead.pop(); code; code = this.ahead.pop())
      if (this.seen.length > MAX_CODE || this.isNamedAtTop(code)) return true;
    return false;
  }

  private push(code: Code): void {
    const ids = this.met.get(code.file) ?? new Set();
    this.met.set(code.file, ids);
    if (ids.has(code.node.id) || this.isUnreached(code)) return;
    ids.add(code.node.id);
    this.seen.push(code);
    this.ahead.push(code);
  }

  /** Follows what may make a function run, or a class be used; true where that is at the top of a file. */
  private isNamedAtTop(code: Code): boolean {
    const { file, node } = code;
    const effects = lang(file);
    if (effects.isEntry(node)) return false;
    const around = this.world.scopes(file).functionAround(node);
    if (around) {
      this.push({ file, node: around });
      return false;
    }
    if (isDecorated(node) || isEnumeration(node, effects)) return true;
    const of = effects.isClass(node) ? undefined : this.classOf(code);
    const method = of && this.world.methodsOf(of).find(each => each.node.id === node.id);
    if (of && method && (method.hidden || this.through === 'class')) {
      // Called for the classes that are made of this one.
      if (OF_SUBCLASSES.has(method.name)) return true;
      this.push(of);
      return false;
    }
    const name = effects.nameOf ? effects.nameOf(node)?.text : nameOf(node);
    // What is given to others without a name, and what is called without one (`__getattr__` of a module).
    if (name === undefined || isDefault(node) || UNNAMED.test(name) || isHandedOver(node)) return true;
    return this.isSaidAtTop(file, name, method !== undefined);
  }

  /** The class whose body a function stands in. */
  private classOf({ file, node }: Code): Code | undefined {
    const of = this.world.classAround(file, node);
    return of &&
      this.world.scopes(file).functionAround(node)?.id === this.world.scopes(file).functionAround(of.node)?.id
      ? of
      : undefined;
  }

  private isSaidAtTop(home: SourceFile, name: string, isMethod: boolean): boolean {
    const key = isMethod ? name : `${home.path}\0${name}`;
    if (this.names.has(key)) return false;
    this.names.add(key);
    if (this.isSaidIn(home, home, name, isMethod)) return true;
    const others = this.world.modules.saying(name, home);
    if (others === 'unseen') return true;
    for (const other of others) {
      if (!other.says(name)) continue;
      this.characters += other.text.length;
      if (this.characters > MAX_CHARACTERS) return true;
      const file = other.open();
      if (file === 'unseen') return true;
      if (file?.language.effects && this.isSaidIn(file, home, name, isMethod)) return true;
    }
    return false;
  }

  private isSaidIn(file: SourceFile, home: SourceFile, name: string, isMethod: boolean): boolean {
    // Who uses a macro does not say what that calls.
    if (this.world.macros.of(file).some(macro => this.world.macros.spelling(file, macro, name) !== 'nothing'))
      return true;
    for (const node of file.occurrences(name)) {
      this.mentions += 1;
      if (this.mentions > MAX_MENTIONS) return true;
      const alias = aliasOf(node);
      if (alias !== undefined) {
        if (alias === 'default') return true;
        if (alias !== name && this.isSaidAtTop(home, alias, isMethod)) return true;
        continue;
      }
      if (!this.isUse(file, home, node, name, isMethod)) continue;
      const heir = this.heir(file, node);
      const around = this.world.scopes(file).functionAround(node);
      if (heir) this.push(heir);
      else if (around) this.push({ file, node: around });
      else return true;
    }
    return false;
  }

  /** Whether a name may mean what is looked for, and is not only where that is defined. */
  private isUse(file: SourceFile, home: SourceFile, node: Node, name: string, isMethod: boolean): boolean {
    const effects = lang(file);
    const { parent } = node;
    // `Type::make()`, `make<int>()`
    if (parent && /^(qualified_identifier|template_function)$/.test(parent.type)) return true;
    const isName = parent?.childForFieldName('name')?.id === node.id && !effects.call(parent);
    if (!parent || isName || isGiven(node, effects)) return false;
    if (IN_TEXT.test(node.type)) return isAsked(node);
    if (effects.member(parent)?.name === name && effects.member(parent)?.object.id !== node.id) return true;
    if (effects.member(node)?.name === name) return true;
    if (!effects.names.has(node.type)) return !/^type_identifier$/.test(node.type);
    const { declaration } = effects;
    const own = declaration(node);
    if (own) return false;
    const scopes = this.world.scopes(file);
    const { scope } = scopes.variable(node);
    // What a local name holds may be called through it.
    if (scope.id !== file.root.id) return effects.isClass(scope) || (effects.sees !== undefined && !isMethod);
    if (isMethod) return false;
    if (file === home) return true;
    // Of another file, the name is its own unless that imports it.
    const declared = scopes.declarations(scope, name);
    return declared.length === 0 || declared.some(each => each.declaration.imported !== undefined);
  }

  /** The class that is made from the one that a name stands for. */
  private heir(file: SourceFile, node: Node): Code | undefined {
    const of = this.world.classAround(file, node);
    const isBase =
      of &&
      lang(file)
        .bases(of.node)
        .some(base => base.id === node.id && isPlainBase(base));
    return isBase ? of : undefined;
  }
}

/** Whether a function is a part of an object that a call gets as it is written: who gets it may call it. */
function isHandedOver({ parent }: Node): boolean {
  let at = parent;
  while (at && /^(pair|object|array)$/.test(at.type)) at = at.parent;
  return at !== parent && at !== null && /^argument/.test(at.type);
}

/** What is called without its name being said: by operators, loops, `await`, and texts with a value in them. */
export const UNNAMED = /^(?:__\w+__|\W.*|operator\W.*|toString|valueOf|toJSON|then|next|return)$/s;
/** What runs for a class that is made of another. */
const OF_SUBCLASSES: ReadonlySet<string> = new Set([
  '__init_subclass__',
  '__set_name__',
  '__class_getitem__',
]);
const IN_TEXT = /^string/;

/** `class A(metaclass=M)` calls what it names. */
function isPlainBase(base: Node): boolean {
  return base.parent?.type !== 'keyword_argument';
}

/** What gets a function or class where it is defined may call it. */
function isDecorated({ parent, children }: Node): boolean {
  return parent?.type === 'decorated_definition' || children.some(child => child?.type === 'decorator');
}

/** A name that is asked for as a text: `getattr(x, "name")`. */
function isAsked(node: Node): boolean {
  const text = /^string$/.test(node.type) ? node : node.parent;
  const list = text?.parent;
  return (
    list !== null &&
    list !== undefined &&
    /argument/.test(list.type) &&
    ASKING.test(list.parent?.text.slice(0, 40) ?? '')
  );
}

const ASKING = /^(?:getattr|Reflect\.\w+|(?:operator\.)?(?:methodcaller|attrgetter))\b/;

/** Under which other name an import or export gives a name; its own where it gives that. */
function aliasOf(node: Node): string | undefined {
  for (let at = node.parent, i = 0; at && i < 3; at = at.parent, i += 1) {
    if (/^(aliased_import|import_specifier|export_specifier)$/.test(at.type))
      return at.childForFieldName('alias')?.text ?? node.text;
    if (/^(import_from_statement|import_statement|import_clause|namespace_import)$/.test(at.type))
      return node.text;
  }
  return undefined;
}

/** `export default function f`: who imports it gives it a name. */
function isDefault({ parent }: Node): boolean {
  return parent?.type === 'export_statement' && parent.children.some(child => child?.type === 'default');
}

/** `module.exports = { f }`: others have it under the same name, and are looked for by that. */
function isGiven({ type, parent }: Node, effects: Effects): boolean {
  const place = parent?.parent?.childForFieldName('left');
  return type === 'shorthand_property_identifier' && !!place && effects.exported(place) === 'module.exports';
}

/** What a function or class is called, where it has a name, or is the value of one. */
function nameOf(node: Node): string | undefined {
  const own = node.childForFieldName('name');
  if (own) return own.text;
  const { parent } = node;
  // What a call gets by a name has that of a parameter.
  const isGiven = parent?.type === 'keyword_argument';
  if (!parent || isGiven || parent.childForFieldName('value')?.id !== node.id) return undefined;
  const name = parent.childForFieldName('name') ?? parent.childForFieldName('key');
  return name && /identifier/.test(name.type) ? name.text : undefined;
}
