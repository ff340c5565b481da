/** A bulb, or none, that would force others one after the other, until a rule could not hold. */
import { cellCode } from '../../../core/index.js';
import type { StepLanguage } from '../../contract/language.js';
import type { Move } from '../../contract/move.js';
import { type Forced, followCounts } from '../../kit/moves/counted.js';
import { defineMove } from '../../kit/moves/move.js';
import { bestRefuted } from '../../kit/moves/suppose.js';
import type { CountRule } from '../../kit/rules/index.js';
import { all, cells } from '../../kit/words/series.js';
import type { AkariPuzzle } from '../puzzle.js';
import type { AkariRole } from '../rules.js';
import { type Lamps, lampsOf, type WallName, wallOf } from './lamps.js';
import { WALL_WORDS } from './words.js';

/** A rule as sentences name it: a dark cell, cells that see each other, a number. */
type Named =
  | { readonly role: 'lit'; readonly dark: string }
  | { readonly role: 'line'; readonly cells: readonly string[] }
  | ({ readonly role: 'number' } & WallName);

interface Supposed {
  readonly cell: string;
  readonly isBulb: boolean;
  /** Bulbs that follow, in order. */
  readonly forced: readonly { readonly bulbs: readonly string[]; readonly by: Named }[];
  readonly end: Named;
  /** The last rule would have too many bulbs. */
  readonly isTooMany: boolean;
}

export const supposed: Move<AkariPuzzle> = defineMove<AkariPuzzle, Supposed>({
  id: 'contradiction',
  name: { en: 'contradiction', de: 'Widerspruch' },
  *find(board) {
    const lamps = lampsOf(board);
    const refuted = bestRefuted(
      board,
      followCounts((place) => lamps.about(place)),
    );
    if (refuted === undefined) return;
    const { mark, value } = refuted.supposed;
    const end = refuted.lines.at(-1)!;
    yield {
      conclusions: [{ mark, value: !value }],
      rules: refuted.rules,
      data: {
        cell: lamps.codes([mark])[0]!,
        isBulb: value,
        forced: refuted.lines
          .filter((line) => line.value && line.places.length > 0)
          .map((line) => ({ bulbs: lamps.codes(line.places), by: nameOf(line.rule, lamps) })),
        end: nameOf(end.rule, lamps),
        isTooMany: !end.value,
      },
    };
  },
  says: { en: (data) => says(data, 'en'), de: (data) => says(data, 'de') },
});

function nameOf(rule: Forced<CountRule>['rule'], lamps: Lamps): Named {
  switch (rule.role as AkariRole) {
    case 'lit':
      return { role: 'lit', dark: cellCode(rule.clue!) };
    case 'line':
      return { role: 'line', cells: lamps.codes(rule.places) };
    case 'number':
      return { role: 'number', ...wallOf(rule) };
  }
}

function says({ cell, isBulb, forced, end, isTooMany }: Supposed, language: StepLanguage): string {
  const follows = all(
    forced.map(({ bulbs, by }) => `${cells(bulbs, language)}${causeWords(by, language)}`),
    language,
  );
  const last = endWords(end, isTooMany, language);
  if (language === 'en') {
    const forces = follows === '' ? '' : `force bulbs in ${follows}, and would `;
    return `${isBulb ? `A bulb in ${cell}` : `Without a bulb, ${cell}`} would ${forces}${last}.`;
  }
  const forces = follows === '' ? '' : `Lampen in ${follows} erzwingen und `;
  return `${isBulb ? `Eine Lampe in ${cell}` : `${cell} ohne Lampe`} würde ${forces}${last}.`;
}

function causeWords(by: Named, language: StepLanguage): string {
  switch (by.role) {
    case 'lit':
      return { en: ` (to light ${by.dark})`, de: ` (für Licht in ${by.dark})` }[language];
    case 'number':
      return { en: ` (for ${WALL_WORDS.en(by)})`, de: ` (für ${WALL_WORDS.de(by)})` }[language];
    case 'line':
      return '';
  }
}

function endWords(end: Named, isTooMany: boolean, language: StepLanguage): string {
  switch (end.role) {
    case 'lit':
      return { en: `leave ${end.dark} dark`, de: `${end.dark} dunkel lassen` }[language];
    case 'line':
      return {
        en: `make two bulbs of ${cells(end.cells, 'en')} see each other`,
        de: `zwei Lampen in ${cells(end.cells, 'de')} einander beleuchten lassen`,
      }[language];
    case 'number':
      return {
        en: `leave ${WALL_WORDS.en(end)} too ${isTooMany ? 'many bulbs' : 'few cells'}`,
        de: `für ${WALL_WORDS.de(end)} zu ${isTooMany ? 'viele Lampen' : 'wenige Felder'} übrig lassen`,
      }[language];
  }
}
