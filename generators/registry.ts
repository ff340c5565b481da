/** The registry of generators: the ways of making puzzles, by family. */

import { akariGenerator } from './akari/index.js';
import { battleshipGenerator } from './battleship/index.js';
import { binairoGenerator } from './binairo/index.js';
import { circuitGenerator } from './circuit/index.js';
import { futoshikiGenerator } from './futoshiki/index.js';
import { hashiGenerator } from './hashi/index.js';
import { hitoriGenerator } from './hitori/index.js';
import { kakuroGenerator } from './kakuro/index.js';
import { kenkenGenerator } from './kenken/index.js';
import { masyuGenerator } from './masyu/index.js';
import { mosaicGenerator } from './mosaic/index.js';
import { nonogramGenerator } from './nonogram/index.js';
import { nurikabeGenerator } from './nurikabe/index.js';
import { queensGenerator } from './queens/index.js';
import type { AnyGenerator } from './shared/generator.js';
import { skyscrapersGenerator } from './skyscrapers/index.js';
import { slitherlinkGenerator } from './slitherlink/index.js';
import { starBattleGenerator } from './star-battle/index.js';
import { sudokuGenerator } from './sudoku/index.js';
import { tentsGenerator } from './tents/index.js';
import { zebraGenerator } from './zebra/index.js';

const REGISTERED = [
  nonogramGenerator,
  sudokuGenerator,
  kenkenGenerator,
  starBattleGenerator,
  queensGenerator,
  battleshipGenerator,
  circuitGenerator,
  hashiGenerator,
  zebraGenerator,
  kakuroGenerator,
  mosaicGenerator,
  binairoGenerator,
  futoshikiGenerator,
  skyscrapersGenerator,
  akariGenerator,
  tentsGenerator,
  slitherlinkGenerator,
  hitoriGenerator,
  masyuGenerator,
  nurikabeGenerator,
] as const;

/** The generators of families by their types, each with the schema of its settings. */
export type RegisteredGenerator = (typeof REGISTERED)[number];

/**
 * The generators of the command `generate`, frozen, in the order of the families; a family has at most one.
 */
export const GENERATORS: readonly AnyGenerator[] = Object.freeze<AnyGenerator[]>([...REGISTERED]);

/** The generator of an id or family id; undefined when there is none. */
export function findGenerator(id: string): AnyGenerator | undefined {
  return GENERATORS.find((generator) => generator.id === id || generator.family === id);
}

/** One way of making puzzles of a family, as listings show it. */
interface Way {
  readonly id: string;
  readonly family: string;
  /** The command that runs it. */
  readonly command: string;
  /** One sentence: the input, and the promise about the output. */
  readonly description: string;
}

/** All ways of making puzzles: the generators, and the command for pictures. */
export const WAYS: readonly Way[] = Object.freeze([
  {
    id: 'picture',
    family: 'nonogram',
    command: 'image',
    description: 'a picture becomes a nonogram with one solution, the fewest cells changed or given',
  },
  ...GENERATORS.map(({ id, family, description }): Way => ({ id, family, command: 'generate', description })),
]);
