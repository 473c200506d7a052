import type { Argument, ChainLink, Expression, Parameter, VaultEntry } from '../ast.js';
import { tokeniseExpression } from '../lexer/lexer.js';
import { Kind, type Tokens } from '../lexer/tokens.js';
import { MAX_EXPRESSION_DEPTH } from '../limits.js';
import { ServerSourceError } from '../source-error.js';
import type { SourceText } from '../text.js';
import { stringValue } from './escapes.js';
import { templateParts } from './template.js';

/** Something that the reader does not know as an expression; whoever asked decides whether that matters. */
export class NotUnderstood extends Error {
  constructor(readonly offset: number) {
    super('not understood');
  }
}

/** Binary operators, loosest first (reference-language.md §2.9). */
const LEVELS: readonly (readonly string[])[] = [
  ['>>'],
  ['??'],
  ['or'],
  ['and'],
  [
    'is',
    'isnt',
    '==',
    '!=',
    '<',
    '>',
    '<=',
    '>=',
    'bigger',
    'smaller',
    'bigger_eq',
    'smaller_eq',
    'in',
    'not',
  ],
  ['+', '-'],
  ['*', '/', '%', '//', '~/'],
];
/** `not` binds looser than comparisons: it is read before this level. */
const COMPARISON = 4;
const ALL_OPERATORS: readonly ReadonlySet<string>[] = LEVELS.map(level => new Set(level));

/** Reads expressions from tokens; `at` is the index of the next token. */
export class ExpressionParser {
  private depth = 0;

  constructor(
    readonly source: SourceText,
    readonly tokens: Tokens,
    public at: number,
  ) {}

  /** @throws {NotUnderstood} @throws {ServerSourceError} when it is nested too deep */
  expression(): Expression {
    this.depth += 1;
    if (this.depth > MAX_EXPRESSION_DEPTH) throw this.tooDeep();
    const value = this.tokens.is(this.at, 'lambda') ? this.lambda() : this.level(0);
    this.depth -= 1;
    if (!this.tokens.is(this.at, 'given')) return value;
    const before = this.at;
    this.at += 1;
    const condition = this.level(0);
    if (!this.tokens.is(this.at, 'otherwise')) {
      this.at = before;
      return value;
    }
    this.at += 1;
    const otherwise = this.nested(() => this.expression());
    return { kind: 'conditional', value, condition, otherwise, start: value.start, end: otherwise.end };
  }

  private nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_EXPRESSION_DEPTH) throw this.tooDeep();
    const result = read();
    this.depth -= 1;
    return result;
  }

  private level(index: number): Expression {
    if (index === LEVELS.length) return this.unary();
    if (index === COMPARISON && this.tokens.is(this.at, 'not')) return this.not();
    const first = this.level(index + 1);
    const operators = ALL_OPERATORS[index] as ReadonlySet<string>;
    const rest: ChainLink[] = [];
    for (let operator = this.operatorOf(operators); operator; operator = this.operatorOf(operators))
      rest.push({ operator, right: this.level(index + 1) });
    const last = rest.at(-1);
    if (!last) return first;
    return { kind: 'chain', first, rest, start: first.start, end: last.right.end };
  }

  /** Takes an operator of a level, two words together where they are one operator. */
  private operatorOf(operators: ReadonlySet<string>): string | undefined {
    const { tokens, at } = this;
    const kind = tokens.kind(at);
    if (kind !== Kind.operator && kind !== Kind.keyword && kind !== Kind.name) return undefined;
    const spelling = tokens.textOf(at);
    if (!operators.has(spelling)) return undefined;
    if (spelling === 'not') {
      if (!tokens.is(at + 1, 'in')) return undefined;
      this.at += 2;
      return 'not in';
    }
    this.at += 1;
    if (spelling !== 'is' || !tokens.is(this.at, 'not')) return spelling;
    this.at += 1;
    return 'isnt';
  }

  private not(): Expression {
    const start = this.tokens.start(this.at);
    this.at += 1;
    const operand = this.nested(() => this.level(COMPARISON));
    return { kind: 'unary', operator: 'not', operand, start, end: operand.end };
  }

  private unary(): Expression {
    if (!this.tokens.is(this.at, '-')) return this.power();
    const start = this.tokens.start(this.at);
    this.at += 1;
    const operand = this.nested(() => this.unary());
    return { kind: 'unary', operator: '-', operand, start, end: operand.end };
  }

  private power(): Expression {
    const first = this.postfix();
    if (!this.tokens.is(this.at, '**')) return first;
    this.at += 1;
    const right = this.nested(() => this.unary());
    return { kind: 'chain', first, rest: [{ operator: '**', right }], start: first.start, end: right.end };
  }

  private postfix(): Expression {
    const { tokens } = this;
    const spawn = tokens.is(this.at, 'spawn');
    const start = tokens.start(this.at);
    if (spawn) this.at += 1;
    let value = this.primary();
    for (let length = 0; ; length += 1) {
      if (length > MAX_EXPRESSION_DEPTH) throw this.tooDeep();
      if (tokens.is(this.at, '(')) {
        this.at += 1;
        const args = this.args(')');
        value = {
          kind: 'call',
          callee: value,
          args,
          spawn: spawn && length === 0,
          start,
          end: this.lastEnd(),
        };
      } else if (tokens.is(this.at, '.') || tokens.is(this.at, '?.')) {
        const kind = tokens.kind(this.at + 1);
        if (kind !== Kind.name && kind !== Kind.keyword) throw this.unknown();
        const name = tokens.textOf(this.at + 1);
        this.at += 2;
        value = { kind: 'member', object: value, name, start: value.start, end: this.lastEnd() };
      } else if (tokens.is(this.at, '[')) {
        value = this.index(value);
      } else if (tokens.is(this.at, 'with') && tokens.is(this.at + 1, '{')) {
        this.at += 1;
        const changes = this.primary();
        value = { kind: 'opaque', parts: [value, changes], start: value.start, end: changes.end };
      } else return value;
    }
  }

  private index(object: Expression): Expression {
    this.at += 1;
    const parts: Expression[] = [];
    let slice = false;
    while (!this.tokens.is(this.at, ']')) {
      if (this.tokens.is(this.at, ':')) {
        slice = true;
        this.at += 1;
      } else parts.push(this.expression());
    }
    this.at += 1;
    const [index] = parts;
    const place = { start: object.start, end: this.lastEnd() };
    if (slice || parts.length !== 1 || !index) return { kind: 'opaque', parts: [object, ...parts], ...place };
    return { kind: 'index', object, index, ...place };
  }

  private primary(): Expression {
    const { tokens, source, at } = this;
    const place = { start: tokens.start(at), end: tokens.end(at) };
    this.at += 1;
    switch (tokens.kind(at)) {
      case Kind.string:
        return { kind: 'text', value: stringValue(source.text, place.start, place.end), ...place };
      case Kind.template:
        return {
          kind: 'template',
          parts: templateParts(source, place.start, place.end, this.inner),
          ...place,
        };
      case Kind.integer:
        return { kind: 'integer', value: Number(tokens.textOf(at).replaceAll('_', '')), ...place };
      case Kind.float:
        return { kind: 'float', value: Number(tokens.textOf(at).replaceAll('_', '')), ...place };
      case Kind.decimal:
        return { kind: 'opaque', parts: [], ...place };
      case Kind.name:
        return { kind: 'name', name: tokens.textOf(at), ...place };
      case Kind.keyword:
        return this.keyword(at, place);
      case Kind.operator:
        if (tokens.is(at, '(')) return this.parenthesised(place.start);
        if (tokens.is(at, '[')) return this.list(place.start);
        if (tokens.is(at, '{')) return this.vault(place.start);
    }
    this.at = at;
    throw this.unknown();
  }

  private keyword(at: number, place: { start: number; end: number }): Expression {
    const word = this.tokens.textOf(at);
    if (word === 'yes' || word === 'no') return { kind: 'boolean', value: word === 'yes', ...place };
    if (word === 'void') return { kind: 'void', ...place };
    if (word === 'self' || word === 'root') return { kind: 'name', name: word, ...place };
    if (word === 'lambda') {
      this.at = at;
      return this.lambda();
    }
    if (word === 'await' || word === 'typeof' || word === 'cast') {
      const operand = this.nested(() => this.unary());
      return { kind: 'opaque', parts: [operand], start: place.start, end: operand.end };
    }
    // Some reserved words are functions of modules, imported by name: `adopt {forge, delete} from Kiln`.
    if (this.tokens.is(at + 1, '(')) return { kind: 'name', name: word, ...place };
    this.at = at;
    throw this.unknown();
  }

  /** The expression inside the braces of a text. */
  private readonly inner = (start: number, end: number): Expression => {
    const tokens = tokeniseExpression(this.source, start, end);
    const parser = new ExpressionParser(this.source, tokens, 0);
    parser.depth = this.depth + 1;
    try {
      const value = parser.expression();
      if (tokens.kind(parser.at) === Kind.end) return value;
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
    }
    return { kind: 'opaque', parts: [], start, end };
  };

  private parenthesised(start: number): Expression {
    const items = this.args(')');
    const end = this.lastEnd();
    const [only] = items;
    if (items.length === 1 && only && !only.spread && !this.tokens.is(this.at - 2, ',')) return only.value;
    return { kind: 'list', items, start, end };
  }

  private list(start: number): Expression {
    const { tokens } = this;
    const first = tokens.is(this.at, ']') || tokens.is(this.at, '...') ? undefined : this.expression();
    if (!first || !tokens.is(this.at, 'cycle')) {
      if (first && tokens.is(this.at, ',')) this.at += 1;
      const items = first ? [{ spread: false, value: first }, ...this.args(']')] : this.args(']');
      return { kind: 'list', items, start, end: this.lastEnd() };
    }
    this.at += 1;
    const names = this.names('in');
    const iterable = this.level(0);
    let condition: Expression | undefined;
    if (tokens.is(this.at, 'given')) {
      this.at += 1;
      condition = this.expression();
    }
    this.expect(']');
    return { kind: 'comprehension', element: first, names, iterable, condition, start, end: this.lastEnd() };
  }

  /** Names separated by commas up to a word, which is taken, too. */
  names(until: string): string[] {
    const names: string[] = [];
    for (;;) {
      if (!this.tokens.isName(this.at)) throw this.unknown();
      names.push(this.tokens.textOf(this.at));
      this.at += 1;
      if (this.tokens.is(this.at, until)) break;
      this.expect(',');
    }
    this.at += 1;
    return names;
  }

  private vault(start: number): Expression {
    const { tokens } = this;
    const entries: VaultEntry[] = [];
    while (!tokens.is(this.at, '}')) {
      if (tokens.is(this.at, '...')) {
        this.at += 1;
        entries.push({ key: undefined, value: this.expression() });
      } else {
        const key = this.expression();
        this.expect(':');
        entries.push({ key, value: this.expression() });
      }
      if (!tokens.is(this.at, '}')) this.expect(',');
    }
    this.at += 1;
    return { kind: 'vault', entries, start, end: this.lastEnd() };
  }

  /** What stands in brackets, up to and with the closing one: values, `name := value`, `...values`. */
  private args(closer: string): Argument[] {
    const { tokens } = this;
    const args: Argument[] = [];
    while (!tokens.is(this.at, closer)) {
      if (tokens.is(this.at, '...')) {
        this.at += 1;
        args.push({ spread: true, value: this.expression() });
      } else if (tokens.is(this.at + 1, ':=')) {
        const name = tokens.textOf(this.at);
        this.at += 2;
        args.push({ name, spread: false, value: this.expression() });
      } else args.push({ spread: false, value: this.expression() });
      if (!tokens.is(this.at, closer)) this.expect(',');
    }
    this.at += 1;
    return args;
  }

  private lambda(): Expression {
    const { tokens } = this;
    const start = tokens.start(this.at);
    this.at += 1;
    const bracketed = tokens.is(this.at, '(');
    if (bracketed) this.at += 1;
    const params = this.parameters(bracketed);
    if (bracketed) {
      this.expect(')');
      while (tokens.is(this.at, '->') || tokens.isName(this.at)) this.at += 1;
    }
    if (tokens.is(this.at, '=>')) this.at += 1;
    else this.expect(':');
    const body = this.nested(() => this.expression());
    return { kind: 'lambda', params, body, start, end: body.end };
  }

  /** Parameters up to the bracket, the arrow or (without types) the colon behind them, which is left. */
  parameters(typed: boolean): Parameter[] {
    const { tokens } = this;
    const params: Parameter[] = [];
    while (tokens.isName(this.at) || tokens.is(this.at, '...') || tokens.is(this.at, 'self')) {
      const rest = tokens.is(this.at, '...');
      if (rest) this.at += 1;
      const name = tokens.textOf(this.at);
      this.at += 1;
      if (typed && tokens.is(this.at, ':')) this.skipType();
      let fallback: Expression | undefined;
      if (tokens.is(this.at, ':=')) {
        this.at += 1;
        fallback = this.expression();
      }
      params.push({ name, rest, fallback });
      if (!tokens.is(this.at, ',')) break;
      this.at += 1;
    }
    return params;
  }

  /** From the `:` of a type to what ends it at the same depth. */
  skipType(): void {
    const { tokens } = this;
    let depth = 0;
    for (this.at += 1; tokens.kind(this.at) < Kind.newline; this.at += 1) {
      const at = this.at;
      if (tokens.is(at, '<') || tokens.is(at, '(') || tokens.is(at, '[')) depth += 1;
      else if (depth === 0 && (tokens.is(at, ')') || tokens.is(at, ',') || tokens.is(at, ':='))) return;
      else if (tokens.is(at, '>') || tokens.is(at, ')') || tokens.is(at, ']')) depth -= 1;
      else if (tokens.is(at, '>>')) depth -= 2;
    }
  }

  expect(spelling: string): void {
    if (!this.tokens.is(this.at, spelling)) throw this.unknown();
    this.at += 1;
  }

  private lastEnd(): number {
    return this.tokens.end(this.at - 1);
  }

  private unknown(): NotUnderstood {
    return new NotUnderstood(this.tokens.start(this.at));
  }

  private tooDeep(): Error {
    return new ServerSourceError(
      this.source.place(this.tokens.start(this.at)),
      `Expressions are nested deeper than ${MAX_EXPRESSION_DEPTH} levels.`,
      'Give the inner parts names of their own.',
    );
  }
}
