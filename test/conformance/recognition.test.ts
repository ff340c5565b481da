import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CODECS } from '../../src/families/codecs.js';
import { FAMILIES } from '../../src/families/index.js';
import { byteSource, type Source, textSource } from '../../src/formats/source.js';
import { allFormats, isLineFormat, recognise } from '../../src/jobs/files/recognise.js';

/** The family and format that a text has where every format of every family is asked, in order. */
async function byAll(source: Source): Promise<string | undefined> {
  const found = (await allFormats()).filter(({ codec }) => codec.recognises(source));
  const isOneLine = !source.text.trim().includes('\n');
  const first = (isOneLine ? found.find(({ codec }) => isLineFormat(codec)) : undefined) ?? found[0];
  return first && `${first.family} ${first.codec.format}`;
}

async function found(source: Source): Promise<string | undefined> {
  const recognised = await recognise(source);
  if ('unknown' in recognised) return undefined;
  const [first] = recognised.found;
  return `${first!.family} ${first!.codec.format}`;
}

describe('a text that begins as those of one family do', () => {
  it.each(FAMILIES)('is what all formats say: $id', async ({ id, examples, codecs }) => {
    const opening = CODECS.find(({ family }) => family === id)?.opening;
    let opened = 0;
    for (const { puzzle, solution } of examples) {
      for (const codec of codecs) {
        const document = { puzzle, ...(solution === undefined ? {} : { solution }) };
        for (const credits of [{}, { title: 'stars 1', author: 'houses 4' }]) {
          const encoded = codec.encode({ ...document, credits });
          if (!encoded.ok) continue;
          const source = textSource(encoded.value);
          expect(await found(source), encoded.value).toBe(await byAll(source));
          if (opening?.test(encoded.value)) opened++;
        }
      }
    }
    if (opening !== undefined) expect(opened).toBeGreaterThan(0);
  });

  const FILES = ['test/golden', 'examples'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => folder === 'examples' || /[\\/]input\.\w+$/.test(name))
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => `${folder}/${name}`),
  );

  it.each(FILES)('is what all formats say: %s', async (file) => {
    const source = byteSource(readFileSync(file));
    const all = await byAll(source);
    if (all !== undefined) expect(await found(source)).toBe(all);
  });

  it('is shown to all formats where none of the family recognises it', async () => {
    expect(await found(textSource('rows 1\n'))).toBe(await byAll(textSource('rows 1\n')));
    expect(await found(textSource('P1\n2 2\n1 0\n1 1\n'))).toBe('nonogram pbm');
    expect(await found(textSource('stars 1\n.1.\n'))).toBe('star-battle text');
  });
});

describe('JSON', () => {
  it('is of the families that it names, each puzzle of a list of its own', async () => {
    const list = ['tents', 'akari', 'tents'].map((id) => {
      return FAMILIES.find((family) => family.id === id)!.examples[0]!.puzzle;
    });
    for (const text of [JSON.stringify(list), list.map((one) => JSON.stringify(one)).join('\n')]) {
      const recognised = await recognise(textSource(text));
      expect('found' in recognised && recognised.found.map(({ family }) => family)).toEqual([
        'tents',
        'akari',
        'tents',
      ]);
    }
  });
});
