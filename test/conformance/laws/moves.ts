/** Laws of the moves of a family: what they find is so, follows from the rules named, and has sentences. */
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/core/random.js';
import { Explainer } from '../../../src/explain/answers/explainer.js';
import { prepare } from '../../../src/explain/knowledge/prepare.js';
import type { Step } from '../../../src/explain/model/step.js';
import type { AnyFamily, Example, Puzzle } from '../../../src/families/contract/family.js';
import { ONE_RULE } from '../../../src/families/contract/move.js';
import { nextSteps } from '../../explain/next-steps.js';
import type { Subject } from '../families.js';

/** Larger examples take too long. */
const MOST_MARKS = 800;
/** Shares of the marks that are known in the states from which moves are looked for. */
const SHARES = [0, 0.2, 0.4, 0.6, 0.8] as const;

/** The steps by moves that lead on from random states of an example, and what moves should not have found. */
function movesFrom(family: AnyFamily, { name, puzzle }: Example<Puzzle, unknown>) {
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(`${name}: ${preparation.status}`);
  const { board } = preparation.prepared;
  const wrong: string[] = [];
  const steps: Step[] = [];
  if (board.marks.length > MOST_MARKS) return { steps, wrong };
  const rng = createRng(`moves ${name}`);
  const { moves } = family.explaining!;
  for (const share of SHARES) {
    // Of marks that count, people know all of a place: at least two is at least one.
    const chosen = new Map<string | number, boolean>();
    const isChosen = (mark: number): boolean => {
      const { atLeast, place } = board.marks[mark]!;
      const key = atLeast === undefined ? mark : place;
      if (!chosen.has(key)) chosen.set(key, rng.next() < share);
      return chosen.get(key)!;
    };
    const some = [...board.marks.keys()].filter(isChosen);
    const known = [...new Set([...board.given.map(({ mark }) => mark), ...some])];
    const onWrongMove = (why: string): void => {
      wrong.push(`${name}: ${why}`);
    };
    const explainer = new Explainer(preparation.prepared, { moves, known, onWrongMove });
    while (!explainer.isSolved) {
      steps.push(...nextSteps(explainer).filter(({ move }) => move !== undefined));
    }
  }
  return { steps, wrong };
}

/** The laws of moves, for every family that has some. */
export function moveLaws(subjects: readonly Subject[]): void {
  const moving = subjects.filter(({ family }) => family.explaining?.moves !== undefined);

  describe.each(moving)('moves of $id', ({ family }) => {
    const moves = family.explaining!.moves!.filter((move) => move !== ONE_RULE);
    const found = family.examples
      .filter(({ verdict }) => verdict === 'unique')
      .map((example) => movesFrom(family, example));

    it('have ids of their own, and names without a capital in front', () => {
      expect(new Set(moves.map(({ id }) => id)).size).toBe(moves.length);
      expect(moves.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    });

    it('find only what follows from the rules that they name', () => {
      expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
      expect(found.flatMap(({ steps }) => steps).length).toBeGreaterThan(0);
    });

    it('say it in every language, in whole sentences', () => {
      for (const { move } of found.flatMap(({ steps }) => steps)) {
        const { says, data } = move!;
        for (const words of [says.en, says.de]) expect(words).toMatch(/^\S.*[^.\s]\.$/);
        expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      }
    });
  });
}
