import type { Candidate, Catalogue, Request } from './catalogue.js';
import { InvalidRange } from './range.js';

/** Who asks for a package: a release that depends on it, itself asked for by another; nothing for the user. */
export interface Asker {
  readonly candidate: Candidate;
  readonly by: Asker | undefined;
}

export interface Demand {
  readonly request: Request;
  readonly by: Asker | undefined;
}

export type ResolutionFaultKind = 'unknown' | 'unsatisfied' | 'conflict' | 'range';

/** Some demand cannot be met; the message names the chain that leads to it. */
export class ResolutionFault extends Error {
  constructor(
    readonly kind: ResolutionFaultKind,
    /** The package that is asked for. */
    readonly asked: string,
    message: string,
  ) {
    super(message);
  }
}

/** What was chosen for a package, and why; a range stands once, however many ask for it. */
interface Choice {
  readonly demands: Demand[];
  chosen: Candidate;
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
  wanted: readonly Request[],
  locked: ReadonlyMap<string, string> = new Map(),
): Candidate[] {
  const choices = new Map<string, Choice>();
  const queue = wanted.map((request): Demand => ({ request, by: undefined }));
  for (let next = 0; next < queue.length; next += 1) {
    const demand = queue[next] as Demand;
    const { request, by } = demand;
    const choice = choices.get(request.name);
    if (choice?.demands.some(earlier => earlier.request === request)) continue;
    const demands = choice?.demands ?? [];
    demands.push(demand);
    // A further demand leaves fewer releases: what was the best of all stays it while it is accepted.
    if (choice && accepts(request, choice.chosen)) continue;
    const chosen = choose(catalogue, demands, locked.get(request.name));
    if (choice) choice.chosen = chosen;
    else choices.set(request.name, { demands, chosen });
    const asker: Asker = { candidate: chosen, by };
    for (const dependency of catalogue.dependenciesOf(chosen)) queue.push({ request: dependency, by: asker });
  }
  return needed(catalogue, wanted, choices);
}

/** Why a demand cannot be met, whatever else is asked for; nothing when it can. */
export function faultOfDemand(catalogue: Catalogue, { request, by }: Demand): ResolutionFault | undefined {
  const { name, range, accepted, best } = request;
  const fault = (kind: ResolutionFaultKind, what: string) => {
    const message = by ? `${describeChain(by)} -> ${name}: ${name} ${what}.` : `${name} ${what}.`;
    return new ResolutionFault(kind, name, message);
  };
  if (best) return undefined;
  if (!catalogue.package(name)) return fault('unknown', 'is not in the registry');
  if (accepted instanceof InvalidRange) {
    return fault(
      'range',
      `is asked for with the range "${range}", which cannot be read: ${accepted.message}`,
    );
  }
  const there = versionsOf(catalogue, name);
  return fault('unsatisfied', `has no version in the range ${range || '*'}; there is ${there}`);
}

function choose(catalogue: Catalogue, demands: readonly Demand[], locked: string | undefined): Candidate {
  const demand = demands.at(-1) as Demand;
  const fault = faultOfDemand(catalogue, demand);
  if (fault) throw fault;
  const { name } = demand.request;
  const fitting = catalogue
    .candidates(name)
    .filter(candidate => demands.every(({ request }) => accepts(request, candidate)));
  const best = fitting.find(({ text }) => text === locked) ?? fitting[0];
  if (best) return best;
  const asked = demands.map(
    ({ request, by }) => `${describeChain(by) || 'the command'} asks for ${request.range || '*'}`,
  );
  const message = `No version of ${name} meets all demands: ${asked.join('; ')}. There is ${versionsOf(catalogue, name)}.`;
  throw new ResolutionFault('conflict', name, message);
}

function accepts({ accepted, best }: Request, candidate: Candidate): boolean {
  return best === candidate || (!(accepted instanceof InvalidRange) && accepted.accepts(candidate.version));
}

/** `loja 1.0.0 -> moeda 1.1.0`: the releases that lead to a demand. */
function describeChain(asker: Asker | undefined): string {
  const links: string[] = [];
  for (let link = asker; link; link = link.by) links.unshift(`${link.candidate.name} ${link.candidate.text}`);
  return links.join(' -> ');
}

function versionsOf(catalogue: Catalogue, name: string): string {
  const texts = catalogue.candidates(name).map(({ text }) => text);
  return texts.reverse().join(', ') || 'none';
}

/** Choices that were replaced may have asked for packages that nobody needs any more. */
function needed(
  catalogue: Catalogue,
  wanted: readonly Request[],
  choices: ReadonlyMap<string, Choice>,
): Candidate[] {
  const names = new Set(wanted.map(({ name }) => name));
  const chosen: Candidate[] = [];
  for (const name of names) {
    const { chosen: candidate } = choices.get(name) as Choice;
    chosen.push(candidate);
    for (const dependency of catalogue.dependenciesOf(candidate)) names.add(dependency.name);
  }
  return chosen;
}
