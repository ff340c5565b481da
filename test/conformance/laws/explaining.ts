/** Laws of the reasons of a family, for every family that explains its puzzles. */
import { describe, expect, it } from 'vitest';
import { explainPuzzle } from '../../../src/explain/answers/explain.js';
import { prepare } from '../../../src/explain/knowledge/prepare.js';
import type { AnyFamily, Example, Puzzle } from '../../../src/families/contract/family.js';
import { GuardedSession } from '../../../src/solve/sat/index.js';
import type { Subject } from '../families.js';

/** Larger examples take too long. */
const MOST_MARKS = 400;
/** Questions of one explanation: most examples take fewer, a few would take many seconds. */
const MOST_QUESTIONS = 4000;

/** The board of an example with one solution, which all reasons together leave; none for a large one. */
function boardsOf(family: AnyFamily, { name, puzzle, verdict }: Example<Puzzle, unknown>) {
  const { explaining, formulations } = family;
  if (verdict !== 'unique') return [];
  const formulation = formulations.find(({ id }) => id === explaining!.formulation)!;
  // Where the optimum is read off the solution the puzzle itself is not what is stated.
  const stated =
    explaining!.withOptimum === undefined
      ? formulation.formulate(puzzle, { presolve: false, reasons: true })
      : undefined;
  if (stated !== undefined && stated.explained!.marks.length > MOST_MARKS) return [];
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(`${name}: ${preparation.status}`);
  return [{ projection: stated?.projection, board: preparation.prepared.board }];
}

/** The laws of reasons, for every family that explains its puzzles. */
export function explainingLaws(subjects: readonly Subject[]): void {
  const explained = subjects.filter(({ family }) => family.explaining !== undefined);

  describe.each(explained)('reasons of $id', ({ family }) => {
    const boards = family.examples.flatMap((example) => boardsOf(family, example));

    it('have a sentence without a full stop, an id of their own and cells, and every row is of one', () => {
      expect(boards.length).toBeGreaterThan(0);
      for (const { board } of boards) {
        const reasons = board.reasons.map(({ reason }) => reason);
        const ids = new Set(reasons.map(({ id }) => id));
        expect(ids.size).toBe(reasons.length);
        expect([...ids].filter((id) => !/^\S+$/.test(id))).toEqual([]);
        expect(reasons.filter(({ cells }) => cells.length === 0)).toEqual([]);
        const sentences = reasons.flatMap(({ says, halves = { least: says, most: says } }) => [
          says,
          halves.least,
          halves.most,
        ]);
        expect(sentences.filter((sentence) => !/^\S.*[^.\s]$/.test(sentence))).toEqual([]);
        for (const { reason } of board.model.rows) {
          if (reason !== undefined) expect(ids.has(reason)).toBe(true);
        }
      }
    });

    it('speak about marks that are the projection, each once', () => {
      for (const { board, projection } of boards) {
        const variables = board.marks.map(({ variable }) => variable);
        expect(new Set(variables).size).toBe(variables.length);
        if (projection !== undefined) expect([...variables].sort()).toEqual([...projection].sort());
        for (const { place, yes, no } of board.marks) {
          for (const words of [place, yes.one, yes.many, no.one, no.many]) expect(words).not.toBe('');
        }
      }
    });

    it('have words in German, too, the same parts of them', () => {
      for (const { board } of boards) {
        for (const { reason } of board.reasons) {
          const german = reason.translated?.de;
          expect(german?.says ?? '', reason.id).toMatch(/^\S.*[^.\s]$/);
          expect(Object.keys(german?.halves ?? {}).sort()).toEqual(Object.keys(reason.halves ?? {}).sort());
        }
        for (const { place, translated, exactly } of board.marks) {
          const words = [translated?.de.yes, translated?.de.no].flatMap((one) => [one?.one, one?.many]);
          expect(
            words.filter((one) => one === undefined || one === ''),
            place,
          ).toEqual([]);
          expect(translated?.de.exactly === undefined).toBe(exactly === undefined);
        }
      }
    });

    it('explain the examples to the end, as far as the bounds of this test allow', () => {
      const verdicts = family.examples
        .filter(({ verdict }) => verdict === 'unique')
        .map(({ name, puzzle }) => {
          const answer = explainPuzzle({ family, puzzle, rates: false, queries: MOST_QUESTIONS });
          return [name, answer.status === 'explained' ? answer.explanation.verdict : answer.status];
        });
      expect(verdicts.filter(([, verdict]) => verdict !== 'solved' && verdict !== 'limit')).toEqual([]);
      expect(verdicts.map(([, verdict]) => verdict)).toContain('solved');
    });

    it('leave nothing to definitions: without reasons every mark may have both values', () => {
      for (const { board } of boards) {
        const session = new GuardedSession(board.model, board.definitions);
        for (const { variable } of board.marks) {
          for (const literal of [variable, ~variable]) {
            expect(session.solve({ guards: [], assumed: [literal] }).status).toBe('assignment');
          }
        }
      }
    });
  });
}
