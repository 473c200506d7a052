import type { Place } from '../../findings/finding.js';
import type { TableEffects } from '../effects/effects.js';
import { marked } from '../effects/marks.js';
import { isFixed } from '../effects/state.js';
import type { Effect } from '../effects/trail.js';
import { isBeside } from '../effects/world.js';
import type { Change } from '../languages/language/binding.js';
import { changesIn } from '../languages/language/steps.js';
import { changesOf, type FoundChange, type When } from '../syntax/changes-of.js';
import type { Node } from '../syntax/node.js';
import { identifiersIn, named } from '../syntax/nodes.js';
import type { BoundName, SourceFile } from '../syntax/source-file.js';
import { changesElsewhere } from './changes-elsewhere.js';
import { type Draft, draftOf, ListDraft, MapDraft } from './draft.js';
import { type Site, unresolvedAt } from './environment.js';
import type { Evaluator } from './evaluator.js';
import type { Modules } from './modules.js';
import { changed } from './single-changes.js';
import { StepsRun } from './steps-run.js';
import {
  CallResult,
  Definition,
  EnumMember,
  Float,
  Mapping,
  Sequence,
  Unresolved,
  type Value,
} from './value.js';

/** A statement that changes a table after it was defined, in a way that was not applied. */
export interface ChangeNote {
  readonly name: string;
  readonly place: Place;
  /**
   * `escape`: not a change, but the table goes to somebody who may make one. `unseen`: there is so much code that may use it that not
   * all was looked through; the place is that of the table then.
   */
  readonly when: When | 'escape' | 'unseen';
  readonly text: string;
}

/**
 * How far it is looked for who may change a table: wherever it goes; by the statements of its file that name it, and no further (but
 * functions and classes wherever they go, or these no further either); or not at all, and then nothing is known of a table that can
 * be changed.
 */
export type TablesFollowed = 'everywhere' | 'definitions' | 'named' | 'unknown';

/** Where a table is made. */
interface Own {
  readonly file: SourceFile;
  readonly node: Node;
}

/** What statements do to tables after these were made: what is plain is applied, what is not is noted. */
export class TableChanges {
  /** Changes that were seen but not applied, in the order of the tables that were evaluated. */
  readonly notes: ChangeNote[] = [];
  /** Entries that statements took away again. */
  takenAway = 0;
  private readonly known = new Map<BoundName, FoundChange[]>();
  /** Tables that statements are adding to: what these say of the table itself means what is there by then. */
  private readonly underWay = new Map<BoundName, Draft>();

  constructor(
    private readonly evaluator: Evaluator,
    private readonly modules: Modules,
    private readonly followed: TableEffects | 'named' | 'unknown',
    /** What is known of where functions and classes go; nothing, where these are not followed. */
    readonly ofDefinitions?: Pick<
      TableEffects,
      'of' | 'ofMember' | 'replacing' | 'attributesSet' | 'listChanges' | 'madeNames' | 'madeMembers'
    >,
  ) {}

  private get effects(): TableEffects | undefined {
    return typeof this.followed === 'string' ? undefined : this.followed;
  }

  /** Forgets what was under way when an evaluation was broken off. */
  restart(): void {
    this.underWay.clear();
  }

  /** A table as it is so far, while statements add to it. */
  growing(bound: BoundName): Value | undefined {
    return this.underWay.get(bound)?.table;
  }

  /** Leaves out what was noted of statements that are calls which somebody asked for. */
  forget(calls: readonly Place[]): void {
    const places = new Set(calls.map(({ file, line, column }) => `${file}:${line}:${column}`));
    const kept = this.notes.filter(
      ({ place: { file, line, column } }) => !places.has(`${file}:${line}:${column}`),
    );
    this.notes.splice(0, this.notes.length, ...kept);
  }

  /** Whether neither tables nor definitions are looked for where they go: servers are read so. */
  private get isByNameAlone(): boolean {
    return this.followed === 'named' && this.ofDefinitions === undefined;
  }

  /** Applies what later statements certainly add to a table; notes what they may do beyond that. */
  applied(name: string, bound: BoundName, value: Value, site: Site): Value {
    const { file } = site;
    if (this.followed === 'unknown' && isConstant(value)) {
      const isSetAgain = file.language.effects?.isSetAgain?.(bound.name, file.text);
      return isSetAgain ? unfollowed(name, bound.binding.node, file) : value;
    }
    if (!isChangeable(value)) {
      // Where whole programs are followed, effects tell of it.
      const isAsked = file.language.isData || this.followed === 'named';
      const again = isAsked && isConstant(value) ? this.setAgain(name, bound, file) : undefined;
      if (again) return again;
      return isConstant(value) ? this.unlessReplaced(name, bound, value, site) : value;
    }
    if (this.followed === 'unknown')
      return isFixed(value) ? value : unfollowed(name, bound.binding.node, file);
    // What is done to an object is looked for where it goes, in languages that say what uses do to it.
    const isFollowed = value instanceof CallResult && file.language.effects !== undefined;
    const changes = isFollowed ? [] : this.of(name, bound, file);
    const other = this.isByNameAlone ? this.changedByOther(name, file) : undefined;
    if (other) return mayHaveAnother(other.change.node, file);
    const current = changes.length > 0 ? this.followedBy(changes, name, bound, value, site) : value;
    this.noteElsewhere(name, bound, current, file);
    const uses = changes.flatMap(each => each.uses);
    const added = changes.flatMap(({ change }) => addedBy(change));
    const effects = this.effects?.of(name, bound, file, current, uses, added) ?? [];
    return this.affected(name, current, effects, { file, node: bound.binding.node });
  }

  /** What is done to a table by another name that is plainly given it: `const U = T; U.set("/b", h);`. */
  private changedByOther(name: string, file: SourceFile): FoundChange | undefined {
    for (const use of file.occurrences(name)) {
      const given = use.parent?.childForFieldName('value') ?? use.parent?.childForFieldName('right');
      const target = use.parent?.childForFieldName('name') ?? use.parent?.childForFieldName('left');
      if (!target || given?.id !== use.id) continue;
      for (const bound of file.bindings(target.text).filter(each => each.name.id === target.id)) {
        const found = this.of(target.text, bound, file).find(({ when }) => when !== 'later');
        if (found) return found;
      }
    }
    return undefined;
  }

  /** A table after the statements of its file that change it, as far as these are understood; the others are noted. */
  private followedBy(
    changes: readonly FoundChange[],
    name: string,
    bound: BoundName,
    value: Value,
    site: Site,
  ): Value {
    const { file } = site;
    let draft = isTable(value) ? draftOf(value) : undefined;
    for (const { change, when } of changes) {
      const runs =
        when === 'sometimes'
          ? file.language.statements?.runsWithFile(change.node, file, this.evaluator)
          : undefined;
      if (runs === false || !this.mayChange(name, change, when, draft ?? value, file)) continue;
      if (draft) this.underWay.set(bound, draft);
      const isCertain = when === 'always' || (runs && !addedBy(change).some(node => saysName(node, name)));
      const next = draft && isCertain ? this.applyChange(draft, change, site, bound) : undefined;
      this.underWay.delete(bound);
      if (next) draft = next;
      // Where nothing but names is followed, nobody reads what is noted.
      else if (when !== 'later' && (this.isByNameAlone || (this.followed === 'named' && setsPart(change))))
        return mayHaveAnother(change.node, file);
      else
        for (const { node } of change.kind === 'steps' ? changesIn(change.steps) : [change]) {
          const runsNow = this.effects?.runs(node, file, bound.binding.node);
          this.note(name, node, file, runsNow === undefined ? when : runsNow ? 'sometimes' : 'later');
        }
    }
    this.takenAway += draft?.lost ?? 0;
    return draft?.table ?? value;
  }

  /** Whether a statement may change a table as it is; where that only goes to who may, it is noted. */
  private mayChange(
    name: string,
    change: Change,
    when: When,
    table: Draft | Value,
    file: SourceFile,
  ): boolean {
    if (change.kind !== 'unknown') return true;
    // What is inside of it is a text or number there, and no list.
    const whole = isDraft(table) ? table.table : table;
    if (change.level !== undefined && !hasAt(whole, change.level, change.ofText === true)) return false;
    if (!change.escapes) return true;
    if (when !== 'later' && !this.hasEscaped(name)) this.note(name, change.node, file, 'escape');
    return false;
  }

  /** Notes what other files do to a table, where these are looked at. */
  private noteElsewhere(name: string, bound: BoundName, table: Value, file: SourceFile): void {
    if (this.followed === 'named' || !isChangeable(table)) return;
    const found = changesElsewhere(name, bound, file, this.modules);
    if (found === 'unseen') {
      if (!this.hasEscaped(name)) this.note(name, bound.binding.node, file, 'unseen');
      return;
    }
    for (const { change, when, file: other } of found)
      if (this.mayChange(name, change, when, table, other)) this.note(name, change.node, other, when);
  }

  /** The value that a name has at a use of it (or when the program is loaded), unless it may have been given another one by then. */
  kept(name: string, bound: BoundName, value: Value, file: SourceFile, at?: Node): Value {
    if (value instanceof Unresolved || value instanceof Definition) return value;
    const other = this.effects?.rewrites.of(name, bound, file, value, at);
    return other ? rewritten(other, at ?? bound.binding.node, file) : value;
  }

  private keptMember(name: string, value: Value, classNode: Node, file: SourceFile): Value {
    if (value instanceof Unresolved || value instanceof Definition) return value;
    const other = this.effects?.rewrites.ofMember(name, classNode, file, value);
    if (other) return rewritten(other, classNode, file);
    return (
      (isConstant(value) && this.replacedBy(this.effects?.ofMember(name, classNode, file, value) ?? [])) ||
      value
    );
  }

  /** The constants of a class, as they are when its file is loaded. */
  changedMembers(members: Mapping, classNode: Node, file: SourceFile): Mapping {
    const entries = members.entries.map(entry => {
      const { key, value } = entry;
      if (typeof key !== 'string') return entry;
      if (!isChangeable(value)) return { ...entry, value: this.keptMember(key, value, classNode, file) };
      if (this.followed === 'unknown')
        return isFixed(value) ? entry : { ...entry, value: unfollowed(key, classNode, file) };
      const effects = this.effects?.ofMember(key, classNode, file, value) ?? [];
      if (effects.length === 0) return entry;
      return { ...entry, value: this.affected(key, value, effects, { file, node: classNode }) };
    });
    const effects = this.effects?.ofClass(classNode, file, members) ?? [];
    if (effects.length === 0) return new Mapping(entries);
    const name = classNode.childForFieldName('name')?.text ?? 'class';
    return this.affectedMembers(name, new Mapping(entries), effects, { file, node: classNode });
  }

  /** Members of which it is known which may be changed are not known any more; the others are noted. */
  private affectedMembers(name: string, members: Mapping, effects: readonly Effect[], own: Own): Mapping {
    let current: Mapping = members;
    for (const effect of effects) {
      const { key, node, file, isEscape } = effect;
      if (file.language.statements?.runsWithFile(node, file, this.evaluator) === false) continue;
      if (isEscape && this.hasTold(file.quote(node))) continue;
      if (key === undefined) this.noteEffect(name, effect, own);
      else current = marked(current, effect) as Mapping;
    }
    return current;
  }

  /** Why nothing is known of a text or number of a language of data, where a statement makes another one of it: `n += 1`. */
  private setAgain(name: string, bound: BoundName, file: SourceFile): Unresolved | undefined {
    const own = bound.name.text.replace(/^[$@]+/, '');
    const found = this.of(name, bound, file).find(({ change: { node, kind }, when }) => {
      if (kind === 'unknown' && when !== 'later' && SETS_BY_WORD.test(node.text.slice(0, MAX_START)))
        return true;
      const [, given] = AGAIN.exec(node.text.slice(0, MAX_START)) ?? [];
      return (
        when !== 'later' &&
        given
          ?.split('.')
          .at(-1)
          ?.replace(/^[$@]+/, '') === own
      );
    });
    return found && mayHaveAnother(found.change.node, file);
  }

  /** A text or number, unless its name is given another value. */
  private unlessReplaced(name: string, bound: BoundName, value: Value, { file }: Site): Value {
    return this.replacedBy(this.effects?.of(name, bound, file, value, [], []) ?? []) ?? value;
  }

  private replacedBy(effects: readonly Effect[]): Unresolved | undefined {
    const found = effects.find(
      ({ node, file }) => file.language.statements?.runsWithFile(node, file, this.evaluator) !== false,
    );
    return found && mayHaveAnother(found.node, found.file);
  }

  /** A value without what may be changed in it; what may be changed of it as a whole is noted. */
  private affected(name: string, value: Value, effects: readonly Effect[], own: Own): Value {
    let current = value;
    for (const effect of effects) {
      const { path, node, file, isEscape } = effect;
      // One of them is told: whether others run, too, changes nothing.
      if (isEscape && this.hasEscaped(name)) continue;
      if (file.language.statements?.runsWithFile(node, file, this.evaluator) === false) continue;
      const part = path.length > 0 && !isEscape ? marked(current, effect) : undefined;
      if (part !== undefined) current = part;
      else this.noteEffect(name, effect, own);
    }
    return current;
  }

  private noteEffect(name: string, { node, file, isEscape }: Effect, own: Own): void {
    // A whole file is no use of anything: it stands for what was not looked through.
    if (isEscape && node.parent === null) this.note(name, own.node, own.file, 'unseen');
    else this.note(name, node, file, isEscape ? 'escape' : 'sometimes');
  }

  /** Whether something that has several classes was told of another one. */
  private hasTold(text: string): boolean {
    return this.notes.some(note => note.when === 'escape' && note.text === text);
  }

  private hasEscaped(name: string): boolean {
    return this.notes.some(note => note.name === name && (note.when === 'escape' || note.when === 'unseen'));
  }

  private note(name: string, node: Node, file: SourceFile, when: ChangeNote['when']): void {
    const place = file.place(node);
    const isKnown = this.notes.some(
      note =>
        note.name === name &&
        note.when === when &&
        (when === 'escape' || (note.place.file === place.file && note.place.line === place.line)),
    );
    if (!isKnown) this.notes.push({ name, place, when, text: file.quote(node) });
  }

  /** Statements that change a table after it was bound to a name, in source order. */
  of(name: string, bound: BoundName, file: SourceFile) {
    let changes = this.known.get(bound);
    if (!changes) {
      changes = changesOf(file, name, bound);
      this.known.set(bound, changes);
    }
    return changes;
  }

  /** Whether another file that has the names of this one says one of them: it may call the function. */
  private isSaidElsewhere(name: string, file: SourceFile): boolean {
    if (this.modules.importers(file).some(importer => importer.says(name))) return true;
    const { effects } = file.language;
    if (!effects?.sees) return false;
    const others = this.modules.saying(name, file);
    if (others === 'unseen') return true;
    // A function of a class is asked of its class.
    const classes = named(file.root).filter(node => effects.isClass(node));
    const owners = classes.flatMap(node => node.childForFieldName('name')?.text ?? []);
    return others.some(
      other =>
        other.says(name) &&
        !effects.isTest?.(other.path) &&
        (isBeside(file, other) || effects.sees?.members(name)) &&
        (owners.length === 0 || owners.some(owner => other.says(owner))),
    );
  }

  private applyChange(draft: Draft, change: Change, site: Site, bound: BoundName): Draft | undefined {
    if (change.kind !== 'steps') return changed(draft, change, site, this.evaluator);
    const { node, names, steps, functions } = change;
    if ([...functions].some(each => this.isSaidElsewhere(each, site.file))) return undefined;
    const own = draft.copy();
    this.underWay.set(bound, own);
    const seen = (other: Draft) => this.underWay.set(bound, other);
    return new StepsRun(this.evaluator, node, names, site, own, seen).of(steps);
  }
}

/** A statement that makes another value of a name's own, or gives it one: `n += 1`, `n++`, `s << "x"`, `s = "y"`. */
const AGAIN =
  /^([$@\p{ID_Continue}.]+)\s{0,20}(?:\+\+|--|<<|(?:\|\||&&|\?\?|\*\*|\/\/|[-+*/%.|&^])=|=(?!=))/u;
const PART_AGAIN = /^[\p{ID_Continue}$]+(?:\.|\[)[^=\n]{0,200}?(?:\|\||&&|\?\?|\*\*|\/\/|<<|[-+*/%|&^])=/u;
/** What sets a name that it is given as a word: `declare -u K`, `let K+=2`. */
const SETS_BY_WORD = /^(?:declare|typeset|let|command|builtin)\s/;
/** So much of a statement says what it does. */
const MAX_START = 200;

/** Whether a part of a table gets another value of its own: `table.x += 1`. What it is then is not worked out. */
function setsPart({ kind, node }: Change): boolean {
  return kind === 'unknown' && PART_AGAIN.test(node.text.slice(0, MAX_START));
}

function mayHaveAnother(node: Node, file: SourceFile): Unresolved {
  const reason = 'it may have another value once the program is loaded';
  return new Unresolved(reason, file.place(node), file.quote(node));
}

function rewritten({ file: other, node: write }: Effect, at: Node, file: SourceFile): Unresolved {
  return unresolvedAt(`it is given another value in ${other.path}:${other.place(write).line}`, at, file);
}

function unfollowed(name: string, node: Node, file: SourceFile): Unresolved {
  return new Unresolved('it may be changed', file.place(node), name);
}

/** Whether an expression speaks of the table itself. */
function saysName(node: Node, name: string): boolean {
  return identifiersIn(node).includes(name);
}

/** Expressions whose values a change puts into a table. */
function addedBy(change: Change): Node[] {
  if (change.kind === 'steps') return changesIn(change.steps).flatMap(addedBy);
  if (change.kind === 'set' || change.kind === 'insert') return [change.value];
  return change.kind === 'append' ? change.items.filter(item => !item.spread).map(item => item.node) : [];
}

/** Whether there is something at a depth that can be changed: a list or map, or what nobody knows; or a text, in languages where these can. */
function hasAt(value: Value, level: number, text: boolean): boolean {
  if (value instanceof CallResult || value instanceof Unresolved) return true;
  if (!isTable(value)) return level === 0 && text && typeof value === 'string';
  return level === 0 || value.entries.some(entry => hasAt(entry.value, level - 1, text));
}

/** What statements may change after it was made. */
function isChangeable(value: Value): value is Sequence | Mapping | CallResult {
  return isTable(value) || value instanceof CallResult;
}

/** Whether only its name can be given another value. */
function isConstant(value: Value): boolean {
  return value === null || typeof value !== 'object' || value instanceof Float || value instanceof EnumMember;
}

function isTable(value: Value): value is Sequence | Mapping {
  return value instanceof Sequence || value instanceof Mapping;
}

function isDraft(table: Draft | Value): table is Draft {
  return table instanceof MapDraft || table instanceof ListDraft;
}
