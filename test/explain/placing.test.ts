/** Proofs try the possible places of a ship that a rule needs, one after the other. */
import { describe, expect, it } from 'vitest';
import { Entailments } from '../../src/explain/knowledge/entailment.js';
import { Board } from '../../src/explain/model/board.js';
import type { Part } from '../../src/explain/model/part.js';
import type { Refutation } from '../../src/explain/model/step.js';
import { refutes } from '../../src/explain/proof/cases.js';
import { ProofWriter } from '../../src/explain/proof/draft.js';
import { DraftLines } from '../../src/explain/proof/draft-lines.js';
import { Drafting } from '../../src/explain/proof/drafting.js';
import { excludingOthers, placesOf } from '../../src/explain/proof/placing.js';
import { shorterDraft } from '../../src/explain/proof/plan.js';
import { saysFacts } from '../../src/explain/words/known-words.js';
import { placingWords } from '../../src/explain/words/placing-words.js';
import { saysProof } from '../../src/explain/words/proof-words.js';
import { type BattleshipPuzzle, battleship } from '../../src/families/battleship/index.js';
import type { Known } from '../../src/families/contract/explaining.js';
import { judgeByProof } from '../bench/explained-steps/by-proof.js';
import { faultsOfProof } from '../bench/explained-steps/proof-checker.js';
import { stepOf } from './sample-steps.js';

const PUZZLE: BattleshipPuzzle = {
  family: 'battleship',
  rows: [2, 2, 1, 2, 2, 2],
  columns: [2, 2, 3, 2, 2, 2],
  fleet: [3],
  grid: new Array<string>(6).fill('......'),
};
const boardOf = (fleet: readonly number[]): Board => {
  const { model, explained } = battleship.formulations
    .find(({ id }) => id === 'ship-cells')!
    .formulate({ ...PUZZLE, fleet }, { presolve: false, reasons: true });
  return new Board(model, explained!);
};
const board = boardOf([3, 3]);

const markOf = (place: string): number => board.marks.findIndex((mark) => mark.place === place);
const partOf = (id: string, half: 'least' | 'most'): Part => {
  return { reason: board.reasons.findIndex(({ reason }) => reason.id === id), half };
};
/** The known marks of a drawing. */
const knownOf = (drawing: readonly string[]): readonly Known[] =>
  drawing.flatMap((text, row) =>
    [...text].flatMap((sign, column) =>
      sign === '.' ? [] : [{ mark: markOf(`r${row + 1}c${column + 1}`), value: sign === 's' }],
    ),
  );
const fleet = partOf('fleet-3', 'least');
const namesOf = (known: readonly Known[]) => {
  const places = placesOf(board, fleet, known);
  return places?.map(({ at }) => [at[0]!, at.at(-1)!].map((mark) => board.marks[mark]!.place).join(' to '));
};

describe('the places of a thing', () => {
  it('are those that water and the ships at their ends leave, without those that are found', () => {
    const drawing = ['~sss~~', '~~~~~~', '~...~s', '~.~~~~', '~.~~~~', '~~~~~~'];
    expect(namesOf(knownOf(drawing))).toEqual(['r3c2 to r3c4', 'r3c2 to r5c2']);
    const both = ['~sss~~', '~~~~~~', '~~~~~~', '~sss~~', '~~~~~~', '~~....'];
    expect(namesOf(knownOf(both))).toBeUndefined();
    expect(placesOf(board, partOf('fleet-3', 'most'), [])).toBeUndefined();
    expect(placesOf(board, partOf('row-1', 'least'), [])).toBeUndefined();
  });

  it('are left by as few cells as rule out all others', () => {
    const known = knownOf(['~sss~~', '~~~~~~', '~.....', '~~~~~~', '~~~~~~', '~~~~~~']);
    const facts = excludingOthers(board, fleet, placesOf(board, fleet, known)!, known);
    expect(facts.length).toBeLessThan(known.length - 5);
    // The ship that is found stays found, and no other place comes in.
    expect(namesOf(facts)).toEqual(namesOf(known));
  });
});

describe('a placing', () => {
  // The same reasons in the same order.
  const single = boardOf([3]);
  const touching: Part = { reason: board.reasons.findIndex(({ reason }) => reason.id === 'no-touching') };
  const parts = [fleet, partOf('row-2', 'least'), partOf('row-5', 'least'), touching];
  const known = knownOf(['....~~', '~~..~.', '~~~~~~', '~~~~~~', '~~....', '...~~~']);
  const supposed = { mark: markOf('r5c5'), value: false };
  const entailment = new Entailments(single).of(parts.map(({ reason }) => reason));
  const drafting = new Drafting({ entailment, parts, saysFacts }, true, true);
  const before = DraftLines.of(known);
  const writer = new ProofWriter(entailment, parts);
  const refutation = (): Refutation => {
    const inner = before.supposing(supposed);
    expect(refutes(drafting, inner, { depth: 1, isThorough: true, takesSaid: false }, { left: 1000 })).toBe(
      true,
    );
    return writer.refutation(supposed, inner);
  };

  it('refutes each of them, and can be followed line by line', () => {
    const found = refutation();
    const shorter = writer.refutation(supposed, shorterDraft(drafting, found, before)!);
    for (const one of [found, shorter]) {
      expect(one.lines.some((line) => 'places' in line)).toBe(true);
      const conclusions = [{ mark: supposed.mark, value: true }];
      const argument = { kind: 'contradiction', lines: [one], facts: known } as const;
      expect(faultsOfProof(single, judgeByProof, { parts, conclusions, argument })).toEqual([]);
    }
  });

  it('is said place by place, those with the same proof together', () => {
    const reasons = parts.map(({ reason, half }) => ({
      reason: single.reasons[reason]!.reason,
      ...(half === undefined ? {} : { half }),
    }));
    const argument = { kind: 'contradiction', lines: [refutation()], facts: known } as const;
    const step = stepOf(reasons, known, [{ mark: supposed.mark, value: true }], { argument });
    expect(saysProof(board.marks, step)).toEqual([
      'Suppose that r5c5 is water.',
      '  The fleet has at least one ship of three cells, and only three places are left for it.',
      '  If it is r1c1 to r1c3, then r2c3 and r2c4 are water, because ships do not touch, and r1c2 and r1c3 are ship cells; ' +
        'this is impossible, because row 2 has at least two ship cells, and all its cells but r2c6 are water.',
      '  In the same way it is not r1c2 to r1c4.',
      '  If it is r6c1 to r6c3, then r5c3 and r5c4 are water, because ships do not touch, and r6c2 and r6c3 are ship cells; ' +
        'this is impossible, because row 5 has at least two ship cells, and all its cells but r5c6 are water.',
    ]);
  });
});

describe('the words of a placing', () => {
  const place = { at: ['r3c2', 'r3c3', 'r3c4'].map(markOf), supposed: [], lines: [] };
  const step = stepOf([{ reason: board.reasons[fleet.reason]!.reason, half: 'least' }], [], []);
  const say = (lines: readonly string[]) => {
    const known = knownOf(['......', 'sss~..', '......', '......', '......', '......']);
    const proofOf = () => ({ lines, rules: '' });
    const context = { marks: board.marks, step, known, proofOf, indent: '  ' };
    return placingWords(context, { needing: 0, places: [place], facts: [] });
  };
  const end = 'This is impossible, because row 3 has no ship cells.';

  it('put a short proof into one line, and one with cases below what is supposed', () => {
    const lead =
      'The fleet has exactly two ships of three cells, of which r2c1 to r2c3 is found, and only one place is left for the other one.';
    expect(say([end])).toEqual([lead, 'It is not r3c2 to r3c4, because row 3 has no ship cells.']);
    expect(say(['Then r1c1 is water, because ships do not touch.', end])).toEqual([
      lead,
      'If it is r3c2 to r3c4, then r1c1 is water, because ships do not touch; this is impossible, because row 3 has no ship cells.',
    ]);
    const nested = ['Suppose that r1c1 is water.', `  ${end}`, 'So r1c1 is a ship cell.', end];
    expect(say(nested)).toEqual([
      lead,
      'Suppose that it is r3c2 to r3c4.',
      ...nested.map((line) => `  ${line}`),
    ]);
  });
});
