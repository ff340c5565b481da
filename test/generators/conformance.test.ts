/**
 * The laws of generators, over the whole registry: what they promise of every puzzle, whatever its family.
 */
import { describe, expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { readId } from '../../generators/id.js';
import { type Batch, makePuzzle, type PuzzleRecord } from '../../generators/make.js';
import { findGenerator, GENERATORS } from '../../generators/registry.js';
import { type AnyGenerator, type Goal, planWith, type Settings } from '../../generators/shared/generator.js';
import { REACHES } from '../../generators/shared/goal.js';
import { createRng } from '../../src/core/random.js';
import type { LogicReach, Puzzle } from '../../src/families/contract/family.js';
import { type FamilyId, findFamily } from '../../src/families/index.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import type { EngineId } from '../../src/solve/engine.js';
import { openEngine } from '../../src/solve/engines.js';

const ENGINES: readonly EngineId[] = ['sat', 'highs'];
const SEEDS = ['owl', 'colon : and, comma'];
const sat = await openEngine('sat');

/** A generator with settings that the laws hold of. */
interface Case {
  readonly generator: AnyGenerator;
  readonly settings: Settings;
  /** Levels of logic that the first attempts do not bring. */
  readonly rare?: readonly LogicReach[];
}

/** Levels of logic that puzzles of the smallest presets hardly have. */
const RARE: Readonly<Partial<Record<FamilyId, readonly LogicReach[]>>> = { kenken: ['beyond'] };

/** The smallest preset of every generator, and settings that make puzzles in a way of their own. */
const CASES: readonly Case[] = [
  ...GENERATORS.map((generator) => ({
    generator,
    settings: generator.presets[0].settings,
    rare: RARE[generator.family as FamilyId] ?? [],
  })),
  { generator: findGenerator('nonogram')!, settings: { size: '9x8', colours: 3 } },
  { generator: findGenerator('sudoku')!, settings: { size: 4, fewest: true } },
  {
    generator: findGenerator('sudoku')!,
    settings: { size: 6, fewest: true, engine: 'search' },
    rare: ['look-ahead', 'beyond'],
  },
  { generator: findGenerator('star-battle')!, settings: { size: 6, outside: 5 } },
  { generator: findGenerator('circuit')!, settings: { size: '5', path: true } },
  { generator: findGenerator('queens')!, settings: { size: 8, queens: 10, least: true } },
];

async function batchOf({ generator, settings }: Case, goal: Goal, seed: string): Promise<Batch> {
  const batch = await openBatch({ generator, settings, goal, seed });
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  return structuredClone(batch.value);
}

/** Attempts at one puzzle: enough for what is usual, few where a puzzle is rare. */
const MOST_ATTEMPTS = 40;
/** Attempts at one puzzle of a logic, which settings may not have. */
const STEERED_ATTEMPTS = 12;

function make(batch: Batch, number: number): PuzzleRecord | undefined {
  const making = makePuzzle({ batch, number, firstAttempt: 0, limitAttempts: MOST_ATTEMPTS }, sat);
  return making.status === 'made' ? making.record : undefined;
}

async function verdictOf(familyId: string, puzzle: Puzzle, engineId: EngineId): Promise<string> {
  const family = findFamily(familyId)!;
  const formulation = chooseFormulation(family, engineId);
  return checkPuzzle({ family, puzzle, formulation, engine: await openEngine(engineId) }).verdict;
}

describe.each(CASES)('the generator $generator.id with $settings', ({ generator, settings, rare = [] }) => {
  const asked = { generator, settings };
  const family = findFamily(generator.family)!;

  it.each(SEEDS)('makes unique puzzles that follow from the seed %s', async (seed) => {
    const batch = await batchOf(asked, { noGuess: false }, seed);
    const record = make(batch, 1)!;
    expect(record).toMatchObject({
      family: family.id,
      seed,
      verdict: 'unique',
      engine: 'sat',
      certified: true,
    });
    expect(family.readPuzzle(JSON.parse(JSON.stringify(record.puzzle)))).toEqual({
      ok: true,
      value: record.puzzle,
    });
    expect(family.verify(record.puzzle, record.solution)).toEqual([]);
    for (const engine of ENGINES) expect(await verdictOf(family.id, record.puzzle, engine)).toBe('unique');
    expect(JSON.stringify(make(batch, 1))).toBe(JSON.stringify(record));
    expect(make(batch, 2)!.puzzle).not.toEqual(record.puzzle);
  });

  it.each(REACHES)('steers to puzzles whose logic is %s, or refuses them with a reason', async (logic) => {
    const plan = await planWith(generator, settings, { logic, noGuess: false });
    if (!plan.ok) {
      expect(plan.issues[0]!.message).toMatch(/\.$/);
      return;
    }
    const rng = createRng('owl');
    const found: string[] = [];
    for (let attempt = 0; attempt < STEERED_ATTEMPTS && !found.includes(logic); attempt++) {
      const made = generator.attempt(plan.value, rng.fork(String(attempt)), 1);
      found.push(made.status === 'failed' ? made.reason : family.rate(made.puzzle).logic);
      // The logic that a generator knows is that of the finished puzzle.
      if (made.status === 'made' && made.logic !== undefined) expect(found.at(-1)).toBe(made.logic);
    }
    const isFound = found.includes(logic);
    const allFailed = found.every((one) => REACHES.every((level) => level !== one));
    expect(isFound || allFailed, found.join()).toBe(!rare.includes(logic));
  });

  it('keeps guessing away when asked to', async () => {
    const record = make(await batchOf(asked, { noGuess: true }, 'owl'), 1)!;
    expect(family.rate(record.puzzle).logic).not.toBe('beyond');
  });

  it('writes ids that say how to make the puzzle again', async () => {
    const goal = { difficulty: 'easy', noGuess: true } as const;
    const record = make(await batchOf(asked, goal, SEEDS[1]!), 1)!;
    const id = readId(record.id);
    if (!id.ok) throw new Error(JSON.stringify(id.issues));
    const batch = await openBatch(id.value);
    if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
    const { number, attempt } = id.value;
    const request = { batch: batch.value, number, firstAttempt: attempt, limitAttempts: attempt + 1 };
    expect(makePuzzle(request, sat)).toMatchObject({ status: 'made', record });
  });
});

describe.each(GENERATORS)('the generator $id', (generator) => {
  it('refuses settings that it does not have, and sizes that no puzzle has', async () => {
    const wrong: readonly Settings[] = [{ 'no-such-setting': 1 }, { size: 1 }];
    for (const settings of wrong) {
      const batch = await openBatch({ generator, settings, goal: { noGuess: false }, seed: 'owl' });
      expect(batch).toMatchObject({ ok: false, issues: [{ code: 'setting' }] });
    }
  });
});
