/** The registry: with codecs.ts, the one place that knows which families there are. */
import { unknownName } from '../core/index.js';
import { akari } from './akari/index.js';
import { battleship } from './battleship/index.js';
import { binairo } from './binairo/index.js';
import { circuit } from './circuit/index.js';
import type { AnyFamily } from './contract/family.js';
import { futoshiki } from './futoshiki/index.js';
import { hashi } from './hashi/index.js';
import { hitori } from './hitori/index.js';
import { kakuro } from './kakuro/index.js';
import { kenken } from './kenken/index.js';
import { masyu } from './masyu/index.js';
import { mosaic } from './mosaic/index.js';
import { nonogram } from './nonogram/index.js';
import { nurikabe } from './nurikabe/index.js';
import { queens } from './queens/index.js';
import { skyscrapers } from './skyscrapers/index.js';
import { slitherlink } from './slitherlink/index.js';
import { starBattle } from './star-battle/index.js';
import { sudoku } from './sudoku/index.js';
import { tents } from './tents/index.js';
import { zebra } from './zebra/index.js';

// The families as the public API has them, with their types.
export { type AkariPuzzle, type AkariSolution, akari } from './akari/index.js';
export { type BattleshipPuzzle, type BattleshipSolution, battleship } from './battleship/index.js';
export { type BinairoPuzzle, type BinairoSolution, binairo } from './binairo/index.js';
export { type CircuitPuzzle, type CircuitSolution, circuit } from './circuit/index.js';
export { type FutoshikiPuzzle, type FutoshikiSolution, futoshiki } from './futoshiki/index.js';
export { type HashiPuzzle, type HashiSolution, hashi } from './hashi/index.js';
export { type HitoriPuzzle, type HitoriSolution, hitori } from './hitori/index.js';
export { type KakuroPuzzle, type KakuroSolution, kakuro } from './kakuro/index.js';
export { type KenkenPuzzle, type KenkenSolution, kenken } from './kenken/index.js';
export { type MasyuPuzzle, type MasyuSolution, masyu } from './masyu/index.js';
export { type MosaicPuzzle, type MosaicSolution, mosaic } from './mosaic/index.js';
export { type NonogramPuzzle, type NonogramSolution, nonogram } from './nonogram/index.js';
export { type NurikabePuzzle, type NurikabeSolution, nurikabe } from './nurikabe/index.js';
export { type QueensPuzzle, type QueensSolution, queens } from './queens/index.js';
export { type SkyscrapersPuzzle, type SkyscrapersSolution, skyscrapers } from './skyscrapers/index.js';
export { type SlitherlinkPuzzle, type SlitherlinkSolution, slitherlink } from './slitherlink/index.js';
export { type StarBattlePuzzle, type StarBattleSolution, starBattle } from './star-battle/index.js';
export { type SudokuPuzzle, type SudokuSolution, sudoku } from './sudoku/index.js';
export { type TentsPuzzle, type TentsSolution, tents } from './tents/index.js';
export { type ZebraPuzzle, type ZebraSolution, zebra } from './zebra/index.js';

const REGISTERED = [
  nonogram,
  sudoku,
  kenken,
  starBattle,
  queens,
  battleship,
  circuit,
  hashi,
  zebra,
  kakuro,
  mosaic,
  binairo,
  futoshiki,
  skyscrapers,
  akari,
  tents,
  slitherlink,
  hitori,
  masyu,
  nurikabe,
] as const;

/** The id of a family of the registry. */
export type FamilyId = (typeof REGISTERED)[number]['id'];

/** A family of the registry, whose id is one of those that are known. */
type RegisteredFamily = AnyFamily & { readonly id: FamilyId };

/** All families, frozen, in the order in which they are listed. */
export const FAMILIES: readonly RegisteredFamily[] = Object.freeze<RegisteredFamily[]>([...REGISTERED]);

/** The family of an id or alias, in any case of letters; undefined when there is none. */
export function findFamily(idOrAlias: string): RegisteredFamily | undefined {
  const wanted = idOrAlias.toLowerCase();
  return FAMILIES.find(({ id, aliases }) => id === wanted || aliases.includes(wanted));
}

/**
 * The family of an id or alias that comes from elsewhere.
 * @throws PuzzlewrightError `unknown-family`, naming those there are
 */
export function familyOf(idOrAlias: string): AnyFamily {
  const family = findFamily(idOrAlias);
  if (family !== undefined) return family;
  throw unknownName(
    'family',
    idOrAlias,
    FAMILIES.map(({ id }) => id),
  );
}
