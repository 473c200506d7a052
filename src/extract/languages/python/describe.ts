import type { Place } from '../../../findings/finding.js';
import type { Effect } from '../../effects/trail.js';
import { Described, type Site, settled } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { OpenSignature } from '../../evaluate/open-signature.js';
import {
  CallResult,
  type Description,
  Float,
  Mapping,
  type Origin,
  Sequence,
  UndefinedName,
  Unresolved,
  type Value,
  View,
} from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { SpanOrigin } from '../../syntax/span-origin.js';
import { type Ancestor, ancestorsOf, basesOf, metaclassOf } from './ancestors.js';
import { GIVING, SIGNING, setsDocumentation, setsHowCalled } from './attributes.js';
import { builtinFunction, builtinType, Native } from './c-library.js';
import {
  fieldNames,
  fieldsSignature,
  isDataClass,
  isDocumentedBySignature,
  isNamedTuple,
  namedTuple,
} from './classes.js';
import { functionAround } from './declarations.js';
import { decoratorsOf } from './decorating.js';
import { calleeOf, enumDecorator, kept, nameOf } from './decorators.js';
import { cleandoc, docstringOf, plainString } from './docstring.js';
import { enumerationOf } from './enumerations.js';
import { pathOf, signatureSetLater } from './later-signatures.js';
import {
  documentedLater,
  isPlainlySet,
  type SetElsewhere,
  setElsewhere,
  setInside,
} from './set-elsewhere.js';
import { Signatures } from './signature.js';

/** Functions that stand for functions: wrappers of wrappers, never circles. */
const MAX_DEPTH = 8;
/** Types whose instances are made ready by a `__init__` in C; all others have only a `__new__`. */
const WITH_INIT =
  /^(dict|list|set|bytearray|property|super|enumerate|classmethod|staticmethod|type)$|Error$|Exception|Warning$|Exit$|Group$|^(StopIteration|StopAsyncIteration|KeyboardInterrupt)$/;
/** Metaclasses of the library that leave calls of their classes alone. */
const PLAIN_METACLASS = /(^|\.)(ABCMeta|type)$/;

/** Methods by which a metaclass gives its classes something of its own. */
const MADE_BY_METACLASS = ['__signature__', '__prepare__', '__new__', '__init__'];
/** What `inspect.signature` and `inspect.getdoc` say of a value. */
export function describe(value: Value, evaluator: Evaluator): Description | null {
  return new Describer(evaluator).describe(value, 0);
}

class Describer {
  private readonly signatures: Signatures;

  constructor(private readonly evaluator: Evaluator) {
    this.signatures = new Signatures(evaluator);
  }

  describe(value: Value, depth: number): Description | null {
    const whole = settled(value);
    if (whole instanceof Described) {
      if (whole.kind === 'function') return this.ofFunction(whole, depth);
      if (whole.kind === 'class') return this.ofClass(whole, depth);
      return { signature: null, documentation: this.docstring(docstringOf(whole.node), whole) ?? '' };
    }
    if (whole instanceof Native) return whole.describe();
    if (whole instanceof CallResult) return this.ofInstance(whole, depth);
    if (whole instanceof UndefinedName) {
      const builtin = builtinFunction(whole.text, this.evaluator) ?? builtinType(whole.text, this.evaluator);
      if (builtin) return builtin.describe();
    }
    if (whole instanceof Unresolved) {
      const problem = unknown(whole.reason, whole);
      return { signature: problem, documentation: problem };
    }
    const type = typeName(whole);
    return type === undefined
      ? null
      : { signature: null, documentation: builtinType(type, this.evaluator)?.summary ?? '' };
  }

  private ofFunction(definition: Described, depth: number, isConstructor = false): Description {
    const { node, site } = definition;
    const decorators = decoratorsOf(node);
    const wrapped = decorators.find(decorator => nameOf(decorator) === 'wraps');
    if (wrapped && depth < MAX_DEPTH) {
      const original = wrapped.childForFieldName('arguments')?.firstNamedChild;
      const value = original && this.evaluator.evaluate(original, site);
      const description = value instanceof Described ? this.describe(value, depth + 1) : null;
      if (description) return description;
    }
    const later = this.setLater(definition);
    if (later) return later;
    const set = this.setElsewhere(definition);
    if (set.signature) return { signature: set.signature, documentation: set.signature };
    const standIn = depth < MAX_DEPTH ? this.standIn(definition, depth) : undefined;
    if (standIn) return standIn;
    const changed = this.changed(definition);
    if (changed.signature) return { signature: changed.signature, documentation: changed.signature };
    const isStatic = decorators.some(decorator => nameOf(decorator) === 'staticmethod');
    const bound = definition.bound && (isConstructor || !isStatic);
    const signature = this.signatures.of(node, site, bound);
    return {
      signature: asTold(signature),
      documentation:
        changed.documentation ??
        set.documentation ??
        this.assignedDocumentation(definition, depth) ??
        this.documentationOfFunction(definition),
    };
  }

  /** `f.__signature__ = …`, `C.__init__ = …`: what it is called with is said elsewhere, and not read there. */
  private setLater({ node, site, name }: Described): Description | undefined {
    const place = signatureSetLater(name, node, site.file);
    if (!place) return undefined;
    const reason = 'a statement sets something of it that decides how it is called';
    return {
      signature: unknown(reason, { place: site.file.place(place), text: name }),
      documentation: this.docstring(docstringOf(node.childForFieldName('body')), { site } as Described) ?? '',
    };
  }

  /** What else sets its documentation, or what decides how it is called: a loop, a function, another file. */
  private setElsewhere(definition: Described): SetElsewhere {
    const { node, site, name } = definition;
    const { file } = site;
    const maker = functionAround(node);
    if (maker) return setInside(name, maker, file);
    // What `dataclass` sets is worked out of the fields.
    const isOfFields = (effect: Effect) =>
      this.evaluator.moduleName(effect.file) === 'dataclasses' && isDataClass(definition);
    return setElsewhere(
      name,
      node,
      file,
      this.evaluator,
      effect => isPlainlySet(effect, name, file) || isOfFields(effect),
    );
  }

  /** `@variant_of(f)`, a decorator whose wrapper wraps what it was given, and not what it is applied to. */
  private standIn({ node, site, name }: Described, depth: number): Description | undefined {
    for (const decorator of decoratorsOf(node)) {
      const call = decorator.type === 'call' ? settled(this.evaluator.evaluate(decorator, site)) : undefined;
      const maker = call && this.evaluator.evaluate(calleeOf(decorator), site);
      if (!(call instanceof CallResult) || !(maker instanceof Described)) continue;
      // The topmost is applied last, and decides.
      const wraps = [...maker.node.text.matchAll(/@(?:\w+\.)*wraps\(\s*(\w+)\s*([,)])/g)];
      const [[, source, end] = []] = wraps;
      const given = source === undefined ? undefined : call.byParameter?.get(source);
      const description = given && this.describe(given.value, depth + 1);
      if (!description) continue;
      if (end === ')' && wraps.length === 1) return description;
      const reason = `what the decorator @${calleeOf(decorator).text} takes over of it is not known`;
      return {
        ...description,
        documentation: unknown(reason, { place: site.file.place(decorator), text: name }),
      };
    }
    return undefined;
  }

  /** What decorators make unknown of a function or class. */
  private changed(definition: Described): { signature?: Unresolved; documentation?: string | Unresolved } {
    const { node, site, name } = definition;
    for (const decorator of decoratorsOf(node)) {
      const left = kept(decorator, site, this.evaluator);
      if (left === 'all') continue;
      const taken = left === 'signature' ? this.documentationTaken(decorator, site) : undefined;
      if (taken !== undefined) return { documentation: taken };
      const problem = unknown(`what the decorator @${calleeOf(decorator).text} makes of it is not known`, {
        place: site.file.place(decorator),
        text: name,
      });
      return left === 'signature'
        ? { documentation: problem }
        : { signature: problem, documentation: problem };
    }
    return {};
  }

  /** `wrapper.__doc__ = wrapped.__doc__` in a decorator that was given `wrapped`. */
  private documentationTaken(decorator: Node, site: Site): string | Unresolved | undefined {
    const maker = this.evaluator.evaluate(calleeOf(decorator), site);
    const call = decorator.type === 'call' ? settled(this.evaluator.evaluate(decorator, site)) : undefined;
    if (!(maker instanceof Described) || !(call instanceof CallResult)) return undefined;
    const source = /\.__doc__\s*=\s*(\w+)\.__doc__\s*$/m.exec(maker.node.text)?.[1];
    const given = source === undefined ? undefined : call.byParameter?.get(source);
    return given && this.describe(given.value, 1)?.documentation;
  }

  /** `f.__doc__ = …` after the definition at the top of a file. */
  private assignedDocumentation(
    { name, node, site: { file } }: Pick<Described, 'name' | 'node' | 'site'>,
    depth: number,
  ): string | Unresolved | undefined {
    const path = pathOf(name, node);
    if (!documentedLater(file).has(path)) return undefined;
    const found = new RegExp(`^${path.replace('.', '\\.')}\\.__doc__[ \\t]*=[ \\t]*(?=[^\\s=])`, 'm').exec(
      file.text,
    );
    if (!found || found.index < node.endIndex || depth > MAX_DEPTH) return undefined;
    let assignment = file.root.descendantForIndex(found.index, found.index + 1)?.parent;
    while (assignment?.type === 'attribute') assignment = assignment.parent;
    const right = assignment?.type === 'assignment' ? assignment.childForFieldName('right') : null;
    if (!right) return undefined;
    const of = /\.__doc__$/.test(right.text) ? right.childForFieldName('object') : null;
    const value = this.evaluator.evaluate(of ?? right, { file, env: undefined });
    if (of) return this.describe(value, depth + 1)?.documentation;
    if (typeof settled(value) === 'string') return cleandoc(settled(value) as string);
    const reason = value instanceof Unresolved ? value.reason : 'it is no text';
    return unknown(`its documentation is assigned, and ${reason}`, { place: file.place(right), text: name });
  }

  /** Its own or, of a method, that of the method of the same name in the classes that its class is made from. */
  private documentationOfFunction(definition: Described): string | Unresolved {
    const { node, site, name } = definition;
    const own =
      node.type === 'lambda' ? '' : this.docstring(docstringOf(node.childForFieldName('body')), definition);
    if (own !== undefined) return own;
    const around = node.parent?.type === 'decorated_definition' ? node.parent : node;
    const holder = around.parent?.parent;
    if (holder?.type !== 'class_definition') return '';
    const value = this.evaluator.evaluate(holder, site);
    if (!(value instanceof Described)) return '';
    for (const ancestor of ancestorsOf(value, this.evaluator).slice(1)) {
      if (ancestor instanceof Unresolved) return unknown(ancestor.reason, ancestor);
      const method = ancestor instanceof Described ? this.method(ancestor, name) : undefined;
      const found = method && this.docstring(docstringOf(method.node.childForFieldName('body')), method);
      if (found !== undefined) return found;
    }
    return '';
  }

  private ofClass(definition: Described, depth: number): Description {
    const ancestors = ancestorsOf(definition, this.evaluator);
    const changed = this.changed(definition);
    const set = this.setElsewhere(definition);
    const signature =
      changed.signature ??
      this.setLater(definition)?.signature ??
      set.signature ??
      this.setBySuperclass(
        ancestors,
        setsHowCalled,
        ancestor => `${ancestor}.__init_subclass__ sets how it is called`,
      ) ??
      this.setByMember(definition) ??
      this.signatureOfClass(ancestors, depth);
    return {
      signature: asTold(signature),
      documentation:
        changed.documentation ??
        set.documentation ??
        this.setBySuperclass(
          ancestors,
          setsDocumentation,
          ancestor => `${ancestor}.__init_subclass__ sets its documentation`,
        ) ??
        this.assignedDocumentation(definition, depth) ??
        this.documentationOfClass(definition, ancestors, signature),
    };
  }

  /** `__init_subclass__` of a class above may give it another `__init__`, or other documentation. */
  private setBySuperclass(
    ancestors: readonly Ancestor[],
    isSet: (text: string) => boolean,
    reasonOf: (ancestor: string) => string,
  ): Unresolved | undefined {
    for (const ancestor of ancestors.slice(1)) {
      const made = ancestor instanceof Described ? this.method(ancestor, '__init_subclass__') : undefined;
      // What `typing.Protocol` gives those made of it is known.
      if (!made || (ancestor as Described).name === 'Protocol' || !isSet(made.node.text)) continue;
      return unknown(reasonOf((ancestor as Described).name), {
        place: made.place,
        text: (ancestors[0] as Described).name,
      });
    }
    return undefined;
  }

  /** `__set_name__` of an object that its body makes may do so, too. */
  private setByMember({ shape, site, name }: Described): Unresolved | undefined {
    for (const member of shape?.kind === 'class' ? shape.class.members : []) {
      const value = 'key' in member && 'id' in member.value ? member.value : undefined;
      if (value?.type !== 'call') continue;
      const made = this.evaluator.evaluate(calleeOf(value), site);
      const told =
        made instanceof Described && made.kind === 'class' ? this.method(made, '__set_name__') : undefined;
      if (!told || !setsHowCalled(told.node.text)) continue;
      return unknown('a member of it sets how it is called', { place: told.place, text: name });
    }
    return undefined;
  }

  /** The order in which `inspect.signature` looks (since Python 3.11.4): the metaclass's `__call__`, then constructors. */
  private signatureOfClass(ancestors: readonly Ancestor[], depth: number): string | null | Unresolved {
    const [own] = ancestors as [Described];
    const reported = this.signatureTold(ancestors);
    if (reported !== undefined) return reported;
    const called = this.metaclassCall(ancestors, depth);
    if (called !== undefined) return called;
    // How enumerations are called is said by their metaclass, by each version of the library in other words.
    const enumeration =
      enumerationOf(own, this.evaluator) === 'none'
        ? undefined
        : ancestors.find(each => each instanceof Unresolved);
    if (enumeration) return enumeration;
    if (isNamedTuple(own)) return fieldsSignature(ancestors, this.signatures);
    // These have a `__wrapped__`, which is asked instead and is nothing that can be called.
    if (ancestors.includes('classmethod') || ancestors.includes('staticmethod')) return null;
    const found = this.constructorOf(ancestors, depth);
    if (found !== undefined) return found;
    const native = ancestors.find(ancestor => ancestor instanceof Native);
    if (native) return native.describe().signature;
    const builtin = ancestors.filter(ancestor => typeof ancestor === 'string');
    const written = builtin
      .map(name => builtinType(name, this.evaluator)?.signature)
      .find(text => text && text !== '()');
    if (written) return builtin.includes('type') ? null : written;
    return builtin.every(name => name === 'object') ? '()' : null;
  }

  /** What a method `__signature__` gives: in enums one text for those with members, and another one for those without. */
  private signatureTold(ancestors: readonly Ancestor[]): string | Unresolved | undefined {
    const [own] = ancestors as [Described];
    for (const ancestor of ancestors) {
      const method = ancestor instanceof Described ? this.method(ancestor, '__signature__') : undefined;
      const told =
        ancestor instanceof Described && !method ? memberAssigned(ancestor, '__signature__') : undefined;
      if (told) return unknown('its `__signature__` says how it is called', { place: told, text: own.name });
      const text = method?.node.text ?? '';
      const texts = [...text.matchAll(/\breturn\s+(['"])(\(.*?\))\1/g)].map(match => match[2]);
      if (texts.length === 0) continue;
      if (texts.length === 1) return texts[0];
      if (!/\bif\s+cls\._member_names_:/.test(text)) return undefined;
      const members = own.shape?.kind === 'class' ? own.shape.class.members : [];
      const hasMembers = members.some(
        member => 'key' in member && typeof member.key === 'string' && !member.key.startsWith('_'),
      );
      return texts[hasMembers ? 0 : 1];
    }
    return undefined;
  }

  /** Of the first class that has a constructor, unless one in C comes before. */
  private constructorOf(
    ancestors: readonly Ancestor[],
    depth: number,
  ): string | null | Unresolved | undefined {
    const open = new Set(['__new__', '__init__']);
    for (const [i, ancestor] of ancestors.entries()) {
      if (ancestor instanceof Unresolved) return ancestor;
      if (typeof ancestor === 'string') {
        if (ancestor !== 'object') open.delete('__new__');
        if (WITH_INIT.test(ancestor)) open.delete('__init__');
        continue;
      }
      if (ancestor instanceof Native) {
        for (const name of ancestor.constructors) open.delete(name);
        continue;
      }
      if (ancestor instanceof CallResult) {
        const made = open.has('__new__') ? this.ofInstance(ancestor, depth) : null;
        if (made) return made.signature;
        continue;
      }
      if (open.has('__new__') && isNamedTuple(ancestor)) return fieldsSignature([ancestor], this.signatures);
      const set = i > 0 && (this.setLater(ancestor)?.signature ?? this.setElsewhere(ancestor).signature);
      if (set) return set;
      for (const name of open) {
        const inDoubt = this.evaluator.members.methodOf(ancestor, name);
        if (inDoubt instanceof Unresolved) return unknown(inDoubt.reason, inDoubt);
        const method = this.method(ancestor, name);
        if (method) return this.ofConstructor(method, ancestor, depth);
        // What is no function that is read: `__init__ = make()`.
        const assigned = memberAssigned(ancestor, name);
        if (assigned) return unknown(`its ${name} is assigned`, { place: assigned, text: ancestor.name });
        // One that is written stays.
        if (name === '__init__' && isDataClass(ancestor))
          return fieldsSignature(ancestorsOf(ancestor, this.evaluator), this.signatures);
      }
      if (open.has('__init__') && this.hasProtocolInit(ancestor)) return '(*args, **kwargs)';
    }
    return undefined;
  }

  /** Whether `typing.Protocol` gives a class its constructor: one that is a protocol itself, and inherits none. */
  private hasProtocolInit(definition: Described): boolean {
    const isProtocol = basesOf(definition.node).some(base => /(^|\.)Protocol(\[|$)/.test(base.text));
    if (!isProtocol) return false;
    const [, ...ancestors] = ancestorsOf(definition, this.evaluator);
    return !ancestors.some(each => each instanceof Described && this.method(each, '__init__'));
  }

  /** Whatever it is called with first is given by the class that is called, also where nothing would be given to a static method. */
  private ofConstructor(method: Described, { name }: Described, depth: number): Description['signature'] {
    const isOfClass = decoratorsOf(method.node).some(decorator => nameOf(decorator) === 'classmethod');
    if (!isOfClass) return this.ofFunction(method.asMethod(true), depth + 1, true).signature;
    return unknown('what makes it is a class method', { place: method.place, text: name });
  }

  private metaclassCall(
    ancestors: readonly Ancestor[],
    depth: number,
  ): string | null | Unresolved | undefined {
    for (const ancestor of ancestors) {
      if (!(ancestor instanceof Described)) continue;
      const node = metaclassOf(ancestor.node);
      if (!node) continue;
      if (PLAIN_METACLASS.test(node.text)) continue;
      const metaclass = this.evaluator.evaluate(node, ancestor.site);
      if (metaclass instanceof Unresolved) return metaclass;
      if (!(metaclass instanceof Described)) continue;
      const told = (place: Place) =>
        unknown('its metaclass decides how it is called', { place, text: ancestor.name });
      if (metaclass.kind === 'function') return told(metaclass.place);
      const signed = this.decidedBy(metaclass, SIGNING);
      if (signed) return told(signed);
      for (const each of ancestorsOf(metaclass, this.evaluator)) {
        const method = each instanceof Described ? this.method(each, '__call__') : undefined;
        if (method) return this.ofConstructor(method, ancestor, depth);
      }
      // Its `__call__` goes before what it gives its classes.
      const given = this.decidedBy(metaclass, GIVING);
      if (given) return told(given);
    }
    return undefined;
  }

  /** Where a metaclass says otherwise than by its `__call__` how its classes are called. */
  private decidedBy(metaclass: Described, deciding: RegExp): Place | undefined {
    for (const each of ancestorsOf(metaclass, this.evaluator)) {
      if (!(each instanceof Described)) continue;
      for (const name of MADE_BY_METACLASS) {
        const method = this.method(each, name);
        if (method && (name === '__signature__' || deciding.test(method.node.text))) return method.place;
      }
    }
    return undefined;
  }

  /** `inspect.getdoc` of a class: its own, or the first one of those that it inherits from. */
  private documentationOfClass(
    definition: Described,
    ancestors: readonly Ancestor[],
    signature: Description['signature'],
  ): string | Unresolved {
    for (const ancestor of ancestors) {
      if (ancestor instanceof Unresolved) return unknown(ancestor.reason, ancestor);
      if (typeof ancestor === 'string') {
        if (ancestor === 'object') continue;
        return builtinType(ancestor, this.evaluator)?.summary ?? '';
      }
      if (ancestor instanceof Native) return ancestor.describe().documentation;
      if (ancestor instanceof CallResult) {
        const made = this.ofInstance(ancestor, 0);
        if (made) return made.documentation;
        continue;
      }
      const assigned = this.documentationByMetaclass(ancestors);
      const found =
        assigned ??
        this.documentationMember(ancestor) ??
        this.docstring(docstringOf(ancestor.node.childForFieldName('body')), ancestor);
      if (found !== undefined) return found;
      const made = enumDecorator(ancestor.node);
      const text = made && this.documentationByDecorator(made, ancestor);
      if (text !== undefined) return text;
      if (isNamedTuple(ancestor)) return `${ancestor.name}(${fieldNames(ancestor).join(', ')})`;
      if (!isDocumentedBySignature(ancestor)) continue;
      const own = ancestor === definition ? signature : this.ofClass(ancestor, 0).signature;
      return own instanceof Unresolved ? own : `${ancestor.name}${(own ?? '').replace(/ -> None$/, '')}`;
    }
    return '';
  }

  /** `cls.__doc__ = "…"` in the `__init__` of its metaclass. */
  private documentationByMetaclass(ancestors: readonly Ancestor[]): string | Unresolved | undefined {
    // A class has the metaclass of those that it is made from.
    const decider = ancestors.find(
      (each): each is Described => each instanceof Described && metaclassOf(each.node) !== null,
    );
    const name = decider && metaclassOf(decider.node);
    if (!name || PLAIN_METACLASS.test(name.text)) return undefined;
    const { site } = decider;
    const metaclass = this.evaluator.evaluate(name, site);
    const starter = metaclass instanceof Described ? this.method(metaclass, '__init__') : undefined;
    const maker = metaclass instanceof Described ? this.method(metaclass, '__new__') : undefined;
    if (maker && /\.__doc__\s*=(?!=)|["']__doc__["']\s*(?:\]\s*=|:)/.test(maker.node.text))
      return unknown('its metaclass documents it', { place: maker.place, text: name.text });
    const right = starter && documentationAssigned(starter.node);
    return right?.type === 'string' ? this.docstring(right, starter as Described) : undefined;
  }

  /** What a decorator that makes an enum of a class gives it for want of a documentation; undefined when that is nothing. */
  private documentationByDecorator(
    decorator: Node,
    { site, place, name }: Described,
  ): string | Unresolved | undefined {
    const maker = this.evaluator.evaluate(calleeOf(decorator), site);
    const given =
      maker instanceof Described
        ? /\[['"]__doc__['"]\]\s*=\s*(?:None|(['"])(.*?)\1)$/m.exec(maker.node.text)
        : null;
    if (given) return given[2];
    return unknown('how its decorator documents it is not known', { place, text: name });
  }

  /** An instance: the documentation of its class, and the signature of what happens when it is called. */
  private ofInstance(call: CallResult, depth: number): Description | null {
    if (call.makes && depth < MAX_DEPTH) {
      const made = this.describe(call.makes as Described, depth + 1);
      return made && { ...made, what: call.makes.kind === 'class' ? 'class' : 'function' };
    }
    const { of } = call;
    const [first] = call.positional;
    if (of instanceof Described || first) {
      const site = of instanceof Described ? of.site : undefined;
      const node = of instanceof Described ? of.node : undefined;
      const tuple = site && node ? namedTuple(call, this.signatures, node, site) : undefined;
      if (tuple) {
        const assigned = first && this.documentationOfMade(first.origin, depth);
        return { ...tuple, documentation: assigned ?? tuple.documentation, what: 'class' };
      }
    }
    if (!(of instanceof Described) || of.kind !== 'class') {
      const problem = new Unresolved(
        `what ${call.callee}(…) gives is not known before the program runs`,
        first?.origin.place ?? { file: '' },
        call.callee,
        'symbol-unresolved',
      );
      return { signature: problem, documentation: problem };
    }
    const called = this.evaluator.members.ifAny(call, '__call__');
    const signature = called instanceof Described ? this.ofFunction(called, depth + 1).signature : null;
    return { signature, documentation: this.ofClass(of, depth + 1).documentation };
  }

  /** `T = namedtuple('T', …)` and, later at the top of the file, `T.__doc__ = …`. */
  private documentationOfMade(argument: Origin, depth: number): string | Unresolved | undefined {
    if (!(argument instanceof SpanOrigin)) return undefined;
    const { file, startIndex, endIndex } = argument;
    const call = file.root.descendantForIndex(startIndex, endIndex)?.parent?.parent;
    const assignment = call?.parent;
    const name = assignment?.type === 'assignment' ? assignment.childForFieldName('left') : null;
    return call && name?.type === 'identifier'
      ? this.assignedDocumentation({ name: name.text, node: call, site: { file, env: undefined } }, depth)
      : undefined;
  }

  private method(definition: Described, name: string): Described | undefined {
    const { node, site, shape } = definition;
    if (shape?.kind !== 'class') return undefined;
    const found = this.evaluator.members.methodOf(definition, name);
    const method = found instanceof Unresolved ? shape.class.method?.(name) : found;
    // `__new__ = _new`
    const assigned = shape.class.members.find(
      member => 'key' in member && member.key === name && !member.inBranch,
    );
    const value = method
      ? this.evaluator.meaning(method.value, method.node, site)
      : assigned && 'key' in assigned && 'id' in assigned.value
        ? this.evaluator.evaluate(assigned.value, site)
        : undefined;
    return value instanceof Described && value.node.id !== node.id ? value : undefined;
  }

  /** The text of a docstring; undefined without one. */
  private docstring(string: Node | null, { site }: Described): string | Unresolved | undefined {
    if (!string) return undefined;
    const plain = string.type === 'string' ? plainString(string.text) : undefined;
    const value = plain ?? this.evaluator.evaluate(string, { file: site.file, env: undefined });
    if (typeof value === 'string') return cleandoc(value);
    return value instanceof Unresolved ? unknown(value.reason, value) : undefined;
  }

  /** `__doc__ = …` in the body of a class, which is its documentation then. */
  private documentationMember(definition: Described): string | Unresolved | undefined {
    const { shape, node, site, name } = definition;
    const members = shape?.kind === 'class' ? shape.class.members : [];
    if (!members.some(member => 'key' in member && member.key === '__doc__')) return undefined;
    const value = settled(this.evaluator.members.ifAny(definition, '__doc__') ?? null);
    if (typeof value === 'string') return cleandoc(value);
    const reason = value instanceof Unresolved ? value.reason : 'it is no text';
    return unknown(`its documentation is assigned, and ${reason}`, {
      place: site.file.place(node),
      text: name,
    });
  }
}

/** `__signature__ = …` in the body of a class. */
function memberAssigned({ shape, site }: Described, name: string): Place | undefined {
  const members = shape?.kind === 'class' ? shape.class.members : [];
  const found = members.find(member => 'key' in member && member.key === name);
  return found && site.file.place(found.node);
}

/** The value that a method assigns to the `__doc__` of its first parameter. */
function documentationAssigned(method: Node): Node | undefined {
  const self = method.childForFieldName('parameters')?.firstNamedChild?.text;
  for (const statement of method.childForFieldName('body')?.namedChildren ?? []) {
    const assignment = statement?.type === 'expression_statement' ? statement.firstNamedChild : null;
    if (assignment?.type !== 'assignment') continue;
    if (assignment.childForFieldName('left')?.text === `${self}.__doc__`)
      return assignment.childForFieldName('right') ?? undefined;
  }
  return undefined;
}

/** As the rule about symbols has it. */
function asTold(signature: Description['signature']): Description['signature'] {
  return signature instanceof Unresolved && !(signature instanceof OpenSignature)
    ? unknown(signature.reason, signature)
    : signature;
}

function unknown(reason: string, { place, text }: Pick<Unresolved, 'place' | 'text'>): Unresolved {
  return new Unresolved(reason, place, text, 'symbol-unresolved');
}

function typeName(value: Value): string | undefined {
  if (typeof value === 'string') return 'str';
  if (typeof value === 'boolean') return 'bool';
  if (value instanceof Float) return 'float';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  if (value instanceof Sequence && !(value instanceof View)) {
    const [changing, fixed] = value.distinct ? ['set', 'frozenset'] : ['list', 'tuple'];
    return value.fixed ? fixed : changing;
  }
  return value instanceof Mapping ? 'dict' : undefined;
}
