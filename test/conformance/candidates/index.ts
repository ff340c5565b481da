/** The test side of the registry: small puzzles of every family. */
import type { Puzzle } from '../../../src/families/contract/family.js';
import { smallAkaris } from './akari.js';
import { smallBattleships } from './battleship.js';
import { smallBinairos } from './binairo.js';
import { smallCircuits } from './circuit.js';
import { smallFutoshikis } from './futoshiki.js';
import { smallHashis } from './hashi.js';
import { smallHitoris } from './hitori.js';
import { smallKakuros } from './kakuro.js';
import { smallKenkens } from './kenken.js';
import { smallMasyu } from './masyu.js';
import { smallMosaics } from './mosaic.js';
import { smallNonograms } from './nonogram.js';
import { smallNurikabe } from './nurikabe.js';
import { smallQueensPuzzles } from './queens.js';
import { smallSkyscrapers } from './skyscrapers.js';
import { smallSlitherlink } from './slitherlink.js';
import type { SmallPuzzles } from './small-puzzles.js';
import { smallStarBattles } from './star-battle.js';
import { smallSudokus } from './sudoku.js';
import { smallUnruly } from './template.js';
import { smallFences } from './template-lines.js';
import { smallCrosswise } from './template-numbers.js';
import { smallTents } from './tents.js';
import { smallZebras } from './zebra.js';

export type AnySmallPuzzles = SmallPuzzles<Puzzle, unknown>;

/** The small puzzles of the templates, which are not in the registry. */
export const TEMPLATE_PUZZLES: readonly AnySmallPuzzles[] = [smallUnruly, smallCrosswise, smallFences];

/** Families of different types stand side by side: each only ever receives its own puzzles. */
export const SMALL_PUZZLES: readonly AnySmallPuzzles[] = [
  smallNonograms,
  smallSudokus,
  smallKenkens,
  smallStarBattles,
  smallQueensPuzzles,
  smallBattleships,
  smallCircuits,
  smallHashis,
  smallZebras,
  smallKakuros,
  smallMosaics,
  smallBinairos,
  smallFutoshikis,
  smallSkyscrapers,
  smallAkaris,
  smallTents,
  smallSlitherlink,
  smallHitoris,
  smallMasyu,
  smallNurikabe,
];
