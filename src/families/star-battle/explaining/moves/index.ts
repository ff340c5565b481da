/** The moves of Star Battle, in the order in which people look. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { StarBattlePuzzle } from '../../puzzle.js';
import { besideStar, completed, lastCells } from './counted.js';
import { counting } from './counting.js';
import { exclusion, pressure } from './exclusion.js';
import { squeeze } from './packing.js';

export const starBattleMoves: RankedMoves<StarBattlePuzzle> = [
  besideStar,
  completed,
  lastCells,
  ONE_RULE,
  exclusion('exclusion', { en: 'exclusion', de: 'Ausschluss' }, 1),
  squeeze('packing', { en: '2×2 packing', de: '2×2-Packung' }, { lines: [1], withRegions: false }),
  pressure,
  squeeze('squeeze', { en: 'squeeze', de: 'Quetschung' }, { lines: [2], withRegions: false }),
  exclusion('squeeze-exclusion', { en: 'squeeze', de: 'Quetschung' }, 2),
  counting('under'),
  counting('over'),
  squeeze(
    'packed-counting',
    { en: 'counting with blocks', de: 'Zählen mit Blöcken' },
    { lines: [1, 2, 3], withRegions: true },
  ),
];
