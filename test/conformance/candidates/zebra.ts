import type { ZebraPuzzle, ZebraSolution } from '../../../src/families/zebra/puzzle.js';
import { allStreets, smallZebra } from '../../families/zebra/streets.js';
import type { SmallPuzzles } from './small-puzzles.js';

export const smallZebras: SmallPuzzles<ZebraPuzzle, ZebraSolution> = {
  family: 'zebra',
  puzzle: smallZebra,
  candidates: allStreets,
  *variations(solution) {
    for (const [name, values] of Object.entries(solution)) {
      for (let house = 0; house < values.length; house++) {
        yield { ...solution, [name]: values.with(house, values[(house + 1) % values.length]!) };
      }
    }
  },
};
