import { expect, it } from 'vitest';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import { meaningRows, withNotes } from '../../src/explain/model/meaning.js';
import type { Step } from '../../src/explain/model/step.js';
import { CountedSteps } from '../../src/explain/notes/counted-steps.js';
import { saysAll } from '../../src/explain/words/known-words.js';
import { starBattle } from '../../src/families/star-battle/index.js';
import { rowHolds } from '../../src/solve/model/evaluate.js';

const named = (name: string) => starBattle.examples.find((example) => example.name === name)!.puzzle;

/** All steps by notes, of at most some reasons, until they lead no further. */
function stepsOf(name: string, most: number) {
  const preparation = prepare({ family: starBattle, puzzle: named(name) });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const { board, assignment, layOutNotes } = preparation.prepared;
  const puzzle = { board: layOutNotes!(), usualMarks: board.marks.length, assignment, techniques: [] };
  const counted = new CountedSteps(puzzle);
  const steps: Step[] = [];
  let known = board.given.map(({ mark }) => mark);
  for (;;) {
    const found = counted.find({ known, most, round: (steps.at(-1)?.round ?? -1) + 1 });
    if (found === undefined) return { steps, counted, ...puzzle };
    steps.push(...found);
    known = found.flatMap(({ conclusions }) => conclusions.map(({ mark }) => mark));
    known = known.filter((mark) => mark < puzzle.usualMarks);
  }
}

it('a note is 1 exactly where enough of what it counts is', () => {
  const note = { variable: 3, counts: [0, 1, 2], least: 2 };
  for (let bits = 0; bits < 16; bits++) {
    const values = Float64Array.from([0, 1, 2, 3], (place) => (bits >> place) & 1);
    const isTrue = values[0]! + values[1]! + values[2]! >= 2;
    expect(meaningRows(note).every((row) => rowHolds(row, values))).toBe(isTrue === (values[3] === 1));
    expect(withNotes([note], values.subarray(0, 3))[3]).toBe(isTrue ? 1 : 0);
  }
});

it('notes of one rule each lead on where no single rule does, and each is stated before it is used', () => {
  const { steps, counted, board, usualMarks } = stepsOf('harder park', 1);
  expect(counted.board).toBe(board);
  expect(steps.map(({ size }) => size)).not.toContain(2);
  expect(steps.map(({ reasons }) => reasons.length)).not.toContain(0);
  const stated = new Set<number>();
  for (const { facts, conclusions } of steps) {
    for (const { mark } of facts) expect(stated).toContain(mark);
    for (const { mark } of conclusions) {
      expect(stated).not.toContain(mark);
      stated.add(mark);
    }
  }
  const notes = steps.flatMap(({ conclusions }) => conclusions.filter(({ mark }) => mark >= usualMarks));
  expect(saysAll(board.marks, notes)).toContain('columns 6 to 8 of the region of r2c6');
  const rests = steps.filter(({ facts }) => facts.some(({ mark }) => mark >= usualMarks));
  expect(rests.flatMap(({ conclusions }) => conclusions).some(({ mark }) => mark < usualMarks)).toBe(true);
});

it('what follows from the meaning of notes alone is a step from the rule of such a note', () => {
  const { steps, usualMarks } = stepsOf('harder park', 2);
  const entries = steps.flatMap(({ conclusions }) => conclusions.filter(({ mark }) => mark < usualMarks));
  expect(new Set(entries.map(({ mark }) => mark)).size).toBe(usualMarks);
  for (const { reasons } of steps) expect(reasons.length).toBeGreaterThan(0);
});
