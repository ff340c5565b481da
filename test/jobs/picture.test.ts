/** Pictures as a job, with a store in memory and workers on this thread. */
import { describe, expect, it } from 'vitest';
import { nonogramOfPicture } from '../../generators/picture/index.js';
import { readSaved } from '../../src/core/saved.js';
import { openEngine } from '../../src/engine/index.js';
import { makePictures, type NamedPicture, type PictureEntry } from '../../src/jobs/picture.js';
import { PICTURE_ENTRY } from '../../src/jobs/saved-picture.js';
import { openMemoryStore } from '../../src/jobs/store.js';
import type { Workers } from '../../src/jobs/workers.js';
import { endedAfter, unlimited } from './worlds.js';

const SIDE = 6;

/** Grey cells that follow from a number, dark where two waves meet. */
function picture(name: string, wave: number): NamedPicture {
  const values = Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
    return Math.round(127 + 120 * Math.sin(wave * row + 1) * Math.cos(wave * column));
  });
  return {
    name,
    request: {
      cells: { width: SIDE, height: SIDE, values },
      method: { name: 'otsu' },
      unique: 'repair',
      goal: 'line',
      seed: 'owl',
      budget: {},
      certify: true,
    },
  };
}

const PICTURES = [picture('sea', 1), picture('hills', 2), picture('rain', 3)];

async function run(workers: Workers, texts: readonly string[] = [], wanted = PICTURES) {
  const store = openMemoryStore<PictureEntry>(texts);
  const refused: string[] = [];
  const onRefused = ({ place }: { readonly place: string }) => void refused.push(place);
  const end = await makePictures(wanted, { workers, store }, { onRefused });
  return { end, refused, texts: (await store.read()).map(({ value }) => JSON.stringify(value)) };
}

const WHOLE = await run(unlimited());

describe('pictures', () => {
  it('become the nonograms that they become without a job, with their records', async () => {
    if (WHOLE.end.status !== 'done') throw new Error('the pictures were not made');
    expect(WHOLE.texts).toHaveLength(3);
    for (const { name, request, made, puzzle } of WHOLE.end.pictures) {
      const {
        original,
        squares: _,
        ...direct
      } = nonogramOfPicture({
        ...request,
        cells: { ...request.cells, values: Float64Array.from(request.cells.values) },
        minimiser: await openEngine('highs'),
        prover: await openEngine('sat'),
      });
      expect(made).toEqual({ ...direct, original: { ...original, cells: [...original.cells] } });
      expect(puzzle).toMatchObject({ id: name, seed: 'owl', verdict: 'unique', certified: true });
      expect(puzzle).toMatchObject({ puzzle: made.puzzle, solution: made.solution });
    }
  });

  it('come back whole from what a store keeps', () => {
    for (const text of WHOLE.texts)
      expect(readSaved(PICTURE_ENTRY, JSON.parse(text))).toEqual({ ok: true, value: JSON.parse(text) });
  });

  it('go on from where they were cancelled, to the same nonograms', async () => {
    const half = await run(endedAfter(2));
    expect(half.end).toEqual({ status: 'stopped' });
    expect(half.texts).toEqual(WHOLE.texts.slice(0, 2));
    const workers = unlimited();
    expect(await run(workers, half.texts)).toEqual(WHOLE);
    // Two are proved once more, one is made.
    expect(workers.count).toBe(3);
  });

  it.each<[string, (entry: PictureEntry) => unknown]>([
    ['of another request', ({ request, ...rest }) => ({ ...rest, request: { ...request, goal: 'unique' } })],
    [
      'with another solution',
      ({ made, ...rest }) => ({ ...rest, made: { ...made, solution: made.solution.toReversed() } }),
    ],
    [
      'with a cell that did not change',
      ({ made, ...rest }) => ({ ...rest, made: { ...made, changed: [...made.changed, [SIDE, SIDE]] } }),
    ],
    ['of another verdict', ({ made, ...rest }) => ({ ...rest, made: { ...made, verdict: 'multiple' } })],
    ['with another difficulty', (entry) => ({ ...entry, puzzle: { ...entry.puzzle, difficulty: 'hard' } })],
    ['without its record', ({ puzzle: _, ...rest }) => rest],
    ['that is no picture', () => ({ name: 'hills', made: 7 })],
  ])('are made again where the store has an entry %s', async (_what, alter) => {
    const altered = JSON.stringify(alter(JSON.parse(WHOLE.texts[1]!)));
    const again = await run(unlimited(), WHOLE.texts.with(1, altered));
    expect(again.end).toEqual(WHOLE.end);
    expect(again.refused).toEqual(['entry 2']);
    expect(again.texts.toSorted()).toEqual(WHOLE.texts.toSorted());
  });

  it('end with the best so far when the job is to stop, and begin no other', async () => {
    const store = openMemoryStore<PictureEntry>();
    const ports = { workers: unlimited(), store, abort: () => true };
    expect(await makePictures(PICTURES, ports)).toEqual({ status: 'stopped' });
    const only = await makePictures([PICTURES[0]!], ports);
    expect(only).toMatchObject({ status: 'done', pictures: [{ name: 'sea' }] });
  });

  it('are refused when they are blank', async () => {
    const { name, request } = PICTURES[0]!;
    const cells = { ...request.cells, values: request.cells.values.map(() => 255) };
    const blank = { name, request: { ...request, cells } };
    await expect(run(unlimited(), [], [blank])).rejects.toMatchObject({ code: 'picture-blank' });
  });
});
