/** The games of the families. */
import type {
  AkariPuzzle,
  BattleshipPuzzle,
  BinairoPuzzle,
  CircuitPuzzle,
  FamilyId,
  FutoshikiPuzzle,
  HashiPuzzle,
  HitoriPuzzle,
  KakuroPuzzle,
  KenkenPuzzle,
  MasyuPuzzle,
  MosaicPuzzle,
  NonogramPuzzle,
  NurikabePuzzle,
  Puzzle,
  QueensPuzzle,
  SkyscrapersPuzzle,
  SlitherlinkPuzzle,
  StarBattlePuzzle,
  SudokuPuzzle,
  TentsPuzzle,
  ZebraPuzzle,
} from '../../../src/browser.js';
import { battleshipGame } from './battleship.js';
import { binairoGame } from './binairo.js';
import { circuitGame } from './circuit.js';
import { futoshikiGame } from './futoshiki.js';
import type { Game } from './game.js';
import { hashiGame } from './hashi.js';
import { kakuroGame } from './kakuro.js';
import { akariGame, tentsGame } from './marking.js';
import { masyuGame } from './masyu.js';
import { nonogramGame } from './nonogram.js';
import { kenkenGame, skyscrapersGame } from './numbers.js';
import { queensGame, starBattleGame } from './placing.js';
import { hitoriGame, mosaicGame, nurikabeGame } from './shading.js';
import { slitherlinkGame } from './slitherlink.js';
import { sudokuGame } from './sudoku.js';
import { zebraGame } from './zebra.js';

/** Each receives the puzzles of its own family only; those of other families are shown, not played. */
const GAMES: Readonly<Partial<Record<FamilyId, (puzzle: never) => Game>>> = {
  nonogram: (puzzle: NonogramPuzzle) => nonogramGame(puzzle),
  sudoku: (puzzle: SudokuPuzzle) => sudokuGame(puzzle),
  kenken: (puzzle: KenkenPuzzle) => kenkenGame(puzzle),
  'star-battle': (puzzle: StarBattlePuzzle) => starBattleGame(puzzle),
  queens: (puzzle: QueensPuzzle) => queensGame(puzzle),
  battleship: (puzzle: BattleshipPuzzle) => battleshipGame(puzzle),
  circuit: (puzzle: CircuitPuzzle) => circuitGame(puzzle),
  hashi: (puzzle: HashiPuzzle) => hashiGame(puzzle),
  kakuro: (puzzle: KakuroPuzzle) => kakuroGame(puzzle),
  zebra: (puzzle: ZebraPuzzle) => zebraGame(puzzle),
  mosaic: (puzzle: MosaicPuzzle) => mosaicGame(puzzle),
  hitori: (puzzle: HitoriPuzzle) => hitoriGame(puzzle),
  binairo: (puzzle: BinairoPuzzle) => binairoGame(puzzle),
  futoshiki: (puzzle: FutoshikiPuzzle) => futoshikiGame(puzzle),
  skyscrapers: (puzzle: SkyscrapersPuzzle) => skyscrapersGame(puzzle),
  akari: (puzzle: AkariPuzzle) => akariGame(puzzle),
  tents: (puzzle: TentsPuzzle) => tentsGame(puzzle),
  masyu: (puzzle: MasyuPuzzle) => masyuGame(puzzle),
  slitherlink: (puzzle: SlitherlinkPuzzle) => slitherlinkGame(puzzle),
  nurikabe: (puzzle: NurikabePuzzle) => nurikabeGame(puzzle),
};

/** The game of a puzzle; undefined for a family that cannot be played on the page. */
export function gameOf(puzzle: Puzzle): Game | undefined {
  return GAMES[puzzle.family as FamilyId]?.(puzzle as never);
}
