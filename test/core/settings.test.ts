import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeBefore } from '../../src/core/issue.js';
import {
  choice,
  costs,
  decimal,
  fileName,
  flag,
  folder,
  positive,
  size,
  text,
  textOf,
  whole,
} from '../../src/settings/setting.js';
import {
  describeSetting,
  outside,
  readSettings,
  readValues,
  settings,
  settingsIn,
  withFolderNames,
} from '../../src/settings/settings.js';

const SCHEMA = settings({
  size: size('width and height', { least: 2, most: 50 }).prefault('15'),
  stars: whole('stars in a row', { least: 1, most: 5, usual: 'as many as fit' }).optional(),
  limit: whole('most solutions', { least: 0 }).default(1),
  density: decimal('share of filled cells', { least: 0.2, most: 0.8 }).default(0.5),
  symmetry: choice('how it looks the same', ['none', 'mirror']).default('none'),
  fewest: flag('as few as possible').default(false),
  title: text('title above it').optional(),
  letters: textOf('letters', {
    expected: 'a list of letters',
    read: (word) => (/^[a-z]+$/.test(word) ? [...word] : undefined),
  }).optional(),
  weights: costs('what each costs').optional(),
  pictures: folder('pictures to use').optional(),
});

function messages(given: Readonly<Record<string, unknown>>): readonly string[] {
  const read = readSettings(SCHEMA, given);
  return read.ok ? [] : read.issues.map(({ place, message }) => `${placeBefore(place)}${message}`);
}

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings(SCHEMA, {})).toEqual({
      ok: true,
      value: {
        size: { rows: 15, columns: 15 },
        limit: 1,
        density: 0.5,
        symmetry: 'none',
        fewest: false,
      },
    });
  });

  it('read sizes as width and height, from text or a number', () => {
    const side = fc.integer({ min: 2, max: 50 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const read = (given: unknown) => readSettings(SCHEMA, { size: given });
        expect(read(`${width}x${height}`)).toMatchObject({
          value: { size: { rows: height, columns: width } },
        });
        expect(read(width)).toMatchObject({ value: { size: { rows: width, columns: width } } });
      }),
    );
  });

  it.each([
    [{ size: '1x9' }, '--size: A whole number from 2 to 50 is expected; found 1.'],
    [{ size: '9x51' }, '--size: A whole number from 2 to 50 is expected; found 51.'],
    [{ size: 1 }, '--size: A whole number from 2 to 50 is expected; found 1.'],
    [
      { size: 'large' },
      '--size: A side (8) or width and height (9x6), each a whole number from 2 to 50, is expected; found large.',
    ],
    [{ stars: 2.5 }, '--stars: A whole number from 1 to 5 is expected; found 2.5.'],
    [{ stars: 'two' }, '--stars: A whole number from 1 to 5 is expected; found two.'],
    [{ stars: Number.NaN }, '--stars: A whole number from 1 to 5 is expected; found NaN.'],
    [{ limit: -1 }, '--limit: A whole number from 0 on is expected; found -1.'],
    [{ density: 1 }, '--density: A number from 0.2 to 0.8 is expected; found 1.'],
    [{ symmetry: 'spiral' }, '--symmetry: One of none, mirror is expected; found spiral.'],
    [{ fewest: 'yes' }, '--fewest: Yes or no is expected; found yes.'],
    [{ title: 7 }, '--title: A text is expected; found 7.'],
    [{ letters: 'A1' }, '--letters: A list of letters is expected; found A1.'],
    [{ weights: [[2], [0]] }, '--weights: A cost, a whole number from 1 on, is expected; found 0.'],
    [{ weights: { r1c1: 0 } }, '--weights: A cost, a whole number from 1 on, is expected; found 0.'],
    [
      { weights: 3 },
      '--weights: A list of costs or an object {"name": cost, …}, each cost a whole number from 1 on, is expected; found 3.',
    ],
    [{ pictures: 'here' }, '--pictures: A folder of files is expected; found here.'],
    [
      { stair: 1 },
      '--stair: There is no setting "stair"; there are size, stars, limit, density, symmetry, fewest, title, letters, weights, pictures.',
    ],
  ])('refuse %j once, with what was expected and found', (given, message) => {
    expect(messages(given)).toEqual([message]);
  });

  it('read costs in rows as one list, and by name as they are', () => {
    const read = (weights: unknown) => readSettings(SCHEMA, { weights });
    expect(read([[1, 2], [3]])).toMatchObject({ value: { weights: [1, 2, 3] } });
    expect(read([[[1, 2]], [[3]]])).toMatchObject({ value: { weights: [1, 2, 3] } });
    expect(read({ r1c1: 4 })).toMatchObject({ value: { weights: { r1c1: 4 } } });
  });

  it('are refused all at once', () => {
    expect(messages({ stars: 9, stair: 1, symmetry: 1 })).toHaveLength(3);
  });

  it('are described with range and default', () => {
    const lines = Object.fromEntries(settingsIn(SCHEMA).map((one) => [one.name, describeSetting(one)]));
    expect(lines).toMatchObject({
      size: 'width and height (2 to 50, or two such as 9x6; default: 15)',
      stars: 'stars in a row (1 to 5; default: as many as fit)',
      limit: 'most solutions (from 0 on; default: 1)',
      fewest: 'as few as possible',
      title: 'title above it',
    });
  });

  it.each([0, -1, Number.POSITIVE_INFINITY])('above 0 are not %j', (timeout) => {
    const read = readSettings(settings({ timeout: positive('seconds') }), { timeout });
    expect(read).toMatchObject({ issues: [{ message: `A number above 0 is expected; found ${timeout}.` }] });
  });

  it('are given by readers with words of their own as those that are wrong', () => {
    const schema = settings({ output: fileName('where to write'), stars: SCHEMA.shape.stars });
    const wrong = (given: object) => {
      const read = readValues(schema, { ...given });
      return 'wrong' in read ? read.wrong.map(({ name, expected }) => [name, expected]) : [];
    };
    expect(wrong({ output: 'a.txt', stars: 5 })).toEqual([]);
    expect(wrong({ stars: 6 })).toEqual([
      ['output', 'a name'],
      ['stars', 'a whole number from 1 to 5'],
    ]);
    expect(wrong({ output: '' })).toEqual([['output', 'a name']]);
    expect(readValues(schema, { output: 'a.txt' })).toEqual({ values: { output: 'a.txt' } });
    expect(settingsIn(schema).map(({ required }) => required)).toEqual([true, false]);
  });

  it('name folders where there are no files', () => {
    const named = withFolderNames(SCHEMA);
    expect(readSettings(named, { pictures: 'here', stars: 2 })).toMatchObject({
      value: { pictures: 'here' },
    });
    expect(readSettings(named, { pictures: [] })).toMatchObject({
      issues: [{ message: 'A name is expected; found [].' }],
    });
    expect(settingsIn(named).map(({ name }) => name)).toEqual(settingsIn(SCHEMA).map(({ name }) => name));
  });

  it('may have narrower ranges than their schema', () => {
    expect(outside('walls', 7, { least: 1, most: 6 })).toMatchObject([
      { place: { setting: 'walls' }, message: 'A whole number from 1 to 6 is expected; found 7.' },
    ]);
    expect(outside('walls', undefined, { least: 1, most: 6 })).toEqual([]);
    expect(outside('walls', 6, { least: 1, most: 6 })).toEqual([]);
  });
});
