/** The moves of Battleship Solitaire, in the order in which people look. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { BattleshipPuzzle } from '../../puzzle.js';
import { corners, lineMove } from './cells.js';
import { givenSegment } from './given.js';
import { placesLeft } from './places.js';
import { refuted } from './refuted.js';

export const battleshipMoves: RankedMoves<BattleshipPuzzle> = [
  corners,
  lineMove('full'),
  givenSegment,
  lineMove('last'),
  placesLeft,
  refuted(0, 'no-room', { en: 'no room', de: 'kein Platz' }),
  ONE_RULE,
  refuted(1, 'one-line-on', { en: 'one line on', de: 'eine Linie weiter' }),
  refuted(Number.POSITIVE_INFINITY, 'contradiction', { en: 'contradiction', de: 'Widerspruch' }),
];
