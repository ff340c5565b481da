/**
 * The registry of formats: who wants to know of which family a text is needs the codecs of all families, and
 * then the one family. They load it here; FAMILIES in index.ts has all of them, in the same order.
 */
import { akariCodecs } from './akari/codecs/index.js';
import { battleshipCodecs } from './battleship/codecs/index.js';
import { binairoCodecs } from './binairo/codecs/index.js';
import { circuitCodecs } from './circuit/codecs/index.js';
import type { AnyFamily, Codec, Puzzle } from './contract/family.js';
import { futoshikiCodecs } from './futoshiki/codecs/index.js';
import { hashiCodecs } from './hashi/codecs/index.js';
import { kakuroCodecs } from './kakuro/codecs/index.js';
import { kenkenCodecs } from './kenken/codecs/index.js';
import { mosaicCodecs } from './mosaic/codecs/index.js';
import { nonogramCodecs } from './nonogram/codecs/index.js';
import { nurikabeCodecs } from './nurikabe/codecs/index.js';
import { queensCodecs } from './queens/codecs/index.js';
import { skyscrapersCodecs } from './skyscrapers/codecs/index.js';
import { starBattleCodecs } from './star-battle/codecs/index.js';
import { sudokuCodecs } from './sudoku/codecs/index.js';
import { tentsCodecs } from './tents/codecs/index.js';
import { zebraCodecs } from './zebra/codecs/index.js';

/** The formats of a family that need not be loaded yet. */
export interface FamilyCodecs {
  /** The id of the family. */
  readonly family: string;
  readonly codecs: readonly Codec<Puzzle, unknown>[];
  /** Loads the family. */
  readonly load: () => Promise<AnyFamily>;
}

/** The formats of all families, in the order in which families are listed. */
export const CODECS: readonly FamilyCodecs[] = [
  {
    family: 'nonogram',
    codecs: nonogramCodecs,
    load: async () => (await import('./nonogram/index.js')).nonogram,
  },
  { family: 'sudoku', codecs: sudokuCodecs, load: async () => (await import('./sudoku/index.js')).sudoku },
  { family: 'kenken', codecs: kenkenCodecs, load: async () => (await import('./kenken/index.js')).kenken },
  {
    family: 'star-battle',
    codecs: starBattleCodecs,
    load: async () => (await import('./star-battle/index.js')).starBattle,
  },
  { family: 'queens', codecs: queensCodecs, load: async () => (await import('./queens/index.js')).queens },
  {
    family: 'battleship',
    codecs: battleshipCodecs,
    load: async () => (await import('./battleship/index.js')).battleship,
  },
  {
    family: 'circuit',
    codecs: circuitCodecs,
    load: async () => (await import('./circuit/index.js')).circuit,
  },
  { family: 'hashi', codecs: hashiCodecs, load: async () => (await import('./hashi/index.js')).hashi },
  { family: 'zebra', codecs: zebraCodecs, load: async () => (await import('./zebra/index.js')).zebra },
  { family: 'kakuro', codecs: kakuroCodecs, load: async () => (await import('./kakuro/index.js')).kakuro },
  { family: 'mosaic', codecs: mosaicCodecs, load: async () => (await import('./mosaic/index.js')).mosaic },
  {
    family: 'binairo',
    codecs: binairoCodecs,
    load: async () => (await import('./binairo/index.js')).binairo,
  },
  {
    family: 'futoshiki',
    codecs: futoshikiCodecs,
    load: async () => (await import('./futoshiki/index.js')).futoshiki,
  },
  {
    family: 'skyscrapers',
    codecs: skyscrapersCodecs,
    load: async () => (await import('./skyscrapers/index.js')).skyscrapers,
  },
  { family: 'akari', codecs: akariCodecs, load: async () => (await import('./akari/index.js')).akari },
  { family: 'tents', codecs: tentsCodecs, load: async () => (await import('./tents/index.js')).tents },
  {
    family: 'nurikabe',
    codecs: nurikabeCodecs,
    load: async () => (await import('./nurikabe/index.js')).nurikabe,
  },
];
