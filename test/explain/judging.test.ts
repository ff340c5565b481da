/** Verdicts on the entries of a player: right for right and wrong steps of every family. */
import { describe, expect, it } from 'vitest';
import { stepReasons, verifyStep } from '../../src/api/index.js';
import { createRng } from '../../src/core/index.js';
import { hintFor } from '../../src/explain/answers/hint.js';
import { EntryNames } from '../../src/explain/judging/entry.js';
import { Judge } from '../../src/explain/judging/judge.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import { FAMILIES, nonogram, starBattle, sudoku } from '../../src/families/index.js';
import { compareVerdicts } from './judged-steps.js';

function opened(id: string) {
  const family = FAMILIES.find((one) => one.id === id)!;
  const { puzzle } = family.examples.find(({ verdict }) => verdict === 'unique')!;
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const { prepared } = preparation;
  const values = prepared.board.read(prepared.assignment);
  return { family, puzzle, prepared, values, judge: new Judge(prepared, family.explaining!.moves) };
}

const IDS = FAMILIES.filter(({ explaining }) => explaining !== undefined).map(({ id }) => id);

describe('verdicts', () => {
  it.each(IDS)('%s: agree with explanations, HiGHS and the rows of the rules', async (id) => {
    const { family, puzzle } = opened(id);
    const { follows, wrong } = await compareVerdicts(family, puzzle, { most: 40, every: 4, seed: id });
    expect(Math.min(follows, wrong)).toBeGreaterThan(0);
  });

  it.each(IDS)('%s: the entry of a hint follows, and no verdict depends on earlier questions', (id) => {
    const { family, puzzle, prepared, values, judge } = opened(id);
    const { board } = prepared;
    const rng = createRng(id);
    const isMissing = (mark: number): boolean => {
      const known = { mark, value: values[mark]! };
      return board.isEntry(known) && !board.given.some((given) => given.mark === mark);
    };
    const entries = board.marks.flatMap((_, mark) =>
      isMissing(mark) ? [{ mark, value: values[mark]! }] : [],
    );
    const known = entries.filter(() => rng.integer(2) === 0);
    for (const one of known) judge.enter([one]);
    const fresh = opened(id).judge;
    fresh.reset(known);
    const open = entries.filter(({ mark }) => !judge.known.some((one) => one.mark === mark));
    const statuses = open.map((one) => judge.judge(one));
    const again = open.toReversed().map((one) => fresh.judge(one));
    const statusOf = (answers: typeof statuses) => answers.map((answer) => answer.ok && answer.value.status);
    expect(statusOf(again).toReversed()).toEqual(statusOf(statuses));
    expect(
      statusOf(statuses).some((status) => status === 'follows' || status === 'solved') || judge.isSolved,
    ).toBe(true);
    const first = hintFor({ family, puzzle });
    if (!first.ok || first.value.status !== 'hint') throw new Error('no hint');
    judge.reset(first.value.before.flatMap(({ conclusions }) => conclusions));
    for (const conclusion of first.value.step.conclusions.filter(board.isEntry)) {
      const judged = judge.judge(conclusion, { step: true });
      expect(judged.ok && judged.value.status).toBe('follows');
    }
  });

  it.each(IDS)('%s: in a counterexample a place takes one of its values, too', (id) => {
    const { prepared, values, judge } = opened(id);
    const { marks, reasons, given } = prepared.board;
    const places = [...new Set(marks.map(({ place }) => place))].map((name) =>
      marks.flatMap(({ place }, mark) => (place === name ? [mark] : [])),
    );
    const holdsOne = (values: readonly boolean[], place: readonly number[]): boolean =>
      place.filter((mark) => values[mark]).length === 1;
    // A place for bridges has a mark for each number of them that are there at least.
    const ofOne = places.filter((place) => place.length > 1);
    if (!ofOne.every((place) => holdsOne(values, place))) return;
    const entry = values.findIndex((value, mark) => value && !given.some((known) => known.mark === mark));
    let isFound = false;
    for (const { reason } of reasons) {
      const judged = judge.judge({ mark: entry, value: true }, { reasons: [reason.id] });
      if (!judged.ok || !('counterexample' in judged.value)) continue;
      const found = judged.value.counterexample!.values;
      expect(ofOne.filter((place) => !holdsOne(found, place))).toEqual([]);
      expect(found[entry]).toBe(false);
      isFound = true;
    }
    expect(isFound).toBe(true);
  });

  it.each(IDS)('%s: every entry is read from its own words and record', (id) => {
    const { prepared } = opened(id);
    const { marks } = prepared.board;
    const names = new EntryNames(marks);
    for (const [mark, value] of marks.flatMap((_, mark) => [[mark, true] as const, [mark, false] as const])) {
      const record = names.write({ mark, value });
      expect(names.read(record)).toEqual({ ok: true, value: { mark, value } });
      expect(names.read(record.says)).toEqual({ ok: true, value: { mark, value } });
    }
  });
});

const GRID = [
  [0, 2, 0, 0],
  [0, 0, 1, 0],
  [2, 0, 0, 3],
  [0, 3, 0, 0],
];
const small = { family: 'sudoku', box: [2, 2], grid: GRID } as const;

describe('stepReasons', () => {
  it('says the rules that can be named, without those that go without saying, and what is new', async () => {
    const after = GRID.map((row) => [...row]);
    after[0]![0] = 4;
    const found = await stepReasons(sudoku, small, { before: GRID, after, language: 'de' });
    if (found.status !== 'found') throw new Error(found.status);
    expect(new Set(found.reasons.map(({ kind }) => kind))).toEqual(new Set(['row', 'column', 'box']));
    expect(found.reasons[0]!.says).toMatch(/^Zeile 1/);
    expect(found.laterKinds).toEqual([]);
    expect(found.entries).toMatchObject([{ place: 'r1c1', choice: 3, holds: true, says: 'r1c1 ist 4' }]);
  });

  it.each(IDS)('%s: every rule and kind that it says can be named', async (id) => {
    const { family, puzzle } = opened(id);
    const found = await stepReasons(family, puzzle);
    if (found.status !== 'found') throw new Error(found.status);
    const reasons = [...found.reasons.map((one) => one.id), ...found.laterKinds];
    // All rules together leave the one solution.
    const { place } = opened(id).prepared.board.marks[0]!;
    const answer = await verifyStep(family, puzzle, { place }, { reasons });
    expect(['follows', 'solved', 'wrong', 'known']).toContain(answer.status);
  });

  it('has nothing to say about a puzzle with several solutions', async () => {
    const empty = { ...small, grid: small.grid.map((row) => row.map(() => 0)) };
    expect(await stepReasons(sudoku, empty)).toEqual({ status: 'multiple' });
    await expect(stepReasons(sudoku, small, { after: 'nothing' })).rejects.toMatchObject({
      name: 'PuzzlewrightError',
    });
  });
});

describe('verifyStep', () => {
  it('says which of the named rules are needed', async () => {
    const answer = await verifyStep(sudoku, small, 'r1c3 is not 2', { reasons: ['row-1', 'column-3'] });
    expect(answer).toMatchObject({ status: 'follows', reasons: [{ id: 'row-1-number-2' }] });
    expect(answer.status === 'follows' && answer.unneeded).toContain('column-3-number-2');
  });

  it('makes the step of named rules with what goes without saying', async () => {
    const asked = { reasons: ['row-3', 'column-3', 'box-1'], step: true };
    const answer = await verifyStep(sudoku, small, 'r3c3 is 4', asked);
    expect(answer).toMatchObject({ status: 'follows', step: { conclusions: [{ says: 'r3c3 is 4' }] } });
    const ids = answer.status === 'follows' ? answer.reasons.map(({ id }) => id) : [];
    expect(ids).toContain('cell-r3c3');
    expect(ids.some((id) => id.startsWith('box-1'))).toBe(false);
  });

  it('shows a grid that keeps the named rules and not the entry', async () => {
    const answer = await verifyStep(
      nonogram,
      { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] },
      'r2c1 is filled',
      {
        reasons: ['row-2'],
      },
    );
    expect(answer).toEqual({
      status: 'not-yet',
      entry: { place: 'r2c1', choice: 0, holds: true, says: 'r2c1 is filled' },
      counterexample: {
        grid: ['##', '.#'],
        entries: [
          { cells: [[1, 0]], place: 'r2c1', choice: 0, holds: false, entry: true, says: 'r2c1 is empty' },
          { cells: [[1, 1]], place: 'r2c2', choice: 0, holds: true, entry: true, says: 'r2c2 is filled' },
        ],
      },
    });
  });

  it.each([
    ['hitori', 'connected'],
    ['hashi', 'connected'],
    ['circuit', 'connected'],
    ['nurikabe', 'sea'],
    ['masyu', 'loop'],
    ['slitherlink', 'loop'],
  ])('%s: takes the rule "%s" as a reason, which the model states only where it is broken', (id, kind) => {
    const { judge, values } = opened(id);
    const mark = values.length - 1;
    const answer = judge.judge({ mark, value: values[mark]! }, { reasons: [kind] });
    expect(answer.ok && ['follows', 'not-yet'].includes(answer.value.status)).toBe(true);
  });

  it('makes the whole step where it is asked for', async () => {
    const answer = await verifyStep(sudoku, small, { place: 'r3c2', choice: 0 }, { step: true });
    expect(answer).toMatchObject({ status: 'follows', step: { size: 1 } });
  });

  it('answers anew after a question that was ended', async () => {
    const { puzzle } = starBattle.examples.find(({ verdict }) => verdict === 'unique')!;
    const ask = async (isEnded: boolean, reasons?: readonly string[]) => {
      const named = reasons === undefined ? {} : { reasons };
      const options = { ...named, budget: { abort: () => isEnded } };
      return (await verifyStep(starBattle, puzzle, 'r1c1 is empty', options)).status;
    };
    expect(await ask(true)).toBe('undecided');
    const [free, named] = [await ask(false), await ask(false, ['row-1'])];
    expect(await ask(true, ['row-1', 'row-2'])).toBe('undecided');
    expect([await ask(false), await ask(false, ['row-1'])]).toEqual([free, named]);
  });

  it('finds the wrong entry of a state', async () => {
    const state = GRID.map((row) => [...row]);
    state[1]![0] = 4;
    const answer = await verifyStep(sudoku, small, 'r1c4 is 4', { state });
    expect(answer).toMatchObject({ status: 'wrong-state', wrong: { place: 'r2c1' } });
  });

  it('answers as other questions where there are several solutions', async () => {
    const empty = { family: 'sudoku', box: [2, 2], grid: GRID.map((row) => row.map(() => 0)) } as const;
    expect(await verifyStep(sudoku, empty, 'r1c1 is 1')).toEqual({ status: 'multiple' });
  });

  it.each([
    ['r9c9 is 1', {}, 'entry-unknown'],
    [{ place: 'r1c4', choice: 4 }, {}, 'entry-choice'],
    [{ plaice: 'r1c4' } as never, {}, 'entry-shape'],
    ['r1c4 is 4', { reasons: ['raw-1'] }, 'reason-unknown'],
    ['r1c4 is 4', { state: 'x' }, 'json-shape'],
    ['r1c4 is 4', { level: 'hard' as never }, 'setting'],
    ['r1c4 is 4', { levels: 'rule' } as never, 'unknown-option'],
  ] as const)('refuses %j with %j: %s', async (entry, options, code) => {
    await expect(verifyStep(sudoku, small, entry, options)).rejects.toMatchObject({ code });
  });
});
