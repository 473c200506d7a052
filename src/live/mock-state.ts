import { isObject } from '../contract/json-object.js';
import { isTaken } from '../exporters/example.js';
import { ANY } from '../exporters/methods.js';
import type { Route } from '../server/index.js';
import { bodyFor, describedRefusal, type MockAnswer } from './mock-answer.js';

/** More than anybody makes by hand; then the oldest goes. */
const MAX_ITEMS = 10_000;
const NOT_FOUND = 404;
const ID = 'id';
const MEMBER = /^(.*)\/:([A-Za-z_][\w-]*)\/?$/;

type Item = Readonly<Record<string, unknown>>;

/** What is behind one address of a resource: what was made, by id, and the ids that were taken away. */
interface Collection {
  readonly items: Map<string, Item>;
  readonly gone: Set<string>;
}

const NONE: Collection = { items: new Map(), gone: new Set() };

/**
 * What requests have made and taken away where routes are a resource: `/itens` with POST, and `/itens/:id`. Each mock has
 * its own, and forgets it when it ends.
 */
export class MockState {
  private readonly collections = new Map<string, Collection>();
  /** The name of the parameter of its members, by the pattern of a resource. */
  private readonly resources: ReadonlyMap<string, string>;

  constructor(routes: readonly Route[]) {
    const made = new Set(
      routes.filter(({ method }) => method === 'POST' || method === ANY).map(({ path }) => patternOf(path)),
    );
    this.resources = new Map(
      routes.flatMap(({ path }) => {
        const [, above = '', name = ''] = MEMBER.exec(path) ?? [];
        return name !== '' && made.has(patternOf(above)) ? [[patternOf(above), name] as const] : [];
      }),
    );
  }

  /** Why a request asks for something that is gone; undefined where it is not. */
  missing(
    route: Route,
    path: string,
    method: string,
    params: ReadonlyMap<string, string>,
  ): MockAnswer | undefined {
    const member = this.memberAt(route, path);
    if (!member || !this.collections.get(member.above)?.gone.has(member.id)) return undefined;
    const told = route.answers?.known.find(({ status }) => status === NOT_FOUND);
    if (route.asks) {
      const errors = [{ in: 'path', at: `/${member.name}`, message: 'is of nothing that is there' }];
      return describedRefusal(route, { statuses: [NOT_FOUND], errors }, params);
    }
    if (told && (told.media === null || told.schema || told.shape))
      return bodyFor(told, route, method, params);
    return {
      status: NOT_FOUND,
      media: told?.media ?? 'application/json',
      body: { erro: `nada em ${path}`, status: NOT_FOUND },
      headers: {},
      says: 'value',
    };
  }

  /** The answer with what is behind it, after what the request changes. */
  after(route: Route, method: string, path: string, body: unknown, made: MockAnswer): MockAnswer {
    if (made.status >= 300) return made;
    const changed = this.changed(route, method, path, body, made);
    // What was kept may be of another form than what this route answers.
    const isLost = made.form && !isTaken(made.form, changed.body) && isTaken(made.form, made.body);
    return isLost ? { ...changed, body: made.body } : changed;
  }

  private changed(route: Route, method: string, path: string, body: unknown, made: MockAnswer): MockAnswer {
    const answer = route.asks ? withId(route, path, made) : made;
    const member = this.memberAt(route, path);
    if (member) return this.ofMember(member, method, body, answer);
    const name = this.resources.get(patternOf(route.path));
    if (name === undefined) return answer;
    const above = trimmed(path);
    if (method === 'POST') return this.made(above, route.asks ? idField(name, answer) : name, body, answer);
    const collection = this.collections.get(above);
    if (method !== 'GET' || (!collection && answer.says !== 'nothing')) return answer;
    return listed(collection ?? NONE, name, answer);
  }

  private made(above: string, name: string, body: unknown, answer: MockAnswer): MockAnswer {
    const collection = this.collections.get(above) ?? {
      items: new Map<string, Item>(),
      gone: new Set<string>(),
    };
    this.collections.set(above, collection);
    const given = fieldsOf(body);
    const id = given[name] ?? idOf(collection.items.size + collection.gone.size + 1, name, answer);
    const item = { [name]: id, ...given };
    const key = String(id);
    collection.items.set(key, item);
    collection.gone.delete(key);
    const [oldest] = collection.items.keys();
    if (collection.items.size > MAX_ITEMS && oldest !== undefined) collection.items.delete(oldest);
    const headers =
      'Location' in answer.headers
        ? { ...answer.headers, Location: `${above}/${encodeURIComponent(key)}` }
        : answer.headers;
    return { ...shown(item, answer), headers };
  }

  private ofMember(
    { above, id, name }: Member,
    method: string,
    body: unknown,
    answer: MockAnswer,
  ): MockAnswer {
    const collection = this.collections.get(above) ?? {
      items: new Map<string, Item>(),
      gone: new Set<string>(),
    };
    const known = collection.items.get(id);
    if (method === 'DELETE') {
      collection.items.delete(id);
      collection.gone.add(id);
      this.collections.set(above, collection);
      return answer;
    }
    if (known === undefined) return answer;
    if (method === 'PUT' || method === 'PATCH') {
      const item = { [name]: known[name], ...(method === 'PATCH' && known), ...fieldsOf(body) };
      collection.items.set(id, item);
      return shown(item, answer);
    }
    return method === 'GET' ? shown(known, answer) : answer;
  }

  private memberAt({ path: pattern }: Route, path: string): Member | undefined {
    const [, above = ''] = MEMBER.exec(pattern) ?? [];
    const name = this.resources.get(patternOf(above));
    if (name === undefined || !MEMBER.test(pattern)) return undefined;
    const whole = trimmed(path);
    const slash = whole.lastIndexOf('/');
    return { above: whole.slice(0, slash), id: whole.slice(slash + 1), name };
  }
}

interface Member {
  readonly above: string;
  readonly id: string;
  readonly name: string;
}

/** An example that nobody wrote, with the id that is asked for in its place, where the description takes that. */
function withId({ path: pattern }: Route, path: string, answer: MockAnswer): MockAnswer {
  const [, , name] = MEMBER.exec(pattern) ?? [];
  if (name === undefined || answer.says !== 'form' || !isObject(answer.body)) return answer;
  const field = idField(name, answer);
  const text = trimmed(path).replace(/^.*\//, '');
  const id = [Number(text), text].find(
    id => String(id) === text && isTaken({ ...answer.form }, { ...fieldsOf(answer.body), [field]: id }),
  );
  if (id === undefined || !Object.hasOwn(answer.body, field)) return answer;
  return { ...answer, body: { ...answer.body, [field]: id } };
}

/** What is sent of an item: all of it where nothing is said of the body, else the fields that the body has, of their types. */
function shown(item: Item, answer: MockAnswer): MockAnswer {
  if (answer.media !== 'application/json') return answer;
  return { ...answer, body: answer.says === 'nothing' ? item : into(answer.body, item, answer.form) };
}

function into(form: unknown, item: Item, schema: unknown): unknown {
  if (!isObject(form)) return form;
  const fields = fieldsOf(fieldsOf(schema).properties);
  const takes = (key: string, own: unknown) =>
    Object.hasOwn(fields, key) && isTaken(fieldsOf(fields[key]), own);
  return Object.fromEntries(
    Object.entries(form).map(([key, value]) => {
      const own = Object.hasOwn(item, key) ? item[key] : undefined;
      return [key, own !== undefined && (kindOf(own) === kindOf(value) || takes(key, own)) ? own : value];
    }),
  );
}

/** A list, or an object that has one, with what was made behind what is always there. */
function listed({ items, gone }: Collection, name: string, answer: MockAnswer): MockAnswer {
  const { body, says, form } = answer;
  if (says === 'nothing' && answer.media === 'application/json')
    return { ...answer, body: [...items.values()] };
  const whole = (list: readonly unknown[], schema: Item) => {
    const [first] = list;
    const always = says === 'value' ? list.filter(each => !gone.has(String(fieldsOf(each)[name]))) : [];
    const made = [...items.values()].map(item => (isObject(first) ? into(first, item, schema.items) : item));
    return [...always, ...made];
  };
  if (Array.isArray(body)) return { ...answer, body: whole(body, fieldsOf(form)) };
  const lists = isObject(body) ? Object.entries(body).filter(([, value]) => Array.isArray(value)) : [];
  const [only] = lists;
  if (lists.length !== 1 || !only || !isObject(body)) return answer;
  const own = fieldsOf(fieldsOf(fieldsOf(form).properties)[only[0]]);
  return { ...answer, body: { ...body, [only[0]]: whole(only[1] as unknown[], own) } };
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return value === null ? 'null' : typeof value;
}

function fieldsOf(value: unknown): Item {
  return isObject(value) ? value : {};
}

/** The field of an item that its address has: descriptions say `/itens/{itemId}`, and call the field `id`. */
function idField(name: string, { form }: MockAnswer): string {
  const fields = fieldsOf(fieldsOf(form).properties);
  return !Object.hasOwn(fields, name) && Object.hasOwn(fields, ID) ? ID : name;
}

/** The number of an item as its answer has ids: who reads it there asks for it so. */
function idOf(number: number, name: string, { form }: MockAnswer): number | string {
  const { type } = fieldsOf(fieldsOf(fieldsOf(form).properties)[name]);
  return type === 'string' ? String(number) : number;
}

/** Without the names of parameters. */
function patternOf(path: string): string {
  return trimmed(path).replace(/([:*])[A-Za-z_]\w*/g, '$1');
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
