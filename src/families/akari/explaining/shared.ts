/** Two numbers with cells in common, as diagonal neighbours have: one takes or leaves what another needs. */
import { capitalised } from '../../../core/index.js';
import type { Move } from '../../contract/move.js';
import { defineMove } from '../../kit/moves/move.js';
import { anyOf, cellsWords } from '../../kit/words/series.js';
import type { AkariPuzzle } from '../puzzle.js';
import { lampsOf, type WallName, wallOf } from './lamps.js';
import { bulbs, haveBulbs, WALL_WORDS } from './words.js';

interface Shared {
  readonly one: WallName;
  readonly other: WallName;
  readonly shared: readonly string[];
  /** Bulbs that the first needs in the shared cells, or that the other allows there. */
  readonly count: number;
  readonly cells: readonly string[];
  readonly value: boolean;
}

export const sharedCells: Move<AkariPuzzle> = defineMove<AkariPuzzle, Shared>({
  id: 'shared-cells',
  name: { en: 'shared cells', de: 'gemeinsame Felder' },
  cost: 2.8,
  *find(board) {
    const lamps = lampsOf(board);
    const numbers = lamps.open('number');
    for (const one of numbers) {
      for (const other of numbers) {
        const shared = one.open.filter((place) => other.open.includes(place));
        if (one === other || shared.length === 0) continue;
        const [own, others] = [one, other].map(({ open }) => open.filter((place) => !shared.includes(place)));
        const [needs, allows] = [one, other].map(({ rule, marked }) => rule.least - marked.length);
        const data = { one: wallOf(one.rule), other: wallOf(other.rule), shared: lamps.codes(shared) };
        const rules = [one.rule.id, other.rule.id];
        // The first needs all that the other allows in the shared cells.
        if (needs! - own!.length === allows && others!.length > 0) {
          yield {
            conclusions: others!.map((mark) => ({ mark, value: false })),
            rules,
            data: { ...data, count: allows, cells: lamps.codes(others!), value: false },
          };
        }
        if (allows! < shared.length && needs! - allows! === own!.length && own!.length > 0) {
          yield {
            conclusions: own!.map((mark) => ({ mark, value: true })),
            rules,
            data: { ...data, count: allows!, cells: lamps.codes(own!), value: true },
          };
        }
      }
    }
  },
  says: {
    en: ({ one, other, shared, count, cells: concluded, value }) => {
      const [first, second] = [capitalised(WALL_WORDS.en(one)), WALL_WORDS.en(other)];
      if (value) {
        return `${capitalised(second)} allows ${bulbs(count, 'en')} in ${cellsWords(shared, 'en')}, so ${WALL_WORDS.en(one)} needs ${cellsWords(concluded, 'en')} too.`;
      }
      return `${first} needs ${bulbs(count, 'en')} in ${anyOf(shared, 'en')}, and ${second} allows no more, so ${haveBulbs(concluded, false, 'en')}.`;
    },
    de: ({ one, other, shared, count, cells: concluded, value }) => {
      const [first, second] = [WALL_WORDS.de(one), WALL_WORDS.de(other)];
      if (value) {
        return `${capitalised(second)} erlaubt in ${cellsWords(shared, 'de')} ${bulbs(count, 'de')}, also braucht ${first} auch ${cellsWords(concluded, 'de')}.`;
      }
      return `${capitalised(first)} braucht in ${anyOf(shared, 'de')} ${bulbs(count, 'de')}, und ${second} erlaubt nicht mehr: ${haveBulbs(concluded, false, 'de')}.`;
    },
  },
});
