/** Lines of proofs that rest on notes, one move after the other. */
import { expect, it } from 'vitest';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import type { Argument, ProofLine } from '../../src/explain/model/step.js';
import { inSingleMoves } from '../../src/explain/proof/single-moves.js';
import { saysAll } from '../../src/explain/words/known-words.js';
import type { Known } from '../../src/families/contract/explaining.js';
import { starBattle } from '../../src/families/star-battle/index.js';

const { puzzle } = starBattle.examples.find(({ name }) => name === 'harder park')!;
const preparation = prepare({ family: starBattle, puzzle });
if (preparation.status !== 'ready') throw new Error(preparation.status);
const board = preparation.prepared.layOutNotes!();
const noTouching = { reason: board.reasons.findIndex(({ reason }) => reason.id === 'no-touching') };

/** The known entry or note that a text names. */
function known(words: string): Known {
  for (const mark of board.marks.keys()) {
    for (const value of [true, false])
      if (saysAll(board.marks, [{ mark, value }]) === words) return { mark, value };
  }
  throw new Error(words);
}

/**
 * A line of the rule that stars do not touch, as it is followed: what each line rests on and what it gives.
 */
function followed(facts: readonly string[], conclusions: readonly string[]): readonly string[] {
  const line = { reason: 0, facts: facts.map(known), conclusions: conclusions.map(known) };
  const argument: Argument = { kind: 'contradiction', lines: [line], facts: line.facts };
  const split = inSingleMoves(board, [noTouching], argument);
  if (split.kind !== 'contradiction') throw new Error(split.kind);
  return split.lines.map((one) => {
    const { facts: from, conclusions: to } = one as ProofLine;
    return `${saysAll(board.marks, from)} -> ${saysAll(board.marks, to)}`;
  });
}

const NOTE = 'columns 6 to 8 of the region of r2c6 hold two stars';

it('a star, what it leaves of a part, and what the stars there exclude are lines of their own', () => {
  expect(followed(['r1c6 holds a star', NOTE], ['r4c5 is empty'])).toEqual([
    'r1c6 holds a star -> r2c6 and r2c7 are empty',
    `${NOTE}, and r2c6 and r2c7 are empty -> r3c6 holds a star`,
    'r3c6 holds a star -> r4c5 is empty',
  ]);
});

it('what cannot be ends with the note that is left too few cells', () => {
  expect(followed(['r1c7 holds a star', NOTE], [])).toEqual([
    'r1c7 holds a star -> r2c6 to r2c8 are empty',
    `${NOTE}, and r2c6 to r2c8 are empty -> `,
  ]);
});

it('one move stays one line', () => {
  const line = ['r2c7 is empty'];
  expect(followed(['r1c6 holds a star'], line)).toEqual(['r1c6 holds a star -> r2c7 is empty']);
  expect(followed([NOTE, 'r2c7 is empty', 'r2c6 is empty'], ['r2c8 holds a star'])).toHaveLength(1);
});
