import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { rateNonogram } from '../../../src/families/nonogram/rating.js';
import { byteSource } from '../../../src/formats/source.js';

const CASES = new URL('../../golden/nonogram/cases/', import.meta.url);
const NON = nonogram.codecs.find(({ format }) => format === 'non')!;

function rated(file: string) {
  const decoded = NON.decode(byteSource(readFileSync(new URL(`${file}.non`, CASES))));
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.issues));
  return rateNonogram(decoded.value.puzzle);
}

it.each(['webpbn-00001-dancer', 'webpbn-00016-knot', 'webpbn-00529-swing'])(
  '%s is easy: lines alone',
  (file) => {
    const { logic, measures } = rated(file);
    expect(logic).toBe('plain');
    expect([measures.openAfterLines, measures.probes]).toEqual([0, 0]);
    expect(measures.sweeps).toBeGreaterThan(0);
  },
);

it.each(['webpbn-00023-edge', 'webpbn-00065-mum', 'webpbn-01611-merka-b1'])(
  '%s is medium: look-ahead',
  (file) => {
    const { logic, measures } = rated(file);
    expect(logic).toBe('look-ahead');
    expect(measures.openAfterLines).toBeGreaterThan(0);
    expect([measures.openAfterProbing, measures.probes! > 0]).toEqual([0, true]);
  },
);

it('webpbn-06574-forever is hard: look-ahead does not finish it', () => {
  const { logic, measures } = rated('webpbn-06574-forever');
  expect(logic).toBe('beyond');
  expect(measures.openAfterProbing).toBeGreaterThan(0);
});

it('given cells count as known', () => {
  const clues = { family: 'nonogram', rows: [[1], [1]], columns: [[1], [1]] } as const;
  expect(rateNonogram({ ...clues, given: ['#?', '??'] }).logic).toBe('plain');
  expect(rateNonogram(clues)).toMatchObject({ logic: 'beyond' });
});
