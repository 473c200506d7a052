import type { Candidate, Catalogue } from './catalogue.js';
import { InvalidRange } from './range.js';

/** Releases that depend on each other in a circle; the first stands again at the end. */
export type Cycle = readonly Link[];

export interface Link {
  readonly name: string;
  readonly version: string;
}

interface Visit extends Link {
  readonly dependencies: readonly (readonly [name: string, range: string])[];
  next: number;
}

/**
 * Circles of dependencies, each followed to the highest version in its range; every set of releases once. The way is
 * kept on a stack of our own: chains in a hostile index are longer than the engine's.
 */
export function cyclesIn(catalogue: Catalogue): Cycle[] {
  const cycles: Cycle[] = [];
  const done = new Set<Candidate>();
  const open = new Map<Candidate, number>();
  for (const name of catalogue.names) {
    for (const candidate of catalogue.candidates(name)) {
      const visits: Visit[] = [];
      const way: Candidate[] = [];
      const enter = (entered: string, release: Candidate) => {
        open.set(release, visits.length);
        way.push(release);
        visits.push({
          name: entered,
          version: release.text,
          dependencies: Object.entries(release.release.dependencias),
          next: 0,
        });
      };
      if (!done.has(candidate)) enter(name, candidate);
      for (let visit = visits.at(-1); visit; visit = visits.at(-1)) {
        const dependency = visit.dependencies[visit.next];
        visit.next += 1;
        if (!dependency) {
          const left = way.pop() as Candidate;
          visits.pop();
          open.delete(left);
          done.add(left);
          continue;
        }
        const target = follow(catalogue, dependency);
        if (!target || done.has(target)) continue;
        const start = open.get(target);
        if (start === undefined) enter(dependency[0], target);
        else
          cycles.push(
            [...visits.slice(start), visits[start] as Visit].map(link => ({
              name: link.name,
              version: link.version,
            })),
          );
      }
    }
  }
  return cycles;
}

/** Nothing for what cannot be followed: that has a finding of its own. */
function follow(catalogue: Catalogue, [name, range]: readonly [string, string]): Candidate | undefined {
  try {
    return catalogue.package(name) && catalogue.best(name, range);
  } catch (error) {
    if (error instanceof InvalidRange) return undefined;
    throw error;
  }
}
