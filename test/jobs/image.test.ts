/**
 * The one way of a picture to its nonogram: the same for any workers, with what was made, or what is wrong.
 */
import { describe, expect, it } from 'vitest';
import { nonogram } from '../../src/families/nonogram/index.js';
import { type ImageEnd, makeImage, type Picture } from '../../src/jobs/picture/image.js';
import { wayOf } from '../../src/jobs/picture/image-way.js';
import { IMAGE_SETTINGS, type ImageSettings, loadOptionsOf } from '../../src/jobs/picture/settings.js';
import type { Workers } from '../../src/jobs/ports/workers.js';
import { loadPicture } from '../../src/picture/decode/load.js';
import { readSettings, settings } from '../../src/settings/settings.js';
import { succeed } from '../image/pictures.js';
import { endedAfter, strictWorkers } from './worlds.js';

const svg = (body: string): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${body}</svg>`);

const BOAT = svg(
  '<path d="M48 8 L48 62 L12 62 Z" fill="#ffe34d"/><path d="M54 18 L54 62 L84 62 Z" fill="#d03030"/>' +
    '<path d="M8 70 H92 L78 90 H22 Z" fill="#8a4b20"/>',
);

function settingsOf(given: Partial<ImageSettings>): ImageSettings {
  return succeed(readSettings(settings(IMAGE_SETTINGS), given));
}

async function pictureOf(bytes: Uint8Array, values: ImageSettings): Promise<Picture> {
  return succeed(await loadPicture(bytes, loadOptionsOf(values)));
}

async function imageOf(
  given: Partial<ImageSettings>,
  { workers = strictWorkers(), bytes = BOAT }: { workers?: Workers; bytes?: Uint8Array } = {},
): Promise<ImageEnd> {
  const values = settingsOf({ width: 12, ...given });
  const request = { settings: values, seed: 'a', budget: {}, certify: true };
  return makeImage(await pictureOf(bytes, values), request, { workers });
}

describe('a picture', () => {
  it.each<[string, Partial<ImageSettings>, readonly string[]]>([
    ['the best of its renderings', {}, ['draw-picture', 'make-drawing']],
    ['regions', { method: 'regions' }, ['draw-picture', 'make-drawing']],
    ['grey cells', { method: 'otsu' }, ['make-picture']],
    ['colours', { colours: 3 }, ['make-coloured']],
  ])('becomes a nonogram by %s, the same for any workers', async (_name, given, names) => {
    const workers = strictWorkers();
    const end = await imageOf(given, { workers });
    if (end.status !== 'made') throw new Error('the picture was not made');
    expect([...workers.names]).toEqual(names);
    const { made, likeness, renderings, unique, goal } = end.image;
    expect(nonogram.verify(made.puzzle, made.solution)).toEqual([]);
    expect(made).toMatchObject({ verdict: 'unique', certified: true });
    expect([unique, goal]).toEqual(['repair', 'line']);
    expect(likeness).toBeGreaterThan(0.5);
    expect(renderings === undefined).toBe(given.method === 'otsu' || given.colours !== undefined);
    expect(await imageOf(given, { workers: strictWorkers(3) })).toEqual(end);
  });

  it.each<[string, Partial<ImageSettings>, string]>([
    ['a threshold that its method does not use', { threshold: 60 }, 'threshold'],
    ['a method that has no threshold', { method: 'threshold' }, 'threshold'],
    ['a choice among renderings that there are not', { method: 'otsu', pick: 2 }, 'pick'],
    ['sharpening for drawn methods', { sharpen: 1 }, 'sharpen'],
    ['sharpening beside colours', { colours: 3, sharpen: 1 }, 'sharpen'],
    ['a method beside colours', { colours: 3, method: 'otsu' }, 'method'],
    ['a threshold beside colours', { colours: 3, threshold: 60 }, 'threshold'],
    ['effort for squares that are not drawn', { method: 'otsu', effort: 'thorough' }, 'effort'],
    ['effort beside colours', { colours: 3, effort: 'quick' }, 'effort'],
  ])('is refused for %s', async (_name, given, setting) => {
    const workers = strictWorkers();
    const end = await imageOf(given, { workers });
    expect(end).toMatchObject({ status: 'refused', issues: [{ code: 'setting', place: { setting } }] });
    expect(workers.names.size).toBe(0);
  });

  it('is drawn in squares with the effort that is asked for', () => {
    expect(wayOf(settingsOf({ method: 'translucent', effort: 'thorough' }))).toEqual({
      ok: true,
      value: { kind: 'method', method: { name: 'translucent', effort: 'thorough' } },
    });
  });

  it('is refused where it shows nothing, with what a task says of it', async () => {
    const bytes = svg('<rect width="100" height="100" fill="#fff"/>');
    const drawn = await imageOf({}, { bytes });
    expect(drawn).toMatchObject({ status: 'refused', issues: [{ code: 'picture-one-colour' }] });
    const grey = await imageOf({ method: 'otsu' }, { bytes });
    expect(grey).toMatchObject({ status: 'refused', issues: [{ code: 'picture-blank' }] });
  });

  it.each([{}, { method: 'otsu' }, { colours: 2 }] as const)(
    'is stopped with its workers: %j',
    async (given) => {
      expect(await imageOf(given, { workers: endedAfter(0) })).toEqual({ status: 'stopped' });
    },
  );
});
