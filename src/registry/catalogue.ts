import type { Pacote, Registro, VersaoDePacote } from '../generated/contract.js';
import { InvalidRange, parseRange, type Range } from './range.js';
import { compareVersions, readVersion, type Version } from './version.js';

/** A release of the index with its number read. */
export interface Candidate {
  /** The number as the index has it. */
  readonly text: string;
  readonly version: Version;
  readonly release: VersaoDePacote;
}

/** An index for look-ups: versions in order, ranges read once. */
export class Catalogue {
  private readonly sorted = new Map<string, readonly Candidate[]>();
  private readonly ranges = new Map<string, Range | InvalidRange>();
  private readonly highest = new Map<string, Candidate | undefined>();

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
      if (version) candidates.push({ text, version, release });
    }
    candidates.sort((a, b) => compareVersions(b.version, a.version));
    this.sorted.set(name, candidates);
    return candidates;
  }

  /** @throws {InvalidRange} */
  range(text: string): Range {
    let range = this.ranges.get(text);
    if (!range) {
      range = readRange(text);
      this.ranges.set(text, range);
    }
    if (range instanceof InvalidRange) throw range;
    return range;
  }

  /** The highest release of a package in a range. @throws {InvalidRange} */
  best(name: string, rangeText: string): Candidate | undefined {
    const key = `${name} ${rangeText}`;
    if (!this.highest.has(key)) {
      const range = this.range(rangeText);
      this.highest.set(
        key,
        this.candidates(name).find(({ version }) => range.accepts(version)),
      );
    }
    return this.highest.get(key);
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
