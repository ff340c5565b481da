/** The eight turns and reflections of square boards. */
import { moveTexts, sizeOfRows, symmetriesOf } from '../../../core/index.js';
import type { QueensSolution } from '../../../families/queens/index.js';

/**
 * All different images of a board under the symmetries of the square, in order of their texts; itself among
 * them.
 */
export function symmetricBoardsOf(board: QueensSolution): readonly QueensSolution[] {
  const images = new Map<string, QueensSolution>();
  for (const symmetry of symmetriesOf(sizeOfRows(board))) {
    const image = moveTexts(board, symmetry);
    images.set(image.join('\n'), image);
  }
  return [...images].sort(([first], [second]) => (first < second ? -1 : 1)).map(([, image]) => image);
}

/** Boards up to symmetry, with the number of all. */
export class Orbits {
  readonly #representatives = new Map<string, QueensSolution>();
  #members = 0;

  /** Takes a board with all its images, unless it has them. */
  add(board: QueensSolution): void {
    const images = symmetricBoardsOf(board);
    const first = images[0]!;
    const text = first.join('\n');
    if (this.#representatives.has(text)) return;
    this.#representatives.set(text, first);
    this.#members += images.length;
  }

  /** The number of boards there are, images counted one by one. */
  get members(): number {
    return this.#members;
  }

  /** The first image of each, in order of their texts. */
  get representatives(): readonly QueensSolution[] {
    return [...this.#representatives]
      .sort(([first], [second]) => (first < second ? -1 : 1))
      .map(([, board]) => board);
  }
}
