/** Pictures as a job, with a store in memory and workers on this thread. */
import { describe, expect, it } from 'vitest';
import { issue } from '../../src/core/issue.js';
import { failure, success } from '../../src/core/result.js';
import { type ImageRequest, makeImage, type Picture } from '../../src/jobs/picture/image.js';
import {
  makePictures,
  type NamedPicture,
  type PictureEntry,
  seedOfPicture,
} from '../../src/jobs/picture/picture.js';
import { recordOfImage } from '../../src/jobs/picture/record.js';
import { PICTURE_ENTRY } from '../../src/jobs/picture/saved-picture.js';
import { IMAGE_SETTINGS } from '../../src/jobs/picture/settings.js';
import { openMemoryStore } from '../../src/jobs/ports/store.js';
import type { Workers } from '../../src/jobs/ports/workers.js';
import { coloursOfGrey } from '../../src/picture/decode/colour/tone.js';
import { readSaved } from '../../src/settings/saved.js';
import { readSettings, settings } from '../../src/settings/settings.js';
import { succeed } from '../image/pictures.js';
import { endedAfter, unlimited } from './worlds.js';

const SIDE = 6;

/** A picture whose greys follow from a number, dark where two waves meet. */
function waves(wave: number): Picture {
  const values = Float64Array.from({ length: SIDE * SIDE }, (_, cell) => {
    const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
    return Math.round(127 + 120 * Math.sin(wave * row + 1) * Math.cos(wave * column));
  });
  const image = coloursOfGrey({ width: SIDE, height: SIDE, values });
  return { image, source: { format: 'pixels', width: SIDE, height: SIDE }, hasAlpha: false };
}

function picture(name: string, wave: number): NamedPicture {
  return { name, source: `wave ${wave}`, load: async () => success({ picture: waves(wave) }) };
}

const PICTURES = [picture('sea', 1), picture('hills', 2), picture('rain', 3)];

const REQUEST: ImageRequest = {
  settings: succeed(readSettings(settings(IMAGE_SETTINGS), { method: 'otsu', crop: 'none' })),
  seed: 'owl',
  budget: {},
  certify: true,
};

async function run(
  workers: Workers,
  texts: readonly string[] = [],
  wanted: readonly NamedPicture[] = PICTURES,
  request = REQUEST,
) {
  const store = openMemoryStore<PictureEntry>(texts);
  const refused: string[] = [];
  const onRefused = ({ place }: { readonly place: string }) => void refused.push(place);
  const end = await makePictures(wanted, request, { workers, store }, { onRefused });
  // As a store keeps them: JSON, without what pages are drawn of.
  const kept = (await store.read()).map(({ value }) => {
    const { image: _, ...entry } = value as PictureEntry;
    return JSON.stringify(entry);
  });
  return { end, refused, texts: kept };
}

const WHOLE = await run(unlimited());

/** The records or issues of the pictures at the end of a run. */
function recordsOf({ end }: Awaited<ReturnType<typeof run>>) {
  if (end.status !== 'done') throw new Error('the pictures were not made');
  return end.pictures.map((one) => ('record' in one ? one.record : one.issues));
}

describe('pictures', () => {
  it('become the nonograms that each becomes alone with its own seed, whatever the workers are', async () => {
    const alone = await Promise.all(
      [1, 2, 3].map(async (wave, index) => {
        const seed = seedOfPicture('owl', PICTURES[index]!.name);
        const end = await makeImage(waves(wave), { ...REQUEST, seed }, { workers: unlimited() });
        if (end.status !== 'made') throw new Error('the picture was not made');
        return recordOfImage(end.image, seed);
      }),
    );
    expect(recordsOf(WHOLE)).toEqual(alone);
    expect(alone.map(({ verdict, certified }) => [verdict, certified])).toEqual(
      alone.map(() => ['unique', true]),
    );
    expect(recordsOf(await run(unlimited(3)))).toEqual(alone);
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
    const whole = await run(workers, half.texts);
    expect([whole.texts, recordsOf(whole)]).toEqual([WHOLE.texts, recordsOf(WHOLE)]);
    // Two are proved once more, one is made.
    expect(workers.count).toBe(3);
  });

  it('that are refused do not stop the others, and are not kept', async () => {
    const wrong = issue('picture-damaged', 'The file is damaged.');
    const { image, ...rest } = waves(1);
    const white = { ...rest, image: { ...image, pixels: image.pixels.map(() => 255) } };
    const wanted: readonly NamedPicture[] = [
      { name: 'broken', source: 'none', load: async () => failure(wrong) },
      { name: 'white', source: 'white', load: async () => success({ picture: white }) },
      ...PICTURES,
    ];
    const mixed = await run(unlimited(2), [], wanted);
    const [broken, none, ...others] = recordsOf(mixed);
    expect(broken).toEqual([wrong]);
    expect(none).toMatchObject([{ code: 'picture-blank' }]);
    expect(others).toEqual(recordsOf(WHOLE));
    expect(mixed.texts.toSorted()).toEqual(WHOLE.texts.toSorted());
  });

  it('with several solutions are kept as such', async () => {
    const request = { ...REQUEST, settings: { ...REQUEST.settings, unique: 'keep' } } as const;
    const first = await run(unlimited(), [], PICTURES, request);
    const workers = unlimited();
    const again = await run(workers, first.texts, PICTURES, request);
    expect([again.refused, recordsOf(again)]).toEqual([[], recordsOf(first)]);
    expect(recordsOf(first)).toContainEqual(expect.objectContaining({ verdict: 'multiple' }));
    expect(workers.count).toBe(3);
  });

  it.each<[string, (entry: PictureEntry) => unknown]>([
    ['of another request', ({ request, ...rest }) => ({ ...rest, request: { ...request, seed: 'cat' } })],
    ['of another picture', ({ request, ...rest }) => ({ ...rest, request: { ...request, source: 'x' } })],
    [
      'with another solution',
      ({ record, ...rest }) => ({ ...rest, record: { ...record, solution: record.solution.toReversed() } }),
    ],
    [
      'of another verdict',
      ({ record, ...rest }) => ({ ...rest, record: { ...record, verdict: 'multiple' } }),
    ],
    [
      'with another difficulty',
      ({ record, ...rest }) => ({ ...rest, record: { ...record, difficulty: 'hard' } }),
    ],
    ['with another seed', ({ record, ...rest }) => ({ ...rest, record: { ...record, seed: 'x' } })],
    [
      'that a timeout cut short',
      ({ record, ...rest }) => ({ ...rest, record: { ...record, limit: 'timeout' } }),
    ],
    ['that is no picture', () => ({ name: 'hills', record: 7 })],
  ])('are made again where the store has an entry %s', async (_what, alter) => {
    const altered = JSON.stringify(alter(JSON.parse(WHOLE.texts[1]!)));
    const again = await run(unlimited(), WHOLE.texts.with(1, altered));
    expect(recordsOf(again)).toEqual(recordsOf(WHOLE));
    expect(again.refused).toEqual(['entry 2']);
    expect(again.texts.toSorted()).toEqual(WHOLE.texts.toSorted());
  });
});
