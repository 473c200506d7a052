import type { Node } from '../syntax/node.js';
import type { SourceFile } from '../syntax/source-file.js';
import { lang } from './lang.js';
import type { Code, World } from './world.js';

/** Names of types that stand for types. */
const MAX_DEPTH = 8;

/** How {@link MadeObjects} has something run. */
export interface Making {
  /** A function runs. */
  run(code: Code): void;
  /** A class is asked for an instance. */
  instantiate(code: Code): void;
}

/**
 * Objects that are made without a call that says so: `Reg one;`, a part of another one, an argument that becomes one. What runs then is
 * found by the name of the type alone, in whatever file that is a class.
 */
export class MadeObjects {
  private readonly known = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly making: Making,
  ) {}

  /** What is made where a node runs. */
  at(file: SourceFile, node: Node): void {
    for (const { name, ends } of lang(file).made?.at(node) ?? []) this.make(file, name, ends);
  }

  /** Objects of which each one of a class has some, and those of the classes that it is made from. */
  partsOf({ file, node }: Code, ends: boolean): void {
    for (const name of lang(file).made?.parts(node) ?? []) this.make(file, name, ends);
  }

  /** @param ends whether it is gone again before the program begins, too. */
  make(file: SourceFile, name: string, ends: boolean, depth = 0): void {
    const key = `${file.path}\0${name}\0${ends}`;
    if (!lang(file).made || depth > MAX_DEPTH || this.known.has(key)) return;
    this.known.add(key);
    this.makeIn(file, name, ends, depth);
    for (const other of this.world.seers(file, name))
      if (other !== 'unseen') this.makeIn(other, name, ends, depth);
  }

  private makeIn(file: SourceFile, name: string, ends: boolean, depth: number): void {
    const effects = lang(file);
    for (const node of file.occurrences(name)) {
      const { parent } = node;
      if (parent && effects.isClass(parent) && parent.childForFieldName('name')?.id === node.id) {
        const of = { file, node: parent };
        this.making.instantiate(of);
        this.partsOf(of, ends);
      }
      const end = ends ? effects.made?.end(node) : null;
      if (end) this.making.run({ file, node: end });
      for (const other of effects.made?.standsFor(node) ?? []) this.make(file, other, ends, depth + 1);
    }
  }
}
