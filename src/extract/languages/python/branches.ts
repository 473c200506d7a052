import { Described, type Site, settled } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { ForeignModule, Unresolved } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { named } from '../../syntax/nodes.js';
import type { SourceFile } from '../../syntax/source-file.js';
import { isElsewhere, Native } from './c-library.js';
import { isMainCondition } from './declarations.js';
import { isOnlyForPrograms } from './definitions.js';
import { isOfLibrary } from './library-modules.js';
import { operators } from './operators.js';
import { isVersionCondition, versionHolds } from './version-conditions.js';

/** Statements and clauses that stand one inside the other. */
const MAX_DEPTH = 64;
/** So many files are looked at that a file loads: of more, nobody knows. */
const MAX_LOADED = 100;
/** What an import raises. */
const IMPORT_ERRORS = new Set(['ImportError', 'ModuleNotFoundError']);
/** What using a name, or an attribute of a module, raises: the only other errors that can be foreseen. */
const NAME_ERRORS = new Set(['NameError', 'AttributeError']);

/**
 * Whether a statement runs when its file is imported, on Linux: by the conditions around it (`sys.platform == "win32"`,
 * `hasattr(os, "fork")`) and by whether the imports of a `try` succeed. Undefined when only a run can tell.
 */
export function runsWithFile(node: Node, file: SourceFile, evaluator: Evaluator): boolean | undefined {
  return new Branches(file, evaluator.forConditions).reached(node);
}

/** The conditions that a statement stands under, outermost first, as written. */
export function condition(node: Node): string | undefined {
  const found: string[] = [];
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (parent.type === 'if_statement' || parent.type === 'elif_clause') {
      const condition = parent.childForFieldName('condition')?.text ?? '';
      const own = parent.childForFieldName('consequence');
      found.unshift(own?.id === at.id ? condition : `not (${condition})`);
    } else if (parent.type === 'except_clause') {
      found.unshift((parent.text.split(':')[0] ?? '').trim());
    } else if (at.type === 'block' && parent.type === 'try_statement') {
      found.unshift('try');
    }
  }
  return found.length > 0 ? found.map(each => each.replace(/\s+/g, ' ')).join(' and ') : undefined;
}

/** Conditions and bodies of `try` that are being looked at. */
const running = new Set<string>();

class Branches {
  private readonly site: Site;

  constructor(
    private readonly file: SourceFile,
    private readonly evaluator: Evaluator,
  ) {
    this.site = { file, env: undefined };
  }

  reached(node: Node): boolean | undefined {
    let result: boolean | undefined = true;
    let depth = 0;
    for (let at = node; at.parent && depth < MAX_DEPTH; at = at.parent, depth += 1) {
      const { parent } = at;
      if (parent.type === 'function_definition' || parent.type === 'lambda') break;
      const here = this.runs(at, parent, node);
      if (here === false) return false;
      if (here === undefined) result = undefined;
    }
    return result;
  }

  /** Whether a part of a statement runs when the statement does. */
  private runs(part: Node, statement: Node, node: Node): boolean | undefined {
    switch (statement.type) {
      case 'if_statement': {
        const own = statement.childForFieldName('condition');
        if (part.id === own?.id) return true;
        const before = [own, ...named(statement).map(child => child.childForFieldName('condition'))].filter(
          (each): each is Node => each !== null && each.endIndex <= part.startIndex,
        );
        const isConsequence = part.id === statement.childForFieldName('consequence')?.id;
        return isConsequence ? this.holds(own as Node) : not(this.some(before));
      }
      case 'elif_clause': {
        const condition = statement.childForFieldName('condition');
        return condition && condition.id !== part.id ? this.holds(condition) : true;
      }
      case 'try_statement':
        return this.runsInTry(part, statement, node);
      case 'with_statement':
        // What it suppresses may end its body anywhere.
        return /\bsuppress\b/.test(statement.text.split(':')[0] ?? '') ? undefined : true;
      case 'for_statement':
      case 'while_statement':
      case 'match_statement':
      case 'case_clause':
        return undefined;
    }
    return true;
  }

  private runsInTry(part: Node, statement: Node, node: Node): boolean | undefined {
    if (part.type === 'finally_clause') return true;
    const [clause] = named(statement).filter(({ type }) => type === 'except_clause');
    const body = statement.childForFieldName('body');
    if (!clause || !body) return part.type === 'block' ? true : undefined;
    const errors = caughtBy(clause);
    const failing = errors && this.once(body, () => this.firstFailure(body, errors));
    if (failing === undefined) return undefined;
    if (part.type === 'except_clause') return part.id === clause.id ? failing !== false : undefined;
    return failing === false || (part.id === body.id && node.startIndex < failing.startIndex);
  }

  /** The statement of a `try` that raises one of these errors; false when none does, undefined when that is not known. */
  private firstFailure(body: Node, errors: readonly string[]): Node | false | undefined {
    const isFor = (set: ReadonlySet<string>) => errors.some(error => set.has(error));
    if (!errors.every(error => IMPORT_ERRORS.has(error) || NAME_ERRORS.has(error))) return undefined;
    for (const statement of named(body)) {
      if (statement.type === 'import_statement' || statement.type === 'import_from_statement') {
        const succeeds = this.imports(statement);
        if (succeeds === undefined) return undefined;
        if (!succeeds) return isFor(IMPORT_ERRORS) ? statement : undefined;
        continue;
      }
      if (!isFor(NAME_ERRORS) || statement.type !== 'expression_statement') continue;
      const values = named(statement).flatMap(each => (each.type === 'tuple' ? named(each) : [each]));
      for (const value of values) {
        if (value.type === 'string') continue;
        const isThere = this.isThere(value);
        if (isThere === undefined) return undefined;
        if (!isThere) return statement;
      }
    }
    return false;
  }

  /** Whether an import finds all that it names. */
  private imports(statement: Node): boolean | undefined {
    const module = statement.childForFieldName('module_name');
    const nameNodes = named(statement).filter(
      child => child.id !== module?.id && child.type !== 'comment' && child.type !== 'wildcard_import',
    );
    const names = nameNodes.map(child => child.childForFieldName('name')?.text ?? child.text);
    if (!module) return every(modulesIn(statement).map(name => this.isModule(name)));
    const exists = this.isModule(module.text);
    if (exists !== true) return exists;
    const foreign = this.evaluator.names.foreign(module.text, this.file);
    if (foreign) return names.every(name => foreign.names.has(name));
    // What a file has that is there nearly always is what others import from it.
    return true;
  }

  private isModule(specifier: string): boolean | undefined {
    if (isElsewhere(specifier)) return false;
    const { names } = this.evaluator;
    const source = names.source(specifier, this.file);
    if (source) return this.loads(source);
    return names.isModule(specifier, this.file) || undefined;
  }

  /** Whether a file finds what it imports in any case: `import apsw` at its top fails where somebody has not installed that. */
  private loads(first: SourceFile): boolean | undefined {
    const seen = new Set([first]);
    let isSure = true;
    for (const file of seen) {
      if (seen.size > MAX_LOADED) return undefined;
      for (const { specifiers, isSometimes } of importsOf(file))
        for (const specifier of specifiers) {
          const source = this.evaluator.names.source(specifier, file);
          if (source) seen.add(source);
          else if (isElsewhere(specifier) && !isSometimes) return false;
          else isSure &&= isOfLibrary(specifier) || this.evaluator.names.isModule(specifier, file);
        }
    }
    return isSure || undefined;
  }

  /** Whether a name, or an attribute of a module, is there at all. */
  private isThere(node: Node): boolean | undefined {
    if (node.type === 'attribute') {
      const object = node.childForFieldName('object');
      const value = object && settled(this.evaluator.evaluate(object, this.site));
      return value ? this.has(value, node.childForFieldName('attribute')?.text ?? '') : undefined;
    }
    if (node.type !== 'identifier') return undefined;
    const value = this.evaluator.names.lookUp(node.text, node, this.site);
    if (value === undefined || value instanceof Unresolved) return undefined;
    return true;
  }

  private has(object: unknown, name: string): boolean | undefined {
    if (object instanceof ForeignModule) return object.names.has(name);
    // What it inherits is not known: only what it has itself is certain, and hardly any class of C inherits.
    if (object instanceof Native) return object.attributes.includes(name);
    if (!(object instanceof Described) || object.kind !== 'module') return undefined;
    if (this.evaluator.members.ifAny(object, name) !== undefined) return true;
    // What it takes over from modules that are known is known, too.
    const { file } = object.site;
    const isKnown = file
      .wildcards()
      .every(each => isElsewhere(each) || this.evaluator.names.isModule(each, file));
    return isKnown && !file.text.includes('globals()') ? false : undefined;
  }

  /** Whether one of several conditions holds. */
  private some(conditions: readonly Node[]): boolean | undefined {
    const known = conditions.map(condition => this.holds(condition));
    return known.includes(true) ? true : known.includes(undefined) ? undefined : false;
  }

  private holds(condition: Node): boolean | undefined {
    // The file is imported, and not the program that was started.
    if (isMainCondition(condition.text)) return false;
    return this.once(condition, () => this.truth(condition));
  }

  /** What asks for itself while it is looked at is not known. */
  private once<T>(node: Node, look: () => T): T | undefined {
    const key = `${this.file.path}:${node.startIndex}`;
    if (running.has(key)) return undefined;
    running.add(key);
    try {
      return look();
    } finally {
      running.delete(key);
    }
  }

  private truth(node: Node): boolean | undefined {
    const inner = named(node);
    switch (node.type) {
      case 'parenthesized_expression':
        return inner[0] ? this.truth(inner[0]) : undefined;
      case 'not_operator':
        return inner[0] ? not(this.truth(inner[0])) : undefined;
      case 'boolean_operator': {
        const isAnd = node.childForFieldName('operator')?.text === 'and';
        const known = inner.map(each => this.truth(each));
        // One that is false makes `and` false, whatever the others are.
        if (known.includes(!isAnd)) return !isAnd;
        return known.includes(undefined) ? undefined : isAnd;
      }
      case 'comparison_operator': {
        const [name, space] = inner;
        if (isVersionCondition(node.text)) {
          const version = this.evaluator.library('Python')?.version;
          return version === undefined ? undefined : versionHolds(node.text, version);
        }
        // `"fork" in os.__dict__`
        if (inner.length !== 2 || space?.type !== 'attribute' || !/\.__dict__$/.test(space.text)) break;
        const object = space.childForFieldName('object');
        const text = name && this.evaluator.evaluate(name, this.site);
        if (!object || typeof text !== 'string' || !/^[^=]*\sin\s[^=]*$/.test(node.text)) break;
        return this.has(settled(this.evaluator.evaluate(object, this.site)), text);
      }
      case 'call': {
        const args = named(node.childForFieldName('arguments') ?? node);
        if (node.childForFieldName('function')?.text !== 'hasattr' || args.length !== 2) break;
        const [object, name] = args.map(each => settled(this.evaluator.evaluate(each, this.site)));
        return typeof name === 'string' ? this.has(object, name) : undefined;
      }
    }
    const value = settled(this.evaluator.evaluate(node, this.site));
    return value instanceof Unresolved ? undefined : operators.truth(value);
  }
}

/** Modules that a statement imports, or takes names from. */
function modulesIn(statement: Node): string[] {
  const from = statement.childForFieldName('module_name');
  return from ? [from.text] : named(statement).map(each => each.childForFieldName('name')?.text ?? each.text);
}

interface Imports {
  readonly specifiers: readonly string[];
  /** It stands under a condition. */
  readonly isSometimes: boolean;
}

/** What a file imports while it is loaded; but for what it tries, and goes on without. */
function importsOf(file: SourceFile): readonly Imports[] {
  const found = imported.get(file) ?? importsIn(file.root, false, 0);
  imported.set(file, found);
  return found;
}

const imported = new WeakMap<SourceFile, readonly Imports[]>();

function importsIn(node: Node, isSometimes: boolean, depth: number): Imports[] {
  return named(node).flatMap(statement => {
    if (/^import_(?:from_)?statement$/.test(statement.type))
      return [{ specifiers: modulesIn(statement), isSometimes }];
    const isBranch = CONDITIONAL.has(statement.type);
    const goesOn = isBranch && depth < MAX_DEPTH && !isOnlyForPrograms(statement);
    return goesOn
      ? importsIn(statement, isSometimes || !/^(?:with_statement|block)$/.test(statement.type), depth + 1)
      : [];
  });
}

/** Statements and clauses with others in them that may run while a file is loaded. */
const CONDITIONAL = new Set([
  'if_statement',
  'elif_clause',
  'else_clause',
  'with_statement',
  'for_statement',
  'while_statement',
  'block',
]);

/** Names of the errors that a clause catches; undefined for a clause that catches everything. */
function caughtBy(clause: Node): string[] | undefined {
  const [first] = named(clause);
  if (!first || first.type === 'block') return undefined;
  const value = first.type === 'as_pattern' ? (first.firstNamedChild ?? first) : first;
  return value.type === 'tuple' ? named(value).map(({ text }) => text) : [value.text];
}

function not(value: boolean | undefined): boolean | undefined {
  return value === undefined ? undefined : !value;
}

function every(values: readonly (boolean | undefined)[]): boolean | undefined {
  return values.includes(false) ? false : values.includes(undefined) ? undefined : true;
}
