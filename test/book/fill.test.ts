/** Filling the batches of a book, with puzzles that are only numbers. */
import { describe, expect, it } from 'vitest';
import type { MakeRequest, Making } from '../../generators/make.js';
import type { Slice } from '../../src/book/spec/slices.js';
import { fillBook } from '../../src/jobs/book/fill-book.js';

function slice(part: number, count: number, prefix: string): Slice {
  const batch = { generator: 'none', plan: {}, goal: { noGuess: false }, seed: prefix, prefix };
  return { part, batch, count };
}

const SLICES = [slice(0, 5, 'a'), slice(1, 4, 'b'), slice(2, 3, 'c')];

/**
 * Every batch draws the same keys, so that later ones have to avoid copies; puzzles come in any order of
 * time.
 */
function maker(delay: (request: MakeRequest) => number) {
  const asked: string[] = [];
  const make = async ({ batch, number, firstAttempt, limitAttempts }: MakeRequest): Promise<Making> => {
    asked.push(`${batch.prefix}${number}.${firstAttempt}`);
    await new Promise((resolve) =>
      setTimeout(resolve, delay({ batch, number, firstAttempt, limitAttempts })),
    );
    if (firstAttempt >= limitAttempts) return { status: 'limit', failures: [] };
    const key = `${number + 5 * firstAttempt}`;
    const id = `${batch.prefix}:${number}.${firstAttempt}`;
    return { status: 'made', record: { id } as never, key, attempt: firstAttempt };
  };
  return { asked, make };
}

async function filled(
  delay: Parameters<typeof maker>[0],
  options: { queueLength: number; known?: readonly ReadonlyMap<number, string>[]; limitAttempts?: number },
) {
  const { asked, make } = maker(delay);
  const taken = new Set<string>();
  const steps: string[] = [];
  const { known = [], limitAttempts = 50, queueLength } = options;
  for await (const step of fillBook({
    slices: SLICES,
    known,
    taken,
    limitAttempts,
    queueLength: () => queueLength,
    make,
  })) {
    steps.push(step.status === 'made' ? step.record.id : `limit ${step.slice} ${step.number}`);
  }
  return { steps, asked, taken };
}

const WANTED = [
  'a:1.0',
  'a:2.0',
  'a:3.0',
  'a:4.0',
  'a:5.0',
  'b:1.1',
  'b:2.1',
  'b:3.1',
  'b:4.1',
  'c:1.2',
  'c:2.2',
  'c:3.2',
];

describe('a book is filled', () => {
  it('in order and without copies, however many puzzles are made queueLength and whichever is ready first', async () => {
    for (const queueLength of [1, 2, 7, 40]) {
      for (const delay of [
        () => 0,
        ({ number }: MakeRequest) => 6 - number,
        ({ batch }: MakeRequest) => (batch.prefix === 'a' ? 4 : 0),
      ]) {
        const { steps, taken } = await filled(delay, { queueLength });
        expect(steps).toEqual(WANTED);
        expect(taken.size).toBe(WANTED.length);
      }
    }
  });

  it('from where it was interrupted', async () => {
    const known = [
      new Map([
        [1, '1'],
        [2, '2'],
        [3, '3'],
        [4, '4'],
        [5, '5'],
      ]),
      new Map([[1, '6']]),
      new Map<number, string>(),
    ];
    const { steps, asked } = await filled(() => 0, { queueLength: 3, known });
    expect(steps).toEqual(WANTED.slice(6));
    expect(asked.some((name) => name.startsWith('a') || name.startsWith('b1'))).toBe(false);
  });

  it('without a known puzzle that an earlier part now has: it is made again', async () => {
    const known = [new Map<number, string>(), new Map([[1, '3']]), new Map<number, string>()];
    for (const queueLength of [1, 7])
      expect((await filled(() => 0, { queueLength, known })).steps).toEqual(WANTED);
  });

  it.each([1, 3, 40])(
    'until a limit is reached, says where, and goes on with the next batch (%i)',
    async (queueLength) => {
      expect((await filled(() => 0, { queueLength, limitAttempts: 2 })).steps).toEqual([
        ...WANTED.slice(0, 9),
        'limit 2 1',
      ]);
      const { steps, taken } = await filled(() => 0, { queueLength, limitAttempts: 1 });
      expect(steps).toEqual([...WANTED.slice(0, 5), 'limit 1 1', 'limit 2 1']);
      expect(taken.size).toBe(5);
      const known = [
        new Map([5, 4, 3, 2, 1].map((key) => [key, `${key + 20}`] as const)),
        new Map(),
        new Map(),
      ];
      const others = await filled(() => 0, { queueLength, limitAttempts: 1, known });
      expect(others.steps).toEqual(['b:1.0', 'b:2.0', 'b:3.0', 'b:4.0', 'limit 2 1']);
    },
  );
});
