import { describe, expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { type Batch, type MakeRequest, type Making, makePuzzle } from '../../generators/make.js';
import { findGenerator } from '../../generators/registry.js';
import { relaxations } from '../../src/cli/generate/relaxations.js';
import { findFamily } from '../../src/families/index.js';
import { canonicalKey } from '../../src/families/kit/canonical.js';
import { type BatchStep, fillBatch } from '../../src/jobs/batch/fill-batch.js';
import { openEngine } from '../../src/solve/engines.js';

const engine = await openEngine('sat');
const generator = findGenerator('sudoku')!;
const family = findFamily('sudoku')!;

async function batchOf(settings: object): Promise<Batch> {
  const order = { generator, settings: { ...settings }, goal: { noGuess: false }, seed: 'owl' };
  const batch = await openBatch(order);
  if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
  return batch.value;
}

type Make = (request: MakeRequest) => Promise<Making>;
const make: Make = async (request) => makePuzzle(request, engine);

async function fill(
  batch: Batch,
  count: number,
  how: { queueLength?: () => number; make?: Make; known?: Map<number, string> },
) {
  const steps: BatchStep[] = [];
  for await (const step of fillBatch({ batch, count, limitAttempts: 50, queueLength: () => 1, make, ...how }))
    steps.push(step);
  return steps;
}

describe('a batch', () => {
  it('holds no symmetric copies, and ends when there are no others', async () => {
    const steps = await fill(await batchOf({ size: 4, givens: 4, symmetry: 'quarter-turn' }), 60, {
      queueLength: () => 4,
    });
    const records = steps.flatMap((step) => (step.status === 'made' ? [step.record] : []));
    const keys = records.map(({ puzzle }) => canonicalKey(family, puzzle));
    expect(new Set(keys).size).toBe(keys.length);
    const end = steps.at(-1)!;
    expect(end.status).toBe('limit');
    if (end.status === 'limit') {
      expect(end.number).toBe(records.length + 1);
      const lines = relaxations(end, { noGuess: false });
      expect(lines.join(' ')).toContain('copy of an earlier puzzle');
      expect(lines.at(-1)).toContain('--limit-attempts');
    }
  });

  it('is the same whatever the order in which its puzzles come', async () => {
    const batch = await batchOf({ size: 4 });
    const late: Make = async (request) => {
      const making = makePuzzle(request, engine);
      for (let turns = (request.number * 7) % 5; turns > 0; turns--) await new Promise(setImmediate);
      return making;
    };
    const plain = await fill(batch, 40, {});
    expect(plain).toHaveLength(40);
    expect(await fill(batch, 40, { queueLength: () => 16, make: late })).toEqual(plain);
  });

  it('goes on around the puzzles that there are already', async () => {
    const batch = await batchOf({ size: 4 });
    const plain = await fill(batch, 12, {});
    const key = (step: BatchStep) => (step.status === 'made' ? canonicalKey(family, step.record.puzzle) : '');
    const known = new Map([1, 2, 7].map((number) => [number, key(plain[number - 1]!)] as const));
    const rest = await fill(batch, 12, { known });
    expect(rest).toEqual(plain.filter(({ number }) => !known.has(number)));
  });

  it('refuses seeds and settings that cannot be', async () => {
    const broken = { generator, settings: {}, goal: { noGuess: false }, seed: '\ud800' };
    expect(await openBatch(broken)).toMatchObject({ ok: false, issues: [{ code: 'setting' }] });
    const wrong = {
      generator,
      settings: { symmetry: 'spiral', size: 'nine' },
      goal: { noGuess: false },
      seed: 's',
    };
    expect(await openBatch(wrong)).toMatchObject({
      ok: false,
      issues: [{ code: 'setting' }, { code: 'setting' }],
    });
  });
});
