/** The moves of nonograms, the easiest to see first. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { NonogramPuzzle } from '../../puzzle.js';
import { crossing } from './crossing.js';
import { lineMove } from './line-move.js';

export const nonogramMoves: RankedMoves<NonogramPuzzle> = [
  lineMove('completed-line', { en: 'completed line', de: 'fertige Reihe' }, true),
  lineMove('whole-line', { en: 'whole line', de: 'ganze Reihe' }),
  lineMove('last-cells', { en: 'last cells', de: 'letzte Felder' }),
  lineMove('only-place', { en: 'only place', de: 'einziger Platz' }),
  lineMove('overlap', { en: 'overlap', de: 'Überlappung' }),
  lineMove('edge', { en: 'edge', de: 'Rand' }),
  lineMove('ended-block', { en: 'ended block', de: 'fertiger Block' }),
  lineMove('gap-too-small', { en: 'gap too small', de: 'zu kleine Lücke' }),
  lineMove('joined-blocks', { en: 'joined blocks', de: 'verbundene Felder' }),
  lineMove('covered-cells', { en: 'overlap', de: 'Überlappung' }),
  lineMove('out-of-reach', { en: 'out of reach', de: 'außer Reichweite' }),
  lineMove('splitting', { en: 'splitting', de: 'Trennen' }),
  crossing,
  lineMove('colours'),
  lineMove('every-way'),
  ONE_RULE,
];
