import type { Arm, Block, Expression, Statement } from '../ast.js';
import { tokenise } from '../lexer/lexer.js';
import { Kind, type Tokens } from '../lexer/tokens.js';
import { ServerSourceError } from '../source-error.js';
import type { SourceText } from '../text.js';
import { modulePath, readAdopt } from './adopt.js';
import { BLOCKS, MODIFIERS } from './blocks.js';
import { ExpressionParser, NotUnderstood } from './expressions.js';
import { methodOf, VERBS } from './verbs.js';

/** Which contextual words are statements here (reference-language.md §2.3). */
interface Context {
  readonly inServer: boolean;
  readonly inRoute: boolean;
}

const ASSIGNMENTS = [':=', '+=', '-=', '*=', '/=', '%='];

/**
 * The statements of a file. Bodies are parsed when somebody asks for them.
 *
 * @throws {ServerSourceError} where the text is not of the language
 */
export function parseFile(source: SourceText): readonly Statement[] {
  const tokens = tokenise(source);
  return new StatementParser(source, tokens, 0, tokens.count - 1, { inServer: false, inRoute: false }).all();
}

class StatementParser {
  private readonly parser: ExpressionParser;

  constructor(
    private readonly source: SourceText,
    private readonly tokens: Tokens,
    private at: number,
    private readonly limit: number,
    private readonly context: Context,
  ) {
    this.parser = new ExpressionParser(source, tokens, at);
  }

  all(): Statement[] {
    const statements: Statement[] = [];
    while (this.at < this.limit) {
      const kind = this.tokens.kind(this.at);
      if (kind === Kind.newline || kind === Kind.dedent) this.at += 1;
      else if (kind === Kind.indent) {
        const body = this.blockAt(this.at, this.context);
        statements.push({ kind: 'block', runs: 'once', names: [], body, ...this.place(this.at, this.at) });
        this.at = (this.tokens.mates[this.at] as number) + 1;
      } else statements.push(this.statement());
    }
    return statements;
  }

  private statement(): Statement {
    const first = this.at;
    const end = this.lineEnd(first);
    const hasBlock = this.tokens.kind(end + 1) === Kind.indent;
    this.at = hasBlock ? (this.tokens.mates[end + 1] as number) + 1 : end + 1;
    this.parser.at = first;
    try {
      return this.known(first, end, hasBlock);
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
      return this.fallback(first, end, hasBlock);
    }
  }

  private fallback(first: number, end: number, hasBlock: boolean): Statement {
    const place = this.place(first, end);
    if (!hasBlock) return { kind: 'other', ...place };
    const body = this.blockAt(end + 1, this.context);
    const runs = BLOCKS.get(this.tokens.textOf(first)) ?? 'maybe';
    return { kind: 'block', runs, names: [], body, ...place };
  }

  private known(first: number, end: number, hasBlock: boolean): Statement {
    const { tokens, parser } = this;
    const word = tokens.textOf(first);
    const place = this.place(first, end);
    if (tokens.kind(first) === Kind.name) {
      const kiln = this.kilnStatement(word, first, end, hasBlock);
      if (kiln) return kiln;
    }
    if (tokens.kind(first) === Kind.name || tokens.kind(first) === Kind.keyword) {
      const unmodified = this.behindModifiers(first);
      if (tokens.is(unmodified, 'action')) return this.action(unmodified, end, hasBlock);
      if (tokens.is(unmodified, 'blueprint')) return this.blueprint(unmodified, end, hasBlock);
      const runs = BLOCKS.get(word);
      if (runs && hasBlock) {
        return {
          kind: 'block',
          runs,
          names: this.boundNames(first, end),
          body: this.blockAt(end + 1, this.context),
          ...place,
        };
      }
    }
    parser.at = first + 1;
    switch (tokens.kind(first) === Kind.keyword ? word : '') {
      case 'adopt':
        return { kind: 'adopt', form: readAdopt(parser), ...place };
      case 'relay':
        if (!tokens.is(parser.at, 'from'))
          return { kind: 'relay', names: this.listOfNames(parser.at, end), ...place };
        parser.at += 1;
        return { kind: 'relay-from', path: modulePath(parser), ...place };
      case 'given':
        return { kind: 'given', arms: this.arms(first, end), ...place };
      case 'match':
        return this.match(end, hasBlock, place);
      case 'cycle':
        return this.cycle(end, place);
      case 'persist':
        return {
          kind: 'persist',
          condition: this.headExpression(end),
          body: this.bodyOf(end, 'persist'),
          ...place,
        };
      case 'yield':
        return { kind: 'yield', value: parser.at === end ? undefined : this.toEnd(end), ...place };
      case 'halt':
      case 'skip':
        return { kind: word as 'halt' | 'skip', ...place };
      case 'trigger':
      case 'propagate':
        return { kind: 'propagate', ...place };
      case 'out':
      case 'emit':
      case 'assert':
        return { kind: 'expression', value: this.toEnd(end), ...place };
      case 'steady':
        return this.simple(first + 1, end, place);
    }
    return this.simple(first, end, place);
  }

  /** Statements of a server block, and `ignite`; undefined where the word is a plain name (§2.1, §2.3). */
  private kilnStatement(word: string, first: number, end: number, hasBlock: boolean): Statement | undefined {
    const { tokens, parser, context } = this;
    const place = this.place(first, end);
    parser.at = first + 1;
    if (word === 'server' && tokens.isName(first + 1) && /^(?::|on|at)$/.test(tokens.textOf(first + 2)))
      return this.server(first, end, hasBlock);
    if (word === 'ignite' && tokens.isName(first + 1)) {
      const target = this.lenient(end, ['on', 'at']);
      const { on } = this.options(end);
      return { kind: 'ignite', target, port: on, ...place };
    }
    if (context.inRoute && ['respond', 'render', 'redirect'].includes(word))
      return { kind: 'propagate', ...place };
    if (!context.inServer) return undefined;
    switch (word) {
      case 'route':
        return this.route(first, end, hasBlock);
      case 'middleware':
        return { kind: 'middleware', value: this.required(end, 'middleware', []), ...place };
      case 'mount': {
        const app = this.required(end, 'mount', ['at']);
        if (!tokens.is(parser.at, 'at'))
          throw this.syntax(first, '`mount` wants a prefix.', 'Write `mount OTHER at "/prefix"`.');
        parser.at += 1;
        return { kind: 'mount', app, prefix: this.required(end, 'mount', []), ...place };
      }
      case 'after':
      case 'assets':
      case 'views':
        this.required(end, word, ['from']);
        return { kind: 'other', ...place };
    }
    return undefined;
  }

  private server(first: number, end: number, hasBlock: boolean): Statement {
    const { tokens, parser } = this;
    parser.at = first + 2;
    const { on, at } = this.options(end - 1);
    if (!tokens.is(end - 1, ':'))
      throw this.syntax(
        first,
        'The head of this server does not end in `:`.',
        'Write `server NAME on 8080:`.',
      );
    if (!hasBlock) throw this.emptyBlock(first, 'server');
    return {
      kind: 'server',
      name: tokens.textOf(first + 1),
      nameStart: tokens.start(first + 1),
      port: on,
      host: at,
      body: this.blockAt(end + 1, { inServer: true, inRoute: false }),
      ...this.place(first, end),
    };
  }

  /** `on EXPR` and `at EXPR`, in any order; the last of each wins. */
  private options(end: number): { on: Expression | undefined; at: Expression | undefined } {
    const { tokens, parser } = this;
    const found: { on: Expression | undefined; at: Expression | undefined } = {
      on: undefined,
      at: undefined,
    };
    while (parser.at < end && (tokens.is(parser.at, 'on') || tokens.is(parser.at, 'at'))) {
      const which = tokens.textOf(parser.at) as 'on' | 'at';
      parser.at += 1;
      found[which] = this.lenient(end, ['on', 'at']);
    }
    return found;
  }

  private route(first: number, end: number, hasBlock: boolean): Statement {
    const { tokens, parser } = this;
    const method = methodOf(tokens.textOf(first + 1));
    if (method === undefined || tokens.is(first + 2, ',')) {
      throw this.syntax(
        first,
        'A route has exactly one verb.',
        `Write one of ${VERBS.join(', ')} behind \`route\`, and a route for each verb.`,
      );
    }
    parser.at = first + 2;
    if (!tokens.is(end - 1, ':') || parser.at >= end - 1)
      throw this.syntax(first, 'The head of this route is not whole.', `Write \`route GET "/path":\`.`);
    if (!hasBlock) throw this.emptyBlock(first, 'route');
    const path = this.lenient(end - 1, []);
    const body = this.blockAt(end + 1, { inServer: true, inRoute: true });
    return { kind: 'route', method, path, body, ...this.place(first, end) };
  }

  private action(at: number, end: number, hasBlock: boolean): Statement {
    const { tokens, parser } = this;
    const name = tokens.textOf(at + 1);
    parser.at = at + 2;
    parser.expect('(');
    const params = parser.parameters(true);
    parser.expect(')');
    const place = this.place(at, end);
    if (!hasBlock) {
      while (parser.at < end && !tokens.is(parser.at, '=>')) parser.at += 1;
      parser.expect('=>');
      const value: Statement = { kind: 'yield', value: this.toEnd(end), ...place };
      const body = { start: place.start, statements: () => [value], mentions: () => true };
      return { kind: 'action', name, params, body, ...place };
    }
    const context = { inServer: this.context.inServer, inRoute: this.context.inRoute };
    return { kind: 'action', name, params, body: this.blockAt(end + 1, context), ...place };
  }

  private blueprint(at: number, end: number, hasBlock: boolean): Statement {
    if (!hasBlock) throw new NotUnderstood(this.tokens.start(at));
    const bases: string[] = [];
    for (let i = at + 2; i < end; i += 1) if (this.tokens.isName(i)) bases.push(this.tokens.textOf(i));
    const body = this.blockAt(end + 1, { inServer: false, inRoute: false });
    return { kind: 'blueprint', name: this.tokens.textOf(at + 1), bases, body, ...this.place(at, end) };
  }

  /** `given`, its `orif`s and `otherwise`: the statements that follow belong to it. */
  private arms(first: number, end: number): Arm[] {
    const { tokens, parser } = this;
    const arms: Arm[] = [];
    parser.at = first + 1;
    arms.push({ conditions: [this.headExpression(end)], body: this.bodyOf(end, 'given') });
    for (;;) {
      const head = this.at;
      const last = tokens.is(head, 'otherwise');
      if (head >= this.limit || !(last || tokens.is(head, 'orif'))) return arms;
      const headEnd = this.lineEnd(head);
      parser.at = head + 1;
      const conditional = !last || tokens.is(head + 1, 'given');
      if (last && conditional) parser.at += 1;
      arms.push({
        conditions: conditional ? [this.headExpression(headEnd)] : undefined,
        body: this.bodyOf(headEnd, 'otherwise'),
      });
      this.at = (tokens.mates[headEnd + 1] as number) + 1;
    }
  }

  private match(end: number, hasBlock: boolean, place: { start: number; end: number }): Statement {
    const subject = this.headExpression(end);
    if (!hasBlock) throw this.emptyBlock(end - 1, 'match');
    const { tokens } = this;
    const arms: Arm[] = [];
    const close = tokens.mates[end + 1] as number;
    let at = end + 2;
    while (at < close) {
      const headEnd = this.lineEnd(at);
      if (tokens.kind(headEnd + 1) !== Kind.indent) throw new NotUnderstood(tokens.start(at));
      const conditions = tokens.is(at, 'default') ? undefined : this.patterns(at + 1, headEnd);
      arms.push({ conditions, body: this.bodyOf(headEnd, 'point') });
      at = (tokens.mates[headEnd + 1] as number) + 1;
    }
    return { kind: 'match', subject, arms, ...place };
  }

  private patterns(at: number, end: number): Expression[] {
    const { parser } = this;
    const patterns: Expression[] = [];
    parser.at = at;
    for (;;) {
      patterns.push(this.lenient(end - 1, [',']));
      if (!this.tokens.is(parser.at, ',')) return patterns;
      parser.at += 1;
    }
  }

  private cycle(end: number, place: { start: number; end: number }): Statement {
    const { tokens, parser } = this;
    if (tokens.is(parser.at + 1, 'from')) {
      const name = tokens.textOf(parser.at);
      parser.at += 2;
      const from = this.lenient(end - 1, ['to']);
      parser.expect('to');
      const to = this.lenient(end - 1, ['step']);
      const stepped = tokens.is(parser.at, 'step');
      if (stepped) parser.at += 1;
      const step = stepped ? this.lenient(end - 1, []) : undefined;
      return { kind: 'range', name, from, to, step, body: this.bodyOf(end, 'cycle'), ...place };
    }
    const names = parser.names('in');
    const iterable = this.lenient(end - 1, []);
    return { kind: 'cycle', names, iterable, body: this.bodyOf(end, 'cycle'), ...place };
  }

  /** Assignments (with or without a type) and plain expressions. */
  private simple(first: number, end: number, place: { start: number; end: number }): Statement {
    const { tokens, parser } = this;
    parser.at = first;
    if (tokens.isName(first) && tokens.is(first + 1, ':')) {
      parser.at = first + 1;
      parser.skipType();
      parser.expect(':=');
      const target: Expression = {
        kind: 'name',
        name: tokens.textOf(first),
        ...this.place(first, first + 1),
      };
      return { kind: 'assign', targets: [target], operator: ':=', values: [this.toEnd(end)], ...place };
    }
    const targets = this.expressions();
    const operator = tokens.textOf(parser.at);
    if (tokens.kind(parser.at) === Kind.operator && ASSIGNMENTS.includes(operator)) {
      const start = parser.at + 1;
      parser.at = start;
      let values: Expression[];
      try {
        values = this.expressions();
        if (parser.at !== end) throw new NotUnderstood(tokens.start(parser.at));
      } catch (error) {
        if (!(error instanceof NotUnderstood)) throw error;
        values = [this.opaque(start, end)];
      }
      return { kind: 'assign', targets, operator, values, ...place };
    }
    const [value] = targets;
    if (parser.at !== end || targets.length !== 1 || !value) throw new NotUnderstood(place.start);
    return { kind: 'expression', value, ...place };
  }

  private expressions(): Expression[] {
    const found = [this.parser.expression()];
    while (this.tokens.is(this.parser.at, ',')) {
      this.parser.at += 1;
      found.push(this.parser.expression());
    }
    return found;
  }

  /** The expression up to the `:` that ends a head. */
  private headExpression(end: number): Expression {
    if (!this.tokens.is(end - 1, ':')) throw new NotUnderstood(this.tokens.start(end));
    return this.lenient(end - 1, []);
  }

  private toEnd(end: number): Expression {
    return this.lenient(end, []);
  }

  /** An expression that must end at `end` or at one of the words; something unknown is taken as a whole. */
  private lenient(end: number, words: readonly string[]): Expression {
    const { parser, tokens } = this;
    const start = parser.at;
    try {
      const value = parser.expression();
      if (parser.at === end || words.some(word => tokens.is(parser.at, word))) return value;
    } catch (error) {
      if (!(error instanceof NotUnderstood)) throw error;
    }
    parser.at = start;
    while (parser.at < end && !words.some(word => tokens.is(parser.at, word))) parser.at += 1;
    return this.opaque(start, parser.at);
  }

  private required(end: number, word: string, stops: readonly string[]): Expression {
    if (this.parser.at < end && !ASSIGNMENTS.some(sign => this.tokens.is(this.parser.at, sign)))
      return this.lenient(end, stops);
    throw this.syntax(
      this.parser.at - 1,
      `\`${word}\` is a statement inside a server and wants a value behind it.`,
      `Give the variable another name, or write the value of \`${word}\`.`,
    );
  }

  private opaque(first: number, end: number): Expression {
    return { kind: 'opaque', parts: [], ...this.place(first, end) };
  }

  private bodyOf(end: number, word: string): Block {
    if (this.tokens.kind(end + 1) !== Kind.indent) throw this.emptyBlock(end - 1, word);
    return this.blockAt(end + 1, this.context);
  }

  private blockAt(indent: number, context: Context): Block {
    const { source, tokens } = this;
    const close = tokens.mates[indent] as number;
    let asked = false;
    let kept: Statement[] | undefined;
    return {
      start: tokens.start(indent),
      statements: () => {
        if (kept) return kept;
        const statements = new StatementParser(source, tokens, indent + 1, close, context).all();
        // Most bodies are followed once: their nodes are garbage at once. A loop's body is kept.
        if (asked) kept = statements;
        asked = true;
        return statements;
      },
      mentions: names => {
        for (let i = indent + 1; i < close; i += 1) {
          const kind = tokens.kind(i);
          if ((kind === Kind.name || kind === Kind.keyword) && names.has(tokens.textOf(i))) return true;
        }
        return false;
      },
    };
  }

  private behindModifiers(first: number): number {
    let at = first;
    while (MODIFIERS.has(this.tokens.textOf(at)) && this.tokens.kind(at + 1) <= Kind.keyword) at += 1;
    return at;
  }

  /** Names behind `as` in the head of a block: `using x as y:`. */
  private boundNames(first: number, end: number): string[] {
    const names: string[] = [];
    for (let i = first; i < end; i += 1)
      if (this.tokens.is(i, 'as') && this.tokens.isName(i + 1)) names.push(this.tokens.textOf(i + 1));
    return names;
  }

  private listOfNames(first: number, end: number): string[] {
    const names: string[] = [];
    for (let i = first; i < end; i += 1)
      if (this.tokens.kind(i) <= Kind.keyword) names.push(this.tokens.textOf(i));
    return names;
  }

  private lineEnd(first: number): number {
    let end = first;
    while (end < this.limit && this.tokens.kind(end) < Kind.newline) end += 1;
    return end;
  }

  private place(first: number, end: number): { start: number; end: number } {
    return { start: this.tokens.start(first), end: this.tokens.end(Math.max(first, end - 1)) };
  }

  private emptyBlock(first: number, word: string): Error {
    return this.syntax(
      first,
      `The block of this \`${word}\` is empty.`,
      'Write its statements on the next lines, indented by four blanks.',
    );
  }

  private syntax(token: number, reason: string, remedy: string): Error {
    return new ServerSourceError(this.source.place(this.tokens.start(token)), reason, remedy);
  }
}
