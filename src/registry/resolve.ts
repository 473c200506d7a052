import type { Candidate, Catalogue } from './catalogue.js';
import { InvalidRange } from './range.js';

/** Who asks for a package: a release that depends on it, itself asked for by another; nothing for the user. */
export interface Asker {
  readonly name: string;
  readonly version: string;
  readonly by: Asker | undefined;
}

export interface Demand {
  readonly name: string;
  readonly range: string;
  readonly by: Asker | undefined;
}

export type ResolutionFaultKind = 'unknown' | 'unsatisfied' | 'conflict' | 'range';

/** Some demand cannot be met; the message names the chain that leads to it. */
export class ResolutionFault extends Error {
  constructor(
    readonly kind: ResolutionFaultKind,
    readonly demand: Demand,
    message: string,
  ) {
    super(message);
  }
}

/** A release that was chosen. */
export interface Chosen extends Candidate {
  readonly name: string;
}

interface Choice {
  readonly demands: Demand[];
  chosen: Candidate | undefined;
}

/**
 * Chooses a release for every package that is needed, as clients of the language do (reference-language.md §10.2):
 * breadth first, the highest that meets all demands so far, a locked version before others; a choice that a later
 * demand changes is made again, and never taken back further. What nobody needs in the end is left out.
 *
 * @param locked versions that win where they are in range, by name.
 * @throws {ResolutionFault}
 */
export function resolve(
  catalogue: Catalogue,
  wanted: readonly Demand[],
  locked: ReadonlyMap<string, string> = new Map(),
): Chosen[] {
  const choices = new Map<string, Choice>();
  const queue = [...wanted];
  for (let next = 0; next < queue.length; next += 1) {
    const demand = queue[next] as Demand;
    const { name } = demand;
    const choice = choices.get(name) ?? { demands: [], chosen: undefined };
    choices.set(name, choice);
    choice.demands.push(demand);
    const chosen = choose(catalogue, choice.demands, locked.get(name));
    if (chosen === choice.chosen) continue;
    choice.chosen = chosen;
    const by: Asker = { name, version: chosen.text, by: demand.by };
    for (const [dependency, range] of Object.entries(chosen.release.dependencias)) {
      queue.push({ name: dependency, range, by });
    }
  }
  return needed(wanted, choices);
}

/** `loja 1.0.0 -> moeda 1.1.0`: the releases that lead to a demand. */
export function describeChain(asker: Asker | undefined): string {
  const links: string[] = [];
  for (let link = asker; link; link = link.by) links.unshift(`${link.name} ${link.version}`);
  return links.join(' -> ');
}

/** The highest release that meets all demands for one package, or the locked one. @throws {ResolutionFault} for the last. */
export function choose(catalogue: Catalogue, demands: readonly Demand[], locked?: string): Candidate {
  const demand = demands.at(-1) as Demand;
  const { name, range } = demand;
  if (!catalogue.package(name))
    throw new ResolutionFault('unknown', demand, describe(demand, 'is not in the registry'));
  if (locked === undefined && demands.length === 1) {
    const best = readable(demand, () => catalogue.best(name, range));
    return best ?? unsatisfied(catalogue, demand);
  }
  const ranges = demands.map(each => readable(each, () => catalogue.range(each.range)));
  const fitting = catalogue
    .candidates(name)
    .filter(({ version }) => ranges.every(each => each.accepts(version)));
  const best = fitting.find(({ text }) => text === locked) ?? fitting[0];
  if (best) return best;
  if (!readable(demand, () => catalogue.best(name, range))) return unsatisfied(catalogue, demand);
  const asked = demands.map(
    each => `${describeChain(each.by) || 'the command'} asks for ${each.range || '*'}`,
  );
  const message = `No version of ${name} meets all demands: ${[...new Set(asked)].join('; ')}. There is ${versionsOf(catalogue, name)}.`;
  throw new ResolutionFault('conflict', demand, message);
}

function unsatisfied(catalogue: Catalogue, demand: Demand): never {
  const what = `has no version in the range ${demand.range || '*'}; there is ${versionsOf(catalogue, demand.name)}`;
  throw new ResolutionFault('unsatisfied', demand, describe(demand, what));
}

function readable<T>(demand: Demand, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidRange)) throw error;
    const message = describe(
      demand,
      `is asked for with the range "${demand.range}", which cannot be read: ${error.message}`,
    );
    throw new ResolutionFault('range', demand, message);
  }
}

function describe({ name, by }: Demand, what: string): string {
  return by ? `${describeChain(by)} -> ${name}: ${name} ${what}.` : `${name} ${what}.`;
}

function versionsOf(catalogue: Catalogue, name: string): string {
  return (
    catalogue
      .candidates(name)
      .map(({ text }) => text)
      .reverse()
      .join(', ') || 'none'
  );
}

/** Choices that were replaced may have asked for packages that nobody needs any more. */
function needed(wanted: readonly Demand[], choices: ReadonlyMap<string, Choice>): Chosen[] {
  const names = new Set(wanted.map(({ name }) => name));
  const chosen: Chosen[] = [];
  for (const name of names) {
    const candidate = choices.get(name)?.chosen as Candidate;
    chosen.push({ name, ...candidate });
    for (const dependency of Object.keys(candidate.release.dependencias)) names.add(dependency);
  }
  return chosen;
}
