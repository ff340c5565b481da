/**
 * The registry of formats: of which family a text is can mostly be seen from its first line, and then the
 * codecs of one family are loaded, and the family. FAMILIES in index.ts has all of them, in the same order.
 */
import type { AnyFamily, Codec, Puzzle } from './contract/family.js';

/** The formats of a family that need not be loaded yet. */
export interface FamilyCodecs {
  /** The id of the family. */
  readonly family: string;
  /**
   * The beginning of many of its texts, below their credits: its codecs are asked first whether they
   * recognise such a text. Absent: its texts begin with nothing of their own.
   */
  readonly opening?: RegExp;
  /** Loads the codecs of the family. */
  readonly codecs: () => Promise<readonly Codec<Puzzle, unknown>[]>;
  /** Loads the family. */
  readonly load: () => Promise<AnyFamily>;
}

/** The formats of all families, in the order in which families are listed. */
export const CODECS: readonly FamilyCodecs[] = [
  {
    family: 'nonogram',
    opening: /^\s*(?:P[14]|title|width|height|rows)\b/i,
    codecs: async () => (await import('./nonogram/codecs/index.js')).nonogramCodecs,
    load: async () => (await import('./nonogram/index.js')).nonogram,
  },
  {
    family: 'sudoku',
    opening: /^\s*(?:[[{]|[.\d]{81}\s*$)/,
    codecs: async () => (await import('./sudoku/codecs/index.js')).sudokuCodecs,
    load: async () => (await import('./sudoku/index.js')).sudoku,
  },
  {
    family: 'kenken',
    codecs: async () => (await import('./kenken/codecs/index.js')).kenkenCodecs,
    load: async () => (await import('./kenken/index.js')).kenken,
  },
  {
    family: 'star-battle',
    opening: /^\s*stars\b/i,
    codecs: async () => (await import('./star-battle/codecs/index.js')).starBattleCodecs,
    load: async () => (await import('./star-battle/index.js')).starBattle,
  },
  {
    family: 'queens',
    opening: /^\s*queens\b/i,
    codecs: async () => (await import('./queens/codecs/index.js')).queensCodecs,
    load: async () => (await import('./queens/index.js')).queens,
  },
  {
    family: 'battleship',
    opening: /^\s*fleet\b/i,
    codecs: async () => (await import('./battleship/codecs/index.js')).battleshipCodecs,
    load: async () => (await import('./battleship/index.js')).battleship,
  },
  {
    family: 'circuit',
    opening: /^\s*circuit\b/i,
    codecs: async () => (await import('./circuit/codecs/index.js')).circuitCodecs,
    load: async () => (await import('./circuit/index.js')).circuit,
  },
  {
    family: 'hashi',
    opening: /^\s*bridges\b/i,
    codecs: async () => (await import('./hashi/codecs/index.js')).hashiCodecs,
    load: async () => (await import('./hashi/index.js')).hashi,
  },
  {
    family: 'zebra',
    opening: /^\s*houses\b/i,
    codecs: async () => (await import('./zebra/codecs/index.js')).zebraCodecs,
    load: async () => (await import('./zebra/index.js')).zebra,
  },
  {
    family: 'kakuro',
    opening: /^\s*(?:kakuro|cross\s?sums)\b/i,
    codecs: async () => (await import('./kakuro/codecs/index.js')).kakuroCodecs,
    load: async () => (await import('./kakuro/index.js')).kakuro,
  },
  {
    family: 'mosaic',
    opening: /^\s*mosaic\b/i,
    codecs: async () => (await import('./mosaic/codecs/index.js')).mosaicCodecs,
    load: async () => (await import('./mosaic/index.js')).mosaic,
  },
  {
    family: 'binairo',
    opening: /^\s*binairo\b/i,
    codecs: async () => (await import('./binairo/codecs/index.js')).binairoCodecs,
    load: async () => (await import('./binairo/index.js')).binairo,
  },
  {
    family: 'futoshiki',
    opening: /^\s*futoshiki\b/i,
    codecs: async () => (await import('./futoshiki/codecs/index.js')).futoshikiCodecs,
    load: async () => (await import('./futoshiki/index.js')).futoshiki,
  },
  {
    family: 'skyscrapers',
    opening: /^\s*skyscrapers\b/i,
    codecs: async () => (await import('./skyscrapers/codecs/index.js')).skyscrapersCodecs,
    load: async () => (await import('./skyscrapers/index.js')).skyscrapers,
  },
  {
    family: 'akari',
    opening: /^\s*(?:akari|light\s?up)\b/i,
    codecs: async () => (await import('./akari/codecs/index.js')).akariCodecs,
    load: async () => (await import('./akari/index.js')).akari,
  },
  {
    family: 'tents',
    opening: /^\s*tents\b/i,
    codecs: async () => (await import('./tents/codecs/index.js')).tentsCodecs,
    load: async () => (await import('./tents/index.js')).tents,
  },
  {
    family: 'slitherlink',
    opening: /^\s*(?:slither\s?link|loopy)\b/i,
    codecs: async () => (await import('./slitherlink/codecs/index.js')).slitherlinkCodecs,
    load: async () => (await import('./slitherlink/index.js')).slitherlink,
  },
  {
    family: 'hitori',
    opening: /^\s*(?:hitori|singles)\b/i,
    codecs: async () => (await import('./hitori/codecs/index.js')).hitoriCodecs,
    load: async () => (await import('./hitori/index.js')).hitori,
  },
  {
    family: 'masyu',
    opening: /^\s*(?:masyu|mashu|pearl)\b/i,
    codecs: async () => (await import('./masyu/codecs/index.js')).masyuCodecs,
    load: async () => (await import('./masyu/index.js')).masyu,
  },
  {
    family: 'nurikabe',
    opening: /^\s*nurikabe\b/i,
    codecs: async () => (await import('./nurikabe/codecs/index.js')).nurikabeCodecs,
    load: async () => (await import('./nurikabe/index.js')).nurikabe,
  },
];
