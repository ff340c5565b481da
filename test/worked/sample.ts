/** An explanation with every kind of step, for tests of how explanations are shown. */
import type { Explanation, Step } from '../../src/explain/model/step.js';
import type { Reason } from '../../src/families/contract/reason.js';
import { no, starMarks, stepOf, yes } from '../explain/sample-steps.js';

const SIDE = 4;
export const MARKS = starMarks(SIDE, SIDE);
const at = (row: number, column: number): number => (row - 1) * SIDE + column - 1;

function ruleOf(name: string, marks: readonly number[], says: string): Omit<Reason, 'halves'> {
  const cells = marks.flatMap((mark) => MARKS[mark]!.cells);
  return { id: name.replaceAll(' ', '-'), kind: name.split(' ')[0]!, cells, says };
}

function oneStar(name: string, marks: readonly number[]): { readonly reason: Reason } {
  const says = (amount: string): string =>
    `${name.charAt(0).toUpperCase()}${name.slice(1)} holds ${amount} one star`;
  const halves = { least: says('at least'), most: says('at most') };
  return { reason: { ...ruleOf(name, marks, says('exactly')), halves } };
}

const NUMBERS = [1, 2, 3, 4];
const row = (number: number) =>
  oneStar(
    `row ${number}`,
    NUMBERS.map((column) => at(number, column)),
  );
const column = (number: number) =>
  oneStar(
    `column ${number}`,
    NUMBERS.map((line) => at(line, number)),
  );

function block(line: number, from: number): { readonly reason: Reason } {
  const marks = [at(line, from), at(line, from + 1), at(line + 1, from), at(line + 1, from + 1)];
  const says = `Two stars in the block r${line}c${from}–r${line + 1}c${from + 1} would touch`;
  return { reason: ruleOf(`block ${line} ${from}`, marks, says) };
}

/** Two stars by rules that each are enough, one by contradiction, the rest by rules that each are enough. */
export const STEPS: readonly Step[] = [
  stepOf([row(1)], [yes(at(1, 2))], [no(at(1, 1)), no(at(1, 3)), no(at(1, 4))]),
  stepOf([block(1, 1)], [yes(at(1, 2))], [no(at(2, 1)), no(at(2, 2))]),
  stepOf([block(1, 2)], [yes(at(1, 2))], [no(at(2, 3))]),
  stepOf([row(2)], [no(at(2, 1)), no(at(2, 2)), no(at(2, 3))], [yes(at(2, 4))], { round: 1 }),
  stepOf([column(1), { ...row(3), half: 'least' }], [no(at(1, 1))], [no(at(3, 3))], {
    round: 2,
    proof: {
      kind: 'contradiction',
      facts: [],
      lines: [
        {
          supposed: yes(at(3, 3)),
          lines: [
            { reason: 1, facts: [yes(at(3, 3))], conclusions: [no(at(3, 1))] },
            { reason: 0, facts: [no(at(3, 1))], conclusions: [] },
          ],
        },
      ],
    },
  }),
  stepOf(
    [
      { ...column(3), half: 'most' },
      { ...row(4), half: 'least' },
    ],
    [yes(at(4, 3))],
    [no(at(3, 4))],
    {
      round: 3,
      count: { least: [1], most: [0], isTight: true },
    },
  ),
  stepOf([row(3)], [no(at(3, 2)), no(at(3, 3)), no(at(3, 4))], [yes(at(3, 1))], { round: 4 }),
];

export const EXPLANATION: Explanation = {
  verdict: 'solved',
  marks: MARKS,
  given: [yes(at(1, 2))],
  premises: [],
  steps: STEPS,
  solution: [],
  values: [],
  queries: 0,
};
