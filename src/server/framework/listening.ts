import { Unresolved } from '../../extract/index.js';
import type { Gap } from '../route.js';
import { argumentOf, gapAt, type Program } from './calls.js';
import type { Discovery, Reader } from './discover.js';
import type { Router } from './routers.js';

/** Where a server listens, as far as its program says it: the port, or why it is not known. */
export interface Listening {
  readonly port: number | null;
  readonly host: string | null;
  readonly unknownPort?: Gap;
}

const REMEDY = 'Give the address with --base.';
const MAX_PORT = 65_535;

/** What the calls that start servers say of their addresses; a server that two calls start otherwise has no known port. */
export function listeningOf(files: Iterable<string>, discovery: Discovery, reader: Reader) {
  const known = new Map<Router, Listening>();
  for (const file of files) {
    const program = reader.programOf(file);
    for (const rule of reader.framework.listens ?? [])
      for (const captures of reader.matches(program.source, rule.match)) {
        const [on, call] = [captures.get('on'), captures.get('call')];
        if (!on || !call) continue;
        for (const each of discovery.contexts.programsAt(call, program)) {
          const found = said(rule, call, each);
          for (const { router } of discovery.routers.meant(on, each) ?? []) {
            const first = known.get(router);
            known.set(router, first && first.port !== found.port ? several(call, program) : (first ?? found));
          }
        }
      }
  }
  return known;
}

type Rule = NonNullable<Reader['framework']['listens']>[number];
type Call = Parameters<typeof argumentOf>[0];

function said(rule: Rule, call: Call, program: Program): Listening {
  const valueAt = (wanted: Rule['port']) => {
    const node = argumentOf(call, wanted, program);
    return node && program.evaluate(node);
  };
  const address = valueAt(rule.address);
  const [, ofAddress, portOfAddress] = /^(.*):(\d+)$/.exec(typeof address === 'string' ? address : '') ?? [];
  const host = ofAddress || valueAt(rule.host);
  const port = portOfAddress ?? valueAt(rule.port);
  const number = typeof port === 'object' ? Number.NaN : Number(port ?? Number.NaN);
  const listening = { host: typeof host === 'string' && host !== '' ? host : null };
  if (Number.isInteger(number) && number >= 0 && number <= MAX_PORT) return { ...listening, port: number };
  const unknown = [port, address].find(value => value instanceof Unresolved);
  if (!unknown) return { ...listening, port: null };
  const reason = `The port of \`${program.source.quote(call)}\` is not known: ${unknown.reason}.`;
  return { ...listening, port: null, unknownPort: gapAt(call, program, reason, REMEDY) };
}

function several(call: Call, program: Program): Listening {
  const reason = `\`${program.source.quote(call)}\` is not the only call that starts it, and they say several ports.`;
  return { port: null, host: null, unknownPort: gapAt(call, program, reason, REMEDY) };
}
