/**
 * Futoshikis without given numbers as puzz.link addresses of Minarism: an item for every border between two
 * cells, first those between the cells of a row, row by row, then those between two rows. `g`: the left or
 * upper cell is smaller, `h`: it is larger; `i` to `z` skip 1 to 18 borders. Minarism may also state how much
 * two cells differ by, which no Futoshiki does.
 */
import {
  edgeKey,
  failure,
  inReadingOrder,
  issue,
  type Result,
  sizeOfRows,
  success,
} from '../../../core/index.js';
import { type PuzzlinkAddress, quote, surplusIssue } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { type NeighbourPair, neighbourPairs } from '../../kit/neighbour-pairs.js';
import { noNumbers } from '../../kit/states/number-state.js';
import { type FutoshikiPuzzle, type FutoshikiSolution, isAdjacent } from '../puzzle.js';

/** `i`, the digit 18 in base 36, skips one border. */
const SKIP_BASE = 17;
const LONGEST_SKIP = 18;

export const futoshikiPuzzlink = puzzlinkFormat<FutoshikiPuzzle, FutoshikiSolution>({
  types: ['minarism'],
  read: readAddress,
  lacks: (puzzle) => unheldByMinarism('puzzlink', puzzle),
  sizeOf: ({ grid }) => sizeOfRows(grid),
  write: writeBody,
});

/** The part of a puzzle that Minarism does not know. */
export function unheldByMinarism(format: string, puzzle: FutoshikiPuzzle): string | undefined {
  if (isAdjacent(puzzle))
    return `The format ${format} cannot hold the adjacent kind; text, json and tatham can.`;
  if (puzzle.grid.flat().some((number) => number > 0))
    return `The format ${format} cannot hold given numbers; text, json and tatham can.`;
  return undefined;
}

/** All borders of a square, in the order of addresses. */
function bordersOf(side: number): readonly NeighbourPair[] {
  const all = neighbourPairs({ rows: side, columns: side });
  const isOfRow = ([one, other]: NeighbourPair): boolean => one[0] === other[0];
  return [...all.filter(isOfRow), ...all.filter((pair) => !isOfRow(pair))];
}

function readAddress({ rows, body, at }: PuzzlinkAddress): Result<Draft<FutoshikiPuzzle>> {
  const borders = bordersOf(rows);
  const less: NeighbourPair[] = [];
  let next = 0;
  for (const [offset, letter] of [...body].entries()) {
    if (next >= borders.length) return failure(surplusIssue(at(offset)));
    const [first, second] = borders[next]!;
    if (/[i-z]/.test(letter)) {
      next += Number.parseInt(letter, 36) - SKIP_BASE;
      if (next > borders.length) return failure(surplusIssue(at(offset)));
      continue;
    }
    if (letter !== 'g' && letter !== 'h') {
      const message = /[\da-f.-]/.test(letter)
        ? 'The address states how much two cells differ by, which a Futoshiki cannot have.'
        : `${quote(letter)} is no sign; letters from g to z are expected.`;
      const code = /[\da-f.-]/.test(letter) ? 'format-unsupported' : 'format-syntax';
      return failure(issue(code, message, at(offset)));
    }
    less.push(letter === 'g' ? [first, second] : [second, first]);
    next++;
  }
  return success({ puzzle: { family: 'futoshiki', grid: noNumbers(rows).given, less } });
}

function writeBody(puzzle: FutoshikiPuzzle): string {
  const less = isAdjacent(puzzle) ? [] : puzzle.less;
  const signs = new Map(less.map((pair) => [edgeKey(pair), inReadingOrder(pair)[0] === pair[0] ? 'g' : 'h']));
  let text = '';
  let skipped = 0;
  const flush = (): void => {
    for (; skipped > 0; skipped -= LONGEST_SKIP)
      text += (SKIP_BASE + Math.min(skipped, LONGEST_SKIP)).toString(36);
    skipped = 0;
  };
  for (const pair of bordersOf(puzzle.grid.length)) {
    const sign = signs.get(edgeKey(pair));
    if (sign === undefined) {
      skipped++;
      continue;
    }
    flush();
    text += sign;
  }
  flush();
  return text;
}
