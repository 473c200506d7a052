import type { Place } from '../../findings/finding.js';
import type { Origin } from '../evaluate/value.js';
import { documentingComment } from './comments.js';
import type { Node } from './node.js';
import type { SourceFile } from './source-file.js';

/**
 * Where an entry stands, by numbers: the nodes of a large table take several times the memory of its values, and can
 * go as soon as these are known.
 */
export class SpanOrigin implements Origin {
  readonly startIndex: number;
  readonly endIndex: number;
  readonly startPosition: Node['startPosition'];

  constructor(
    readonly file: SourceFile,
    node: Node,
  ) {
    this.startIndex = node.startIndex;
    this.endIndex = node.endIndex;
    this.startPosition = node.startPosition;
  }

  get place(): Place {
    return this.file.place(this);
  }

  get condition(): string | undefined {
    return this.file.condition(this);
  }

  get comment(): string | undefined {
    return documentingComment(this.file, this);
  }
}
