/**
 * Parts of a book that share a folder of pictures, the order of parts, and what a book of another language
 * leaves out.
 */
import { expect, it } from 'vitest';
import { type NonogramPlan, planNonogram } from '../../generators/nonogram/plan.js';
import { NONOGRAM_SETTINGS } from '../../generators/nonogram/settings.js';
import type { Settings } from '../../generators/shared/generator.js';
import { renderBook } from '../../src/book/bind/render.js';
import { renderCover } from '../../src/book/cover/cover.js';
import { layoutBook } from '../../src/book/layout/layout.js';
import { withoutEnglish } from '../../src/book/puzzles/english-only.js';
import { ownPictures, pictureShare } from '../../src/book/spec/picture-shares.js';
import { slicesOf } from '../../src/book/spec/slices.js';
import type { GeneratedPart } from '../../src/book/spec/spec.js';
import { readSpec } from '../../src/book/spec/spec.js';
import { withPlainZeros } from '../../src/book/style/plain-zeros.js';
import { findFamily } from '../../src/families/index.js';
import { readSettings } from '../../src/settings/settings.js';
import { PUZZLES, sampleBook, specFrom } from './sample-books.js';

/** Five pictures of one black and one white cell each, in a plain format. */
const FOLDER = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
  name: `${name}.pbm`,
  bytes: new TextEncoder().encode('P1\n2 2\n1 0\n0 1\n'),
}));

/** The names of the pictures that every part takes, in order. */
async function namesByPart(
  options: object,
  looks: readonly object[],
): Promise<(readonly string[] | string)[]> {
  const parts = looks.map((look) => ({
    family: 'nonogram',
    count: 2,
    parameters: { size: 2, pictures: 'icons' },
    ...look,
  }));
  const spec = specFrom({ ...options, parts });
  return Promise.all(
    spec.parts.map(async (part, index) => {
      const given: Settings = { size: 2, pictures: FOLDER };
      const own = ownPictures(given, part as GeneratedPart, pictureShare(spec, index, spec.seed ?? ''));
      if ('wrong' in own) return own.wrong.message;
      const read = readSettings(NONOGRAM_SETTINGS, own.settings);
      if (!read.ok) throw new Error(JSON.stringify(read.issues));
      const plan = await planNonogram(read.value, { noGuess: false });
      if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
      return plan.value.pictures!.map(({ name }) => name).slice(0, own.most ?? (part as GeneratedPart).count);
    }),
  );
}

it('parts with one folder go on where those before them ended', async () => {
  expect(await namesByPart({}, [{}, {}])).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const other = { parameters: { size: 2, pictures: './icons/' } };
  expect(await namesByPart({}, [{ count: 3 }, other])).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

it('a folder with too few pictures for all parts is refused with what is left', async () => {
  const [, second] = await namesByPart({}, [{ count: 4 }, {}]);
  expect(second).toBe(
    'Each of the 5 pictures of the folder is taken once, and the parts before leave 1; this part asks for 2 puzzles.',
  );
});

it('where pages are asked for, parts share the pictures as they share the pages', async () => {
  const found = await namesByPart({ pages: 20 }, [{ count: 20 }, { count: 30 }]);
  expect(found).toEqual([
    ['a', 'b'],
    ['c', 'd', 'e'],
  ]);
});

it('batches of parts are planned with their own pictures, and with no more where pages are asked for', async () => {
  const parts = [2, 3].map((count) => ({
    family: 'nonogram',
    count,
    parameters: { size: 2, pictures: 'icons' },
  }));
  const planned = async (options: object) => {
    const located = readSpec(JSON.stringify({ ...options, parts }));
    if (!located.ok) throw new Error(JSON.stringify(located.issues));
    const slices = await slicesOf(located.value, 'a', { filesOf: () => FOLDER });
    if (!slices.ok) throw new Error(JSON.stringify(slices.issues));
    return slices.value.map(({ batch: { plan, most } }) => ({
      names: (plan as NonogramPlan).pictures!.map(({ name }) => name).join(''),
      most,
    }));
  };
  expect(await planned({})).toEqual([
    { names: 'abcde', most: 5 },
    { names: 'cde', most: 3 },
  ]);
  expect(await planned({ pages: 20 })).toEqual([
    { names: 'abcde', most: 2 },
    { names: 'cde', most: 3 },
  ]);
});

it('shuffled pictures come by the seed, and still none twice', async () => {
  const orders = await Promise.all(
    ['1', '2', '3', '4'].map((seed) => namesByPart({ seed }, [{ order: 'shuffled' }, {}])),
  );
  for (const parts of orders) expect(new Set(parts.flat()).size).toBe(4);
  expect(new Set(orders.map((parts) => parts.flat().join())).size).toBeGreaterThan(1);
  expect(await namesByPart({ seed: '1' }, [{ order: 'shuffled' }, {}])).toEqual(orders[0]);
});

it('the puzzles of a shuffled part come in another order by another seed', () => {
  const order = (seed: string): readonly string[] =>
    sampleBook({ seed }, [
      { look: { order: 'shuffled' }, puzzles: PUZZLES.map((_, index) => index) },
    ]).parts[0]!.entries.map(({ puzzle }) => puzzle.id);
  expect(order('a')).toEqual(order('a'));
  expect(order('a')).not.toEqual(order('b'));
  expect(order('a').toSorted()).toEqual(PUZZLES.map(({ id }) => id).toSorted());
});

it('a book in another language leaves out what is English, in one sentence, unless it is wanted', () => {
  const parts = [
    { family: 'zebra', count: 1 },
    { family: 'sudoku', count: 1, hints: 1, explain: true },
    { files: ['old.json'] },
  ];
  const zebra = findFamily('zebra')!;
  const families = () => [zebra, findFamily('sudoku')!];
  const { spec, kept, allows, said } = withoutEnglish(specFrom({ language: 'de', parts }), families);
  expect(kept).toEqual([1, 2]);
  expect(spec.parts).toMatchObject([{ family: 'sudoku', hints: 0, explain: false }, { files: ['old.json'] }]);
  expect(allows(zebra)).toBe(false);
  expect(said).toMatch(
    /^Zebra puzzle, hints, and solutions step by step: left out, .*German.*"english: true"/,
  );
  for (const options of [{ language: 'de', english: true }, { language: 'en' }]) {
    const whole = specFrom({ ...options, parts });
    const left = withoutEnglish(whole, families);
    expect(left.spec).toBe(whole);
    expect(left.said).toBeUndefined();
  }
});

it('a key of parts at the top of a specification is sent to the parts', () => {
  const read = readSpec('hints: 1\nparts: [{ files: [a] }]');
  expect(read.ok ? [] : read.issues.map(({ message }) => message)).toEqual([
    '"hints" belongs to a part; it is expected among the keys below "parts".',
  ]);
});

it('zeros are plain for children and in packets, unless others are wanted', () => {
  const parts = [{ files: ['a'] }];
  const zeroOf = (options: object): string => specFrom({ ...options, parts }).zero;
  expect([{}, { design: 'children' }, { layout: 'packet' }].map(zeroOf)).toEqual([
    'slashed',
    'plain',
    'plain',
  ]);
  expect(zeroOf({ design: 'children', zero: 'slashed' })).toBe('slashed');
  const text = { kind: 'text', x: 0, y: 0, size: 3, anchor: 'middle', colour: '#000000' } as const;
  const found = withPlainZeros(['10', '7', 'Zebra', 'Week 10'].map((words) => ({ ...text, text: words })));
  expect(found.map((shape) => 'typeface' in shape && shape.typeface)).toEqual([
    'friendly',
    'friendly',
    false,
    'friendly',
  ]);
});

it.each(['plain', 'slashed'])('zeros are %s in the files of a book and of its cover', async (zero) => {
  const sudoku = PUZZLES.findIndex(({ family }) => family === 'sudoku');
  const { spec, parts } = sampleBook({ zero, rules: false, cover: true }, [{ puzzles: [sudoku] }]);
  const book = await renderBook(layoutBook(spec, parts).main, spec);
  const cover = await renderCover(spec, parts, 100);
  for (const pdf of [book, cover.pdf])
    expect(Buffer.from(pdf).toString('latin1').includes('+Andika')).toBe(zero === 'plain');
});
