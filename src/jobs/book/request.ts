/** The request for a book, and the events while its puzzles are collected. */
import type { BookSpec, Slice } from '../../book/index.js';
import type { BatchEvents, GivenPuzzle } from '../batch/index.js';
import type { Stored } from '../ports/index.js';

/** Everything that is known of a book before its first puzzle is made. */
export interface BookRequest {
  readonly spec: BookSpec;
  /** Puzzles of files by part. */
  readonly files: ReadonlyMap<number, readonly GivenPuzzle[]>;
  /** The batches to make. */
  readonly slices: readonly Slice[];
  /** Attempts at one puzzle before the book gives up. */
  readonly limitAttempts: number;
  /** Have the proofs checked. */
  readonly certify: boolean;
}

/** Events while the puzzles of a book are collected. */
export interface BookEvents extends Pick<BatchEvents, 'onRefused'> {
  /** Entries of the store are of batches that the book does not have any more; they are left out. */
  onForeign?(entries: readonly Stored[]): void;
  /** A given puzzle is a copy of another one and is left out. */
  onCopy?(given: GivenPuzzle): void;
  /**
   * The number of puzzles every part is to have, where a number of pages is asked for: estimates, each larger
   * than the last.
   */
  onWanted?(counts: readonly number[]): void;
  /** The number of the puzzles that have to be made are finished, by part. */
  onProgress?(finished: readonly number[]): void;
}
