import type { Pacote, Registro, VersaoDePacote } from '../contract/generated/contract.js';
import { InvalidRange, parseRange, type Range } from './range.js';
import { compareVersions, readVersion, type Version } from './version.js';

/** A release of the index with its number read. */
export interface Candidate {
  readonly name: string;
  /** The number as the index has it. */
  readonly text: string;
  readonly version: Version;
  readonly release: VersaoDePacote;
}

/** A package in a range: what a dependency asks for. There is one object for each pair of name and range. */
export interface Request {
  readonly name: string;
  readonly range: string;
  readonly accepted: Range | InvalidRange;
  /** The highest release in the range; nothing when there is none, or no such package, or no such range. */
  readonly best: Candidate | undefined;
}

/** An index for look-ups: versions in order, ranges and dependencies read once. */
export class Catalogue {
  private readonly sorted = new Map<string, readonly Candidate[]>();
  private readonly ranges = new Map<string, Range | InvalidRange>();
  private readonly requested = new Map<string, Map<string, Request>>();
  private readonly dependencies = new Map<Candidate, readonly Request[]>();

  constructor(private readonly registro: Registro) {}

  get names(): string[] {
    return Object.keys(this.registro.pacotes);
  }

  package(name: string): Pacote | undefined {
    return Object.hasOwn(this.registro.pacotes, name) ? this.registro.pacotes[name] : undefined;
  }

  /** Releases of a package, highest first; those whose number is none are left out. */
  candidates(name: string): readonly Candidate[] {
    const known = this.sorted.get(name);
    if (known) return known;
    const candidates: Candidate[] = [];
    for (const [text, release] of Object.entries(this.package(name)?.versoes ?? {})) {
      const version = readVersion(text);
      if (version) candidates.push({ name, text, version, release });
    }
    candidates.sort((a, b) => compareVersions(b.version, a.version));
    this.sorted.set(name, candidates);
    return candidates;
  }

  range(text: string): Range | InvalidRange {
    let range = this.ranges.get(text);
    if (!range) {
      range = readRange(text);
      this.ranges.set(text, range);
    }
    return range;
  }

  request(name: string, range: string): Request {
    let ofName = this.requested.get(name);
    if (!ofName) {
      ofName = new Map();
      this.requested.set(name, ofName);
    }
    const known = ofName.get(range);
    if (known) return known;
    const accepted = this.range(range);
    const best =
      accepted instanceof InvalidRange
        ? undefined
        : this.candidates(name).find(({ version }) => accepted.accepts(version));
    const request = { name, range, accepted, best };
    ofName.set(range, request);
    return request;
  }

  /** What a release depends on. */
  dependenciesOf(candidate: Candidate): readonly Request[] {
    let requests = this.dependencies.get(candidate);
    if (!requests) {
      requests = Object.entries(candidate.release.dependencias).map(([name, range]) =>
        this.request(name, range),
      );
      this.dependencies.set(candidate, requests);
    }
    return requests;
  }
}

function readRange(text: string): Range | InvalidRange {
  try {
    return parseRange(text);
  } catch (error) {
    if (error instanceof InvalidRange) return error;
    throw error;
  }
}
