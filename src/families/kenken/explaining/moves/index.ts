/** The moves of Calcudoku, ranked: single cells and lines, then one cage, then cages and lines together. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import { fish } from '../../../kit/moves/fish.js';
import { inniesAndOuties } from '../../../kit/moves/innies.js';
import { hiddenSingle, lastCell, nakedSingle } from '../../../kit/moves/singles.js';
import { hiddenSubset, nakedSubset } from '../../../kit/moves/subsets.js';
import type { KenkenPuzzle } from '../../puzzle.js';
import { besideEntries } from './beside.js';
import { cageAndLine, cagesInLine } from './cages-and-line.js';
import { divisors } from './divisors.js';
import { fewWays, onlyPlace } from './fillings.js';
import { lastOfCage, singleCell } from './last-cells.js';
import { linesRules } from './lines.js';
import { cageNeeds, lineNeeds } from './needed-number.js';
import { partners } from './partner.js';
import { cannotMake, tooSmallOrLarge } from './rest.js';
import { summedCagesOf } from './summed.js';

export const kenkenMoves: RankedMoves<KenkenPuzzle> = [
  besideEntries,
  singleCell,
  lastCell(linesRules),
  lastOfCage,
  hiddenSingle('line-single', ['row', 'column'], linesRules),
  nakedSingle(linesRules),
  fewWays,
  onlyPlace,
  partners,
  divisors,
  nakedSubset(2, linesRules),
  tooSmallOrLarge,
  cannotMake,
  cageNeeds,
  lineNeeds,
  inniesAndOuties(summedCagesOf),
  hiddenSubset(2, linesRules),
  cageAndLine,
  nakedSubset(3, linesRules),
  fish(2, linesRules),
  cagesInLine,
  ONE_RULE,
];
