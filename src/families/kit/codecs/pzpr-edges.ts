/** Lines of pzpr files: words of borders as edges between neighbours, and back. */
import type { Edge, Size } from '../../../core/index.js';
import type { Entries, Words } from './pzpr-file.js';

/** The edge that a word of a block stands for. */
export type EdgeAt = (row: number, column: number) => Edge;

/** Between cells: first the edges in a row, then those down a column. */
export const BETWEEN_CELLS: readonly [EdgeAt, EdgeAt] = [
  (row, column) => [
    [row, column],
    [row, column + 1],
  ],
  (row, column) => [
    [row, column],
    [row + 1, column],
  ],
];

/** Along cells, by corners: first the upright sides row by row, then the level ones. */
export const ALONG_CELLS: readonly [EdgeAt, EdgeAt] = [BETWEEN_CELLS[1], BETWEEN_CELLS[0]];

/** The words of a line and of a place without one. */
const [LINE, NONE, OPEN] = ['1', '-1', '0'];

/** The words that can stand in blocks of lines. */
export const LINE_WORD = /^(?:-1|0|1)$/;
export const LINE_WORDS = '"1" (a line), "-1" (none) or "0"';

/** Lines and places without one as entries; nothing where none was entered. */
export function edgeEntries(blocks: readonly Words[], edgeAt: readonly [EdgeAt, EdgeAt]): Entries {
  const marked = (mark: string): readonly Edge[] =>
    blocks.flatMap((block, kind) =>
      block.flatMap((row, r) => row.flatMap((word, c) => (word === mark ? [edgeAt[kind]!(r, c)] : []))),
    );
  const [edges, none] = [marked(LINE!), marked(NONE!)];
  return edges.length + none.length === 0 ? {} : { solution: edges, state: { edges, none } };
}

/** The two blocks of lines. */
export function edgeWords(
  edges: readonly Edge[],
  sizes: readonly [Size, Size],
  edgeAt: readonly [EdgeAt, EdgeAt],
): readonly Words[] {
  const drawn = new Set(edges.map((edge) => JSON.stringify(edge)));
  return sizes.map(({ rows, columns }, kind) =>
    Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (__, c) =>
        drawn.has(JSON.stringify(edgeAt[kind]!(r, c))) ? LINE! : OPEN!,
      ),
    ),
  );
}
