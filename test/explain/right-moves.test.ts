/** Puzzles found by random cases in which a move once named too few rules for what it said. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { explainPuzzle } from '../../src/explain/index.js';
import type { Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';

const PUZZLES: readonly Puzzle[] = JSON.parse(
  readFileSync(new URL('right-moves.json', import.meta.url), 'utf8'),
);

it.each(PUZZLES)('the moves of a $family puzzle follow from their rules', (puzzle) => {
  const wrong: string[] = [];
  const answer = explainPuzzle({
    family: findFamily(puzzle.family)!,
    puzzle,
    queries: 4000,
    onWrongMove: (why) => wrong.push(why),
  });
  expect(answer.status).toBe('explained');
  expect(wrong).toEqual([]);
});
