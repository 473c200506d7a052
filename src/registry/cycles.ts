import type { Candidate, Catalogue, Request } from './catalogue.js';

/** Releases that depend on each other in a circle; the first stands again at the end. */
export type Cycle = readonly Candidate[];

interface Visit {
  readonly candidate: Candidate;
  readonly dependencies: readonly Request[];
  next: number;
}

/**
 * Circles of dependencies that some packages lead to, each followed to the highest version in its range. The way is kept on a stack of our own:
 * chains in a hostile index are longer than the engine's.
 */
export function cyclesIn(catalogue: Catalogue, names: Iterable<string> = catalogue.names): Cycle[] {
  const cycles: Cycle[] = [];
  const done = new Set<Candidate>();
  /** Where on the way a release stands. */
  const open = new Map<Candidate, number>();
  const way: Visit[] = [];
  const enter = (candidate: Candidate) => {
    open.set(candidate, way.length);
    way.push({ candidate, dependencies: catalogue.dependenciesOf(candidate), next: 0 });
  };
  for (const start of [...names].flatMap(name => catalogue.candidates(name))) {
    if (!done.has(start)) enter(start);
    for (let visit = way.at(-1); visit; visit = way.at(-1)) {
      const dependency = visit.dependencies[visit.next];
      visit.next += 1;
      if (!dependency) {
        way.pop();
        open.delete(visit.candidate);
        done.add(visit.candidate);
        continue;
      }
      const target = dependency.best;
      // One that leads nowhere has a finding of its own.
      if (!target || done.has(target)) continue;
      const first = open.get(target);
      if (first === undefined) enter(target);
      else cycles.push([...way.slice(first).map(({ candidate }) => candidate), target]);
    }
  }
  return cycles;
}
