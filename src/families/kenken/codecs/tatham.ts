/**
 * Calcudoku as game ids of Keen in Simon Tatham's Portable Puzzle Collection: `N:`, the cages, `,` and the
 * clues in order of the cages' first cells, each a letter (`a`dd, `s`ubtract, `m`ultiply, `d`ivide) and the
 * target. A cage of one cell has an `a` clue.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { countRepeats, type GameId, quote, readAreaWalls, writeAreaWalls } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { tathamFormat } from '../../kit/codecs/tatham.js';
import {
  type CageOperation,
  cageOfCells,
  hasClue,
  type KenkenPuzzle,
  type KenkenSolution,
} from '../puzzle.js';

/** Sides of the grid that the game can play. */
const SMALLEST_SIDE = 3;
const LARGEST_SIDE = 9;
/** The game keeps a target in 29 bits. */
const LARGEST_TARGET = 2 ** 29 - 1;

const LETTERS: Readonly<Record<CageOperation, string>> = { '+': 'a', '-': 's', '*': 'm', '/': 'd', '=': 'a' };
const OPERATIONS: Readonly<Record<string, CageOperation>> = { a: '+', s: '-', m: '*', d: '/' };

export const kenkenTatham = tathamFormat<KenkenPuzzle, KenkenSolution>({
  game: 'Keen',
  read: readId,
  lacks: ({ size, cages }) => {
    if (size < SMALLEST_SIDE || size > LARGEST_SIDE)
      return `The format tatham holds sizes from ${SMALLEST_SIDE} to ${LARGEST_SIDE}; this puzzle has ${size}.`;
    if (!cages.every(hasClue))
      return 'The format tatham cannot hold cages without a clue; text and json can.';
    if (cages.some(({ op }) => op === null))
      return 'The format tatham cannot hold cages whose operation is not given; text and json can.';
    if (cages.some(({ target }) => Number(target) > LARGEST_TARGET))
      return `The format tatham holds targets up to ${LARGEST_TARGET}; text and json hold larger ones.`;
    return undefined;
  },
  write: (puzzle) => {
    const clues = puzzle.cages.map(({ op, target }) => `${LETTERS[op ?? '=']}${target}`);
    return `${puzzle.size}:${countRepeats(writeAreaWalls(cageOfCells(puzzle)))},${clues.join('')}`;
  },
});

function readId({ parameters, description, at }: GameId): Result<Draft<KenkenPuzzle>> {
  const [, digits] = /^(\d{1,9})(?:d[a-z])?m?$/.exec(parameters) ?? [];
  const size = Number(digits ?? 0);
  if (size < SMALLEST_SIDE || size > LARGEST_SIDE) {
    const message = `The parameters are ${quote(parameters)}; a size from ${SMALLEST_SIDE} to ${LARGEST_SIDE} is expected.`;
    return failure(issue('format-syntax', message));
  }
  const comma = description.indexOf(',');
  if (comma < 0) {
    const message = 'The game id has no "," between its cages and its clues.';
    return failure(issue('format-syntax', message, at(description.length)));
  }
  const cages = readAreaWalls(description.slice(0, comma), size, at);
  if (!cages.ok) return cages;
  const clues = readClues(description.slice(comma + 1), cages.value.length, (offset) =>
    at(comma + 1 + offset),
  );
  if (!clues.ok) return clues;
  const labelled = cages.value.map((cells, index) => {
    const { op, target } = clues.value[index]!;
    return { op: cells.length === 1 && (op === '+' || op === '*') ? '=' : op, target, cells };
  });
  return success({ puzzle: { family: 'kenken', size, cages: labelled } });
}

interface Clue {
  readonly op: CageOperation;
  readonly target: number;
}

function readClues(text: string, count: number, at: GameId['at']): Result<readonly Clue[]> {
  const clues: Clue[] = [];
  for (const { 0: token, 1: letter, 2: target, index } of text.matchAll(/([asmd])(\d{1,9})|[^asmd]+|./gs)) {
    if (letter === undefined) {
      const message = `${quote(token)} is no clue; one of a, s, m, d and a number are expected.`;
      return failure(issue('format-syntax', message, at(index)));
    }
    clues.push({ op: OPERATIONS[letter]!, target: Number(target) });
  }
  if (clues.length === count) return success(clues);
  const message = `The game id has ${clues.length} clues for ${count} cages.`;
  return failure(issue('format-syntax', message, at(text.length)));
}
