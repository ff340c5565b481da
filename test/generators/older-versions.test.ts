/**
 * Ids that earlier versions wrote keep their puzzles, whatever their words mean today. Digests of puzzle and solution, as those
 * versions made them; of the present versions by word too, which the next ones are to keep.
 */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { openBatch } from '../../generators/batch.js';
import { readId } from '../../generators/id.js';
import { madeFromId } from './made-from-id.js';

const PINNED = [
  ['battleship.1:size=8:pinned:1.0', 'b0174b7ee894921a'],
  ['battleship.1:size=10:pinned:1.0', '433263e0abfec2d9'],
  ['battleship.1:size=8,difficulty=medium:pinned:1.0', 'b0174b7ee894921a'],
  ['battleship.2:size=8,difficulty=easy:pinned:1.0', 'd01c77e6861e3f42'],
  ['battleship.3:size=8:pinned:1.0', 'b0174b7ee894921a'],
  ['battleship.3:size=10:pinned:1.0', '433263e0abfec2d9'],
  ['battleship.3:size=8,difficulty=medium:pinned:1.0', 'b0174b7ee894921a'],
  ['battleship.4:size=8,difficulty=easy:pinned:1.0', 'd01c77e6861e3f42'],
  ['battleship.4:size=6,difficulty=medium:pinned:1.3', '693b2c82c45e1576'],
  ['battleship.5:size=6,difficulty=medium:pinned:1.3', '693b2c82c45e1576'],
  ['battleship.6:size=6,difficulty=medium:pinned:1.3', '693b2c82c45e1576'],
  ['circuit.1:size=7:pinned:1.0', '6a35119b5b530c4f'],
  ['circuit.1:size=10:pinned:1.0', 'b3e751e0f4f3330e'],
  ['circuit.1:size=6,path=yes:pinned:1.3', 'd6979aac9ecaaf9d'],
  ['circuit.1:size=7,difficulty=medium:pinned:1.0', '68f4c417e267ec6a'],
  ['circuit.2:size=5,difficulty=medium:pinned:1.4', 'e54d336e18d4c40c'],
  ['circuit.3:size=7:pinned:1.0', '6a35119b5b530c4f'],
  ['circuit.3:size=10:pinned:1.0', 'b3e751e0f4f3330e'],
  ['circuit.4:size=5,difficulty=medium:pinned:1.4', 'e54d336e18d4c40c'],
  ['circuit.4:size=5,difficulty=hard:pinned:1.0', '33701e13fbce2b08'],
  ['circuit.5:size=5,difficulty=hard:pinned:1.0', '33701e13fbce2b08'],
  ['circuit.6:size=5,difficulty=hard:pinned:1.0', '33701e13fbce2b08'],
  ['hashi.1:size=15:pinned:1.0', '2339e996cd7035c2'],
  ['hashi.2:size=7,difficulty=hard:pinned:1.12', '65ae2be45fc7f4fe'],
  ['hashi.3:size=7,difficulty=hard:pinned:1.12', '65ae2be45fc7f4fe'],
  ['hashi.4:size=7,difficulty=hard:pinned:1.12', '65ae2be45fc7f4fe'],
  ['kenken.1:size=6:pinned:1.0', '0ba542b0be5692da'],
  ['kenken.1:size=9:pinned:1.0', '8d9aba537eb88ba1'],
  ['kenken.2:size=4,difficulty=hard:pinned:1.1', 'c1cd0e8604418fe8'],
  ['kenken.2:size=4,difficulty=3..3.5:pinned:1.5', '11e767f8c4292085'],
  ['kenken.3:size=4,difficulty=hard:pinned:1.1', 'c1cd0e8604418fe8'],
  ['kenken.4:size=4,difficulty=hard:pinned:1.1', 'c1cd0e8604418fe8'],
  ['nonogram.1:size=20:pinned:1.0', '4833e936b3259816'],
  ['nonogram.1:size=15,colours=3:pinned:1.0', '4b791abbb929f424'],
  ['nonogram.1:size=30,difficulty=hard:pinned:1.0', 'bf5475d29ad2436e'],
  ['nonogram.2:size=8,difficulty=hard:pinned:1.2', 'a63484dddf7e121b'],
  ['nonogram.5:size=8,difficulty=hard:pinned:1.2', 'a63484dddf7e121b'],
  ['nonogram.6:size=8,difficulty=hard:pinned:1.2', 'a63484dddf7e121b'],
  ['queens.1:size=8:pinned:1.0', '61ab7138a35d94f4'],
  ['queens.2:size=6,walls=3,difficulty=easy:pinned:1.1', '1693cf8566b04d79'],
  ['queens.2:size=6,walls=3,difficulty=medium:pinned:1.3', '3a3cf9d43041bf24'],
  ['queens.3:size=6,walls=3,difficulty=easy:pinned:1.1', '1693cf8566b04d79'],
  ['queens.4:size=6,walls=3,difficulty=easy:pinned:1.1', '1693cf8566b04d79'],
  ['star-battle.1:size=10,stars=2:pinned:1.1', '154d573ab886ccb0'],
  ['star-battle.1:size=14,stars=3:pinned:1.2', '527dc44211513954'],
  ['star-battle.3:size=14,stars=3:pinned:1.2', '34d0aa69d412a8de'],
  ['star-battle.2:size=8,difficulty=medium:pinned:1.3', 'eb8e2a82ec04dcb9'],
  ['star-battle.2:size=6,difficulty=easy:pinned:1.6', '6196672bd3cf092e'],
  ['star-battle.2:size=8,difficulty=hard:pinned:1.0', '91af2a796046ff28'],
  ['star-battle.5:size=6,difficulty=easy:pinned:1.6', '6196672bd3cf092e'],
  ['star-battle.6:size=6,difficulty=easy:pinned:1.6', '6196672bd3cf092e'],
  ['sudoku.1:size=9:pinned:1.0', 'fe907731311742f4'],
  ['sudoku.1:size=9,difficulty=hard:pinned:1.0', 'bc6e3095474fecad'],
  ['sudoku.1:size=16:pinned:1.0', 'cce4a8e84887b42e'],
  ['sudoku.1:size=16,symmetry=mirror:pinned:1.0', 'beb1afa6e64505cb'],
  ['sudoku.2:size=6,difficulty=hard:pinned:1.0', 'abf33668ed9af1c6'],
  ['sudoku.2:size=6,difficulty=2.5..3:pinned:1.1', 'ff616bb9c93a6576'],
  ['sudoku.2:difficulty=medium:pinned:1.0', 'ce4c72809a2006e0'],
  ['sudoku.6:size=6,difficulty=hard:pinned:1.0', 'abf33668ed9af1c6'],
  ['sudoku.6:difficulty=medium:pinned:1.0', 'ce4c72809a2006e0'],
  ['zebra.1:size=5:pinned:1.0', 'ae3f113f5cf9bd3e'],
  ['zebra.1:size=5,difficulty=medium:pinned:1.1', '8613eedd8147db1d'],
  ['zebra.1:size=6:pinned:1.0', 'bb286f7f4dbf2683'],
  ['zebra.2:size=4,difficulty=easy:pinned:1.0', '766a4e7a72a15f40'],
  ['zebra.3:size=5:pinned:1.0', 'ae3f113f5cf9bd3e'],
  ['zebra.3:size=6:pinned:1.0', 'd97398f393b63bd9'],
  ['zebra.3:size=6,difficulty=hard:pinned:1.1', '763ea2419a4eae5a'],
  ['zebra.4:size=4,difficulty=easy:pinned:1.0', '766a4e7a72a15f40'],
  ['zebra.4:size=4,attributes=4,difficulty=medium:pinned:1.4', 'd737b8e18b8b8f07'],
  ['zebra.5:size=4,attributes=4,difficulty=medium:pinned:1.0', '0cfa8f27b4777678'],
  ['zebra.6:size=4,attributes=4,difficulty=medium:pinned:1.0', '0cfa8f27b4777678'],
] as const;

it.each(PINNED)('%s keeps its puzzle', async (text, digest) => {
  const making = await madeFromId(text);
  if (making.status === 'limit') throw new Error(JSON.stringify(making));
  const { puzzle, solution } = making.record;
  const made = createHash('sha256').update(JSON.stringify([puzzle, solution]));
  expect([making.record.id, made.digest('hex').slice(0, 16)]).toEqual([text, digest]);
});

it('ids of star battles with many stars repair regions as their version did', async () => {
  for (const [text, deduces] of [
    ['star-battle.1:size=14,stars=3:pinned:1.0', false],
    ['star-battle.2:size=14,stars=3,difficulty=easy:pinned:1.0', false],
    ['star-battle.3:size=14:pinned:1.0', true],
    ['star-battle.4:size=14,stars=3,difficulty=easy:pinned:1.0', true],
    ['star-battle.1:size=13:pinned:1.0', false],
  ] as const) {
    const id = readId(text);
    const batch = id.ok ? await openBatch(id.value) : id;
    expect(batch, text).toMatchObject({
      value: { plan: { deduces }, prefix: text.slice(0, text.indexOf(':pinned') + 7) },
    });
  }
});

it('ids with the fewest givens of 9x9 grids plan the search as their version did', async () => {
  const searchOf = async (text: string): Promise<unknown> => {
    const id = readId(text);
    if (!id.ok) throw new Error(JSON.stringify(id.issues));
    const batch = await openBatch(id.value);
    if (!batch.ok) throw new Error(JSON.stringify(batch.issues));
    expect(batch.value.prefix).toBe(text.slice(0, text.indexOf(':1.0')));
    return (batch.value.plan as { readonly fewest: unknown }).fewest;
  };
  for (const text of ['sudoku.1:fewest=yes:pinned:1.0', 'sudoku.2:fewest=yes,difficulty=medium:pinned:1.0'])
    expect(await searchOf(text)).toEqual({ method: 'search', searchVersion: 1 });
  for (const text of ['sudoku.4:fewest=yes:pinned:1.0', 'sudoku.5:fewest=yes,difficulty=medium:pinned:1.0'])
    expect(await searchOf(text)).toEqual({ method: 'search', searchVersion: 2 });
  expect(await searchOf('sudoku.1:size=4,fewest=yes:pinned:1.0')).toMatchObject({ method: 'loop' });
});
