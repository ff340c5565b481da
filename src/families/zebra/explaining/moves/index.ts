/** The moves of zebra puzzles, in the order in which people look. */
import { ONE_RULE, type RankedMoves } from '../../../contract/move.js';
import type { ZebraPuzzle } from '../../puzzle.js';
import { besideEntry } from './beside.js';
import { betweenTwo } from './between.js';
import { givenHouse, relation } from './clues.js';
import { hiddenGroup, nakedGroup } from './groups.js';
import { onlyHouse, onlyValue, samePerson } from './left.js';
import { linkedValues } from './linked.js';
import { refuted } from './refuted.js';

export const zebraMoves: RankedMoves<ZebraPuzzle> = [
  besideEntry,
  givenHouse,
  samePerson,
  onlyHouse,
  relation('known', 'known-house', { en: 'known house', de: 'bekanntes Haus' }),
  onlyValue,
  relation('ends', 'end-of-street', { en: 'end of the street', de: 'Ende der Straße' }),
  relation('any', 'houses-left', { en: 'houses left', de: 'übrige Häuser' }),
  linkedValues,
  betweenTwo,
  nakedGroup(2, 'naked-pair', { en: 'pair', de: 'Paar' }),
  hiddenGroup(2, 'hidden-pair', { en: 'hidden pair', de: 'verstecktes Paar' }),
  refuted(4, 'nothing-left', { en: 'nothing left', de: 'nichts übrig' }),
  nakedGroup(3, 'naked-triple', { en: 'triple', de: 'Drilling' }),
  hiddenGroup(3, 'hidden-triple', { en: 'hidden triple', de: 'versteckter Drilling' }),
  refuted(Infinity, 'contradiction', { en: 'contradiction', de: 'Widerspruch' }),
  ONE_RULE,
];
