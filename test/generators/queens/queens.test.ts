import { describe, expect, it } from 'vitest';
import { openBatch } from '../../../generators/batch.js';
import { makePuzzle } from '../../../generators/make.js';
import { queensGenerator } from '../../../generators/queens/index.js';
import { uniqueOptimum } from '../../../generators/queens/judge.js';
import { planWith, type Settings } from '../../../generators/shared/generator.js';
import { createRng } from '../../../src/core/random.js';
import type { AnyFamily, LogicReach } from '../../../src/families/contract/family.js';
import { queens } from '../../../src/families/queens/index.js';
import type { QueensPuzzle } from '../../../src/families/queens/puzzle.js';
import { openWallsBound } from '../../../src/minimum/queens/certify-walls.js';
import { everyBoard } from '../../../src/minimum/queens/search/walled-boards.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import { loadHighsEngine } from '../../../src/solve/highs/highs.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { type Asked, firstMade, refusals } from '../first-made.js';

const highs = await loadHighsEngine();
const make = (asked: Asked) => firstMade(queensGenerator, queens, asked);
const family = queens as AnyFamily;

function prove(puzzle: QueensPuzzle, engine = satEngine) {
  return checkPuzzle({ family, puzzle, formulation: chooseFormulation(family, engine.id), engine });
}

function wallsOf({ board }: QueensPuzzle): number {
  return board.join('').replaceAll('.', '').length;
}

describe('the queens generator', () => {
  it.each<Settings>([
    { size: 5 },
    { size: 6, walls: 3 },
    { size: 8 },
    { size: 8, walls: 2 },
    { size: 8, queens: 10, walls: 6 },
    { size: 9, walls: 5 },
  ])('makes puzzles of %j whose largest placement is single by two engines', async (settings) => {
    const { puzzle, solution } = await make({ settings, seed: 'unique' });
    expect(puzzle.queens).toBeGreaterThan(puzzle.board.length);
    expect(puzzle.board).toHaveLength(Number(settings.size));
    if (settings.walls !== undefined) expect(wallsOf(puzzle)).toBe(settings.walls);
    if (settings.queens !== undefined) expect(puzzle.queens).toBe(settings.queens);
    expect(prove(puzzle)).toMatchObject({ verdict: 'unique', solution });
    // As many as fit: HiGHS finds the largest number for itself.
    const { board } = puzzle;
    expect(prove({ family: 'queens', board }, highs)).toMatchObject({ verdict: 'unique', solution });
  });

  it.each<[LogicReach, boolean]>([
    ['plain', false],
    ['plain', true],
    ['look-ahead', false],
    ['look-ahead', true],
    ['beyond', false],
  ])('makes %s puzzles, no guessing %s', async (logic, noGuess) => {
    const goal = { logic, noGuess };
    const { puzzle } = await make({ settings: { size: 7, walls: 4 }, goal, seed: 'difficulty' });
    expect(queens.rate(puzzle)).toMatchObject({ logic });
    expect(prove(puzzle).verdict).toBe('unique');
  });

  it('makes the same puzzle from the same seed, and others from others', async () => {
    const of = async (seed: string) => JSON.stringify(await make({ settings: { size: 8 }, seed }));
    expect(await of('one')).toBe(await of('one'));
    expect(await of('one')).not.toBe(await of('two'));
  });
});

describe('boards with the fewest walls', () => {
  it.each([
    [8, 10, 2],
    [8, 11, 3],
    [7, 10, 4],
  ])('of %i rows and %i queens have %i walls', async (size, number, walls) => {
    const { puzzle, solution } = await make({
      settings: { size, queens: number, least: true },
      seed: 'least',
    });
    expect(wallsOf(puzzle)).toBe(walls);
    expect(puzzle.queens).toBe(number);
    expect(prove(puzzle)).toMatchObject({ verdict: 'unique', solution });
  });

  it.each([
    [8, 11, 3, '(2 walls refuted by bounds alone; '],
    [8, 10, 2, '(1 wall refuted by bounds alone; '],
    [7, 10, 4, '(3 walls refuted by '],
  ])('of %i rows and %i queens say what was proved', async (size, number, walls, how) => {
    const order = { generator: queensGenerator as never, goal: { noGuess: false }, seed: 'least' };
    const batch = await openBatch({ ...order, settings: { size, queens: number, least: true } });
    if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
    const request = { batch: structuredClone(batch.value), number: 1, firstAttempt: 0, limitAttempts: 1 };
    const making = makePuzzle(request, satEngine);
    if (making.status !== 'made') throw new Error(JSON.stringify(making.failures));
    const { fewest } = making.record;
    expect(fewest).toMatchObject({
      of: 'walls',
      number: walls,
      lower: walls,
      by: 'search',
      certified: false,
    });
    const claim = `walls: ${walls}, proved the fewest for ${number} queens on ${size}x${size} cells, by the row search `;
    expect(fewest!.words).toContain(`${claim}${how}`);
    // The least-walls model with a checked proof agrees.
    expect(await openWallsBound({ size, queens: number, walls }, {})).toBeUndefined();
  });

  it('are listed to the end, none twice, and no further', async () => {
    const plan = await planWith(queensGenerator, { size: 8, queens: 10, least: true }, { noGuess: false });
    if (!plan.ok || plan.value.kind !== 'listed') throw new Error('a list is expected');
    const { boards } = plan.value;
    const all = [...everyBoard(8, 2)].filter((board) => uniqueOptimum(board)?.queens === 10);
    expect(boards.length).toBeGreaterThan(0);
    for (const board of boards) expect(all).toContainEqual(board);
    const beyond = queensGenerator.attempt(plan.value, createRng('x'), boards.length + 1);
    expect(beyond).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining(String(boards.length)),
    });
  });

  it('serve where an exact number of walls is asked for', async () => {
    const { puzzle } = await make({ settings: { size: 8, queens: 12, walls: 5 }, seed: 'exact' });
    expect([puzzle.queens, wallsOf(puzzle)]).toEqual([12, 5]);
  });
});

describe('settings of the queens generator', () => {
  it.each<[Settings, string]>([
    [{ size: 8, queens: 12, walls: 4 }, '--walls: 12 queens on 8x8 cells need at least 5 walls; found 4.'],
    [
      { size: 8, queens: 8 },
      '--queens: More queens than the 8 rows are expected, as walls make room for; found 8.',
    ],
    [
      { size: 8, queens: 17 },
      '--queens: Each of the 16 blocks of two by two cells takes one queen at most; found 17 queens.',
    ],
    [
      { size: 8, walls: 1 },
      '--walls: None of the 64 boards of 8x8 cells with 1 wall has a single largest placement of more than 8 queens.',
    ],
    [
      { size: 8, queens: 10, walls: 2, least: true },
      '--walls: With --least the number of walls follows from the queens.',
    ],
  ])('%j are refused', async (settings, message) => {
    expect(await refusals(queensGenerator, settings)).toEqual([message]);
  });

  it.each(queensGenerator.presets)('of the preset $name are possible', async ({ settings }) => {
    expect(await refusals(queensGenerator, settings)).toEqual([]);
  });
});

describe('the only optimum', () => {
  it('is known for the boards of eight rows: 80 with two walls', () => {
    const single = [...everyBoard(8, 2)].filter((board) => uniqueOptimum(board) !== undefined);
    expect(single).toHaveLength(80);
  });
});
