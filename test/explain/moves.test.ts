/** The moves of generated puzzles, in words. */
import { describe, expect, it } from 'vitest';
import { explainPuzzle } from '../../src/explain/answers/explain.js';
import type { Step } from '../../src/explain/model/step.js';
import { findFamily } from '../../src/families/index.js';
import { openPuzzles } from '../bench/generated-puzzles.js';

/** The steps of some puzzles; a move that finds what is not so ends the test. */
async function stepsOf(id: string, settings: object, numbers: readonly number[]): Promise<readonly Step[]> {
  const make = await openPuzzles({ family: id, settings: { ...settings }, seed: 'moves' });
  return numbers.flatMap((number) => {
    const answer = explainPuzzle({
      family: findFamily(id)!,
      puzzle: make(number),
      rates: false,
      onWrongMove: (why) => {
        throw new Error(why);
      },
    });
    if (answer.status !== 'explained') throw new Error(answer.status);
    expect(answer.explanation.verdict).toBe('solved');
    return answer.explanation.steps;
  });
}

/** By move: its sentences in a language. */
function sentences(steps: readonly Step[], language: 'en' | 'de'): ReadonlyMap<string, readonly string[]> {
  const said = new Map<string, string[]>();
  for (const { move } of steps) {
    if (move === undefined) continue;
    const { id, says } = move;
    said.set(id, [...(said.get(id) ?? []), says[language]]);
  }
  return said;
}

describe('moves of sudoku', async () => {
  const steps = await stepsOf('sudoku', {}, [1, 4]);

  it.each([
    ['last-cell', 'Box 6 has one cell left: r5c7 is 7.'],
    ['box-single', 'Box 5: the 6s of r3c4, r5c9, r6c1 and r8c5 leave only r4c6.'],
    ['line-single', 'Row 2: the 6s of r3c4 and r6c1 leave only r2c2.'],
    ['naked-single', 'r2c4 is 3: column 4 has 1 5 6 9, row 2 has 2 4 7 8.'],
    ['pointing', 'Box 4 has its 4 in column 2, so no other cell of column 2 is 4.'],
    ['claiming', 'Row 8 has its 2 in box 8, so no other cell of box 8 is 2.'],
    ['naked-pair', 'r2c1 and r3c3 are 1 and 9, so no other cell of box 1 is.'],
    ['hidden-pair', 'In row 3, 7 and 8 fit only in r3c1 and r3c6, so these cells are nothing else.'],
    [
      'naked-triple',
      'r7c9, r8c7 and r9c9 are 1, 2 and 3 in some order, so no other cell of box 9 is one of these.',
    ],
    [
      'skyscraper',
      'Row 3 has its 1 in r3c9 or r3c3, row 5 in r5c7 or r5c3, and r3c3 and r5c3 share column 3. So r3c9 or r5c7 is 1; r1c7 sees both.',
    ],
    ['xy-wing', 'r3c9 is 2 or 6, so r3c3 or r4c9 is 4; r4c3 sees both.'],
    [
      'xy-chain',
      'If r4c5 is not 7, then r4c5 is 9, so r5c5 is 8, so r5c1 is 1, so r8c1 is 8, so r9c3 is 7. Either way r4c3 is not 7.',
    ],
  ])('say of a %s: %s', (id, sentence) => {
    expect(sentences(steps, 'en').get(id)).toContain(sentence);
  });

  it.each([
    ['last-cell', 'In Block 6 ist nur noch r5c7 frei: Dort steht 7.'],
    ['box-single', 'Block 5: Die 6 in r3c4, r5c9, r6c1 und r8c5 lässt nur r4c6 übrig.'],
    ['hidden-pair', 'In Zeile 3 passen 7 und 8 nur in r3c1 und r3c6, also sind diese Felder nichts anderes.'],
    ['xy-wing', 'r3c9 ist 2 oder 6, also ist r3c3 oder r4c9 die 4; r4c3 sieht beide.'],
  ])('say of a %s in German: %s', (id, sentence) => {
    expect(sentences(steps, 'de').get(id)).toContain(sentence);
  });

  it('are named in the order of a player: the last cell, then the box, then the line, then the cell', async () => {
    const rank = ['last-cell', 'box-single', 'line-single', 'naked-single'];
    const singles = (await stepsOf('sudoku', {}, [1])).filter(
      ({ move }) => move !== undefined && rank.includes(move.id),
    );
    const rounds = new Map<number, Set<string>>();
    for (const { round, move } of singles) {
      rounds.set(round, (rounds.get(round) ?? new Set()).add(move!.id));
    }
    for (const ids of rounds.values()) expect(ids.size).toBe(1);
  });
});

describe('moves of star battle', async () => {
  const steps = await stepsOf('star-battle', { size: 10, stars: 2 }, [1, 2]);

  it.each([
    ['exclusion', 'A star in r5c2 would leave the region of r5c1 room for only one of its two stars.'],
    ['no-touching', 'r6c7 touches the star in r7c8.'],
    ['completed', 'Row 7 has its stars in r7c8 and r7c10, so its other cells are empty.'],
    ['last-cells', 'The region of r7c8 needs one star, and only r7c8 is left.'],
    [
      'pressured-exclusion',
      'A star in r4c7 would leave the region of r4c8 room for only one of its two stars: one in column 7.',
    ],
    [
      'packing',
      'The region of r4c8 needs two stars. Left are r5c10 and the block (r4c8 r5c8), which has one. So r5c10 is a star.',
    ],
    [
      'squeeze',
      'Columns 7 and 8 need four stars. Left are four blocks that have one each: (r3c7 r4c8), (r5c8 r6c7), (r7c8 r8c8) and (r9c7 r10c7). So r9c6 and r10c6 are empty, as each touches a whole block.',
    ],
    [
      'overcounting',
      'Rows 1 to 4 need six stars, and all places left for them are in the regions of r1c1, r1c3, r1c7 and r2c5, which take no more. So the rest of those regions is empty: r5c4 and r5c10.',
    ],
  ])('say of a %s: %s', (id, sentence) => {
    expect(sentences(steps, 'en').get(id)).toContain(sentence);
  });

  it.each([
    ['exclusion', 'Ein Stern in r5c2 würde dem Gebiet von r5c1 nur Platz für einen von zwei Sternen lassen.'],
    [
      'pair-packing',
      'Die Spalten 9 und 10 brauchen vier Sterne. Übrig sind Felder aus dem Gebiet von r1c7, das zwei aufnimmt, und zwei Blöcke, die je einen haben: (r7c9 r7c10) und (r9c9 r9c10 r10c9 r10c10). Also ist der Rest dieses Gebiets leer: r1c7, r1c8 bis r3c8, r2c7 und r6c8; auch ist r6c10 leer, denn es berührt einen ganzen Block.',
    ],
    [
      'forced-stars',
      'Ein Stern in r5c6 würde einen Stern in r5c4 (das Gebiet von r2c5) erzwingen und Zeile 6 nur Platz für einen von zwei Sternen lassen.',
    ],
  ])('say of a %s in German: %s', (id, sentence) => {
    expect(sentences(steps, 'de').get(id)).toContain(sentence);
  });

  it('conclude more steps than the search', () => {
    const several = steps.filter(({ size }) => size > 1);
    const moved = several.filter(({ move }) => move !== undefined);
    expect(moved.length).toBeGreaterThan(several.length / 2);
  });
});

describe('moves of hashi', async () => {
  const steps = await stepsOf('hashi', { size: 10 }, [1]);

  it('begin with islands of one neighbour and islands that never join', () => {
    const first = steps.findIndex(({ move }) => move!.id === 'two-islands');
    expect(first).toBeLessThan(steps.length / 3);
    expect(steps.filter(({ move }) => move === undefined)).toEqual([]);
    expect(sentences(steps, 'en').get('two-islands')).toContain(
      'Two 2s never join by two bridges: r2c1–r6c1 would cut them off.',
    );
  });
});

describe('moves of circuit', async () => {
  const steps = await stepsOf('circuit', { size: 6 }, [1, 2]);

  it('conclude more steps than the search', () => {
    const moved = steps.filter(({ move }) => move !== undefined);
    expect(moved.length).toBeGreaterThan(0.9 * steps.length);
  });
});
