import type { Site } from '../../evaluate/environment.js';
import type { Evaluator } from '../../evaluate/evaluator.js';
import { Unresolved } from '../../evaluate/value.js';
import type { Node } from '../../syntax/node.js';
import { Annotations } from './annotation.js';
import { Repr } from './repr.js';

/** One parameter as `inspect.Parameter` prints it, or a mark between parameters. */
export interface Shown {
  readonly text: string;
  readonly kind: 'plain' | 'rest' | '/' | '*';
}

/** The text that `str(inspect.signature(f))` gives, without running anything. */
export class Signatures {
  readonly repr: Repr;
  readonly annotations: Annotations;

  constructor(evaluator: Evaluator) {
    this.repr = new Repr(evaluator);
    this.annotations = new Annotations(evaluator, this.repr);
  }

  /**
   * Of a function or lambda.
   * @param bound whether the first parameter is given already (`self`, `cls`).
   */
  of(node: Node, site: Site, bound: boolean): string | Unresolved {
    const around = node.parent?.type === 'decorated_definition' ? node.parent : node;
    const list = node.childForFieldName('parameters');
    let parameters: Shown[] = [];
    for (const child of list?.namedChildren ?? []) {
      const shown = child ? this.parameter(child, site, around) : null;
      if (shown instanceof Unresolved) return shown;
      if (shown) parameters.push(shown);
    }
    if (bound) parameters = withoutFirst(parameters);
    const type = node.childForFieldName('return_type');
    const result = type ? this.annotations.of(type, site, around) : '';
    if (result instanceof Unresolved) return result;
    return `${together(parameters)}${result === '' ? '' : ` -> ${result}`}`;
  }

  /** A parameter with an annotation, a default, both or neither. */
  shown(
    name: string,
    type: Node | null,
    value: Node | string | null,
    site: Site,
    at: Node,
  ): Shown | Unresolved {
    const annotation = type ? this.annotations.of(type, site, at) : undefined;
    if (annotation instanceof Unresolved) return annotation;
    const text = value === null || typeof value === 'string' ? value : this.repr.of(value, site, at);
    if (text instanceof Unresolved) return text;
    // By this class `inspect` itself says that there is none.
    if (text === "<class 'inspect._empty'>") return { text: name, kind: 'plain' };
    const typed = annotation === undefined ? name : `${name}: ${annotation}`;
    const kind = name.startsWith('*') ? 'rest' : 'plain';
    if (text === null) return { text: typed, kind };
    return { text: annotation === undefined ? `${typed}=${text}` : `${typed} = ${text}`, kind };
  }

  private parameter(node: Node, site: Site, at: Node): Shown | Unresolved | null {
    switch (node.type) {
      case 'identifier':
        return { text: node.text, kind: 'plain' };
      case 'list_splat_pattern':
      case 'dictionary_splat_pattern':
        return { text: node.text, kind: 'rest' };
      case 'keyword_separator':
        return { text: '*', kind: '*' };
      case 'positional_separator':
        return { text: '/', kind: '/' };
      case 'typed_parameter':
        return this.shown(node.firstNamedChild?.text ?? '', node.childForFieldName('type'), null, site, at);
      case 'default_parameter':
      case 'typed_default_parameter': {
        const name = node.childForFieldName('name')?.text ?? '';
        return this.shown(name, node.childForFieldName('type'), node.childForFieldName('value'), site, at);
      }
    }
    return null;
  }
}

/** The list in parentheses. */
export function together(parameters: readonly Shown[]): string {
  return `(${parameters.map(({ text }) => text).join(', ')})`;
}

/** A method whose first parameter is given; `*args` takes it and stays. */
function withoutFirst(parameters: readonly Shown[]): Shown[] {
  const [first, second, ...rest] = parameters;
  if (first?.kind !== 'plain') return [...parameters];
  if (!second) return [];
  return second.kind === '/' ? rest : [second, ...rest];
}
