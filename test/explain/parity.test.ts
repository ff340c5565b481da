/** Joint conclusions of parity rules. */
import { describe, expect, it } from 'vitest';
import { Board } from '../../src/explain/model/board.js';
import { parityFindings } from '../../src/explain/proof/parity.js';
import { type MasyuPuzzle, masyu } from '../../src/families/masyu/index.js';
import { board, known, partOf } from './point-board.js';

/** The joint findings of these points, with the places of tracks in words. */
function found(points: readonly string[], tracks: Readonly<Record<string, boolean>>) {
  const parts = points.map((code) => partOf(`point-${code}`));
  const facts = Object.entries(tracks).map(([place, value]) => known(place, value));
  return parityFindings(board, parts, facts).map((finding) => ({
    points: finding.parts.map((position) => points[position]),
    facts: finding.facts.map(({ mark }) => board.marks[mark]!.place),
    says: finding.conclusions.map(({ mark, value }) => `${board.marks[mark]!.place} ${value}`),
  }));
}

describe('points', () => {
  it('give together the last track that leaves them', () => {
    expect(found(['r1c1', 'r1c2'], { 'r1c1–r2c1': true, 'r1c2–r1c3': true })).toEqual([
      { points: ['r1c1', 'r1c2'], facts: ['r1c1–r2c1', 'r1c2–r1c3'], says: ['r1c2–r2c2 false'] },
    ]);
    expect(found(['r1c1', 'r1c2'], { 'r1c1–r2c1': true })).toEqual([]);
  });

  it('cannot hold together where the number of tracks that leave them is wrong', () => {
    const leaving = { 'r1c1–r2c1': true, 'r1c2–r1c3': false, 'r1c2–r2c2': false };
    expect(found(['r1c1', 'r1c2'], leaving)).toMatchObject([{ points: ['r1c1', 'r1c2'], says: [] }]);
  });

  it('give nothing by themselves, and nothing that does not need all of them', () => {
    expect(found(['r1c1'], { 'r1c1–r2c1': true })).toEqual([]);
    const two = { 'r1c1–r2c1': true, 'r1c2–r1c3': true };
    expect(found(['r1c1', 'r1c2', 'r3c2', 'r3c3'], two).map(({ points }) => points)).toEqual([
      ['r1c1', 'r1c2'],
    ]);
  });
});

describe('points with two lines or none', () => {
  const puzzle: MasyuPuzzle = { family: 'masyu', grid: ['....', '....', '....'] };
  const { model, explained } = masyu.formulations
    .find(({ id }) => id === masyu.explaining!.formulation)!
    .formulate(puzzle, { presolve: false, reasons: true });
  const loops = new Board(model, explained!);
  const fact = (place: string, value: boolean) => ({
    mark: loops.marks.findIndex((mark) => mark.place === place),
    value,
  });
  const parts = ['point-0-0', 'point-0-1'].map((id) => ({
    reason: loops.reasons.findIndex(({ reason }) => reason.id === id),
  }));

  it('are left by an even number of lines together', () => {
    const facts = [fact('r1c1–r2c1', true), fact('r1c2–r2c2', false)];
    expect(parityFindings(loops, parts, facts)).toEqual([
      { parts: [0, 1], facts, conclusions: [fact('r1c2–r1c3', true)] },
    ]);
    expect(parityFindings(loops, parts, facts.slice(0, 1))).toEqual([]);
  });
});
