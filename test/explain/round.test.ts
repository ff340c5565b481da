/**
 * Steps of one round: each rests on what stands above it, and which steps there are does not depend on that.
 */
import { describe, expect, it } from 'vitest';
import { explainPuzzle } from '../../src/explain/answers/explain.js';
import { leadUpTo } from '../../src/explain/answers/lead-up.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import { countedSteps, entryTest } from '../../src/explain/model/entries.js';
import type { Explanation, Step } from '../../src/explain/model/step.js';
import { chunksOf } from '../../src/explain/pages/chunks.js';
import { chunkLines } from '../../src/explain/pages/text.js';
import { marksUsed } from '../../src/explain/statement/needed-steps.js';
import { inReadingOrder } from '../../src/explain/statement/round.js';
import { saysStep } from '../../src/explain/words/says.js';
import { findFamily } from '../../src/families/index.js';
import { openPuzzles } from '../bench/generated-puzzles.js';
import { searchedSteps } from './next-steps.js';

/** Without moves, whose steps are said as they were seen, from what was known before their round. */
async function explained(id: string, settings: object, number: number): Promise<Explanation> {
  const make = await openPuzzles({ family: id, settings: { ...settings }, seed: 'rounds' });
  const family = findFamily(id)!;
  const searched = { ...family, explaining: { ...family.explaining!, moves: [] } };
  const answer = explainPuzzle({ family: searched, puzzle: make(number) });
  if (answer.status !== 'explained') throw new Error(answer.status);
  return answer.explanation;
}

/** The steps that rest on a conclusion of their own round, which all are known by then. */
function restingAbove({ steps, given }: Explanation): readonly Step[] {
  const rounds = new Map(given.map(({ mark }) => [mark, -1]));
  return steps.filter((step) => {
    const used = marksUsed(step).map((mark) => rounds.get(mark));
    expect(used).not.toContain(undefined);
    for (const { mark } of step.conclusions) rounds.set(mark, step.round);
    return used.includes(step.round);
  });
}

describe('steps of a round', () => {
  it.each([
    ['kenken', { size: 6 }],
    ['zebra', { size: 4, attributes: 4 }],
  ])('of %s may rest on what stands above them, and on nothing below', async (family, settings) => {
    const resting = [];
    for (const number of [1, 2, 3]) resting.push(...restingAbove(await explained(family, settings, number)));
    expect(resting.length).toBeGreaterThan(0);
  });

  it('enter something before others exclude candidates', async () => {
    const { marks, steps } = await explained('kenken', { size: 6 }, 1);
    const isEntry = entryTest(marks);
    const enters = (step: Step): boolean => step.conclusions.some(isEntry);
    // What entries of rounds before exclude stands first; it is of lines, which allow a number once.
    const others = steps.filter(({ reasons }) => reasons.every(({ reason }) => reason.exclusive !== true));
    const late = others.filter((step, index) => {
      const before = others[index - 1];
      return enters(step) && before !== undefined && before.round === step.round && !enters(before);
    });
    expect(others.filter(enters).length).toBeGreaterThan(0);
    expect(late.map((step) => saysStep(marks, step))).toEqual([]);
  });

  it('say where they start from where they leave what stands above them aside', async () => {
    const make = await openPuzzles({ family: 'sudoku', settings: {}, seed: 'fresh28' });
    const sudoku = findFamily('sudoku')!;
    const preparation = prepare({ family: sudoku, puzzle: make(1) });
    if (preparation.status !== 'ready') throw new Error(preparation.status);
    const { prepared } = preparation;
    const { marks, given } = prepared.board;
    const steps = searchedSteps(prepared);
    const aside = steps.filter(({ isAside }) => isAside === true);
    expect(aside.length).toBeGreaterThan(0);
    for (const step of aside) {
      const own = new Set(
        steps
          .filter(({ round }) => round === step.round)
          .flatMap(({ conclusions }) => conclusions.map(({ mark }) => mark)),
      );
      expect(marksUsed(step).filter((mark) => own.has(mark))).toEqual([]);
    }
    const before = steps.slice(
      0,
      steps.findIndex(({ round }) => round === aside[0]!.round),
    );
    const first = countedSteps(marks, before).length + 1;
    const text = chunkLines(marks, chunksOf({ marks, given, steps }), 100).join('\n');
    expect(text).toContain(`(This step starts from the grid before step ${first}.)`);
  });

  it('are among those that lead to a cell where its steps rest on them', async () => {
    const explanation = await explained('kenken', { size: 6 }, 1);
    const resting = new Set(restingAbove(explanation).flatMap(({ conclusions }) => conclusions));
    const isEntry = entryTest(explanation.marks);
    const known = [...resting].find(isEntry)!;
    const found = leadUpTo(explanation, explanation.marks[known.mark]!.cells[0]!);
    if (found.status !== 'steps') throw new Error(found.status);
    restingAbove(found.explanation);
  });
});

describe('the order of a round', () => {
  const family = findFamily('sudoku')!;
  const { puzzle } = family.examples.find(({ name }) => name === 'six by six')!;
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const { board, assignment } = preparation.prepared;
  const values = board.read(assignment);
  const indexOf = (id: string): number => board.reasons.findIndex(({ reason }) => reason.id === id);
  const markOf = (place: string, words: string): number =>
    board.marks.findIndex((mark) => mark.place === place && mark.yes.one === words);
  const truth = (mark: number) => ({ mark, value: values[mark]! });
  const alone = (reason: string, ...marks: readonly number[]) => {
    return { reasons: [indexOf(reason)], marks, smallest: 'proved' as const };
  };

  it('is: beside known entries, entries, beside these, others', () => {
    const row = board.marks.findIndex((_, mark) => values[mark]!);
    const { place, yes } = board.marks[row]!;
    const other = board.marks.findIndex(
      (mark, index) => mark.place !== place && values[index]! && mark.yes.one !== yes.one,
    );
    const lines = board.reasons.map(({ reason }) => reason.id);
    expect(lines.length).toBeGreaterThan(0);
    const beside = (mark: number) => {
      const reason = board.reasons.find(({ scope }) => scope.includes(mark) && scope.length > 1)!;
      const notes = reason.scope.filter((one) => one !== mark && !values[one]!);
      return alone(reason.reason.id, ...notes);
    };
    const before = { isKnown: (mark: number) => mark === other, truth };
    const entering = alone(board.reasons.find(({ scope }) => scope.includes(row))!.reason.id, row);
    const [known, fresh] = [beside(other), beside(row)];
    const ordered = inReadingOrder(board, before, [fresh, entering, known]);
    expect(ordered).toEqual([known, entering, fresh]);
    expect(markOf(place, yes.one)).toBe(row);
  });

  it('is that in which steps of several reasons were found', () => {
    const insights = [
      { reasons: [0, 1], marks: [0], smallest: 'proved' as const },
      { reasons: [2], marks: [1], smallest: 'proved' as const },
    ];
    expect(inReadingOrder(board, { isKnown: () => false, truth }, insights)).toBe(insights);
  });
});
