/** The rules of Hashi as reasons, and its bridges as marks. */
import { type Cell, cellCode, compareCells, type Edge, edgeCode } from '../../../core/index.js';
import type { VariableIndex } from '../../../solve/index.js';
import type { Mark, MarkWords, Predicate } from '../../contract/explaining.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Reason } from '../../contract/reason.js';
import { all } from '../../kit/words/series.js';
import { inWords } from '../../kit/words/words.js';
import { endsOf, type Island, type Layout } from '../layout.js';
import { cellsBetween, cellsUnder } from '../puzzle.js';

/** Islands up to which a group is named by all of them wherever it is spoken of. */
const MOST_NAMED = 3;

/** `one bridge`, `no bridge`, `two bridges` */
export function bridgeCount(count: number, language: StepLanguage): string {
  const noun = language === 'en' ? 'bridge' : 'Brücke';
  const many = language === 'en' ? 's' : 'n';
  return `${inWords(count, language, 'e')} ${noun}${count > 1 ? many : ''}`;
}

/** The id of the reason of an island. */
export function islandId({ cell }: Pick<Island, 'cell'>): string {
  return `island-${cellCode(cell)}`;
}

/** An island with its number; it speaks of the island and of the water in which its bridges can lie. */
export function islandReason(layout: Layout, island: number): Reason {
  const { cell, number, places } = layout.islands[island]!;
  const code = cellCode(cell);
  const english = `The island ${number} in ${code} has ${neighbours(places.length, 'en')}`;
  const german = `Die Insel ${number} in ${code} hat ${neighbours(places.length, 'de')}`;
  return {
    id: islandId({ cell }),
    kind: 'island',
    cells: [cell, ...places.flatMap((place) => cellsBetween(...endsOf(layout, place)))].sort(compareCells),
    says: english,
    halves: {
      least: `${english} and needs ${bridgeCount(number!, 'en')}`,
      most: `The island ${number} in ${code} has at most ${bridgeCount(number!, 'en')}`,
    },
    translated: {
      de: {
        says: german,
        halves: {
          least: `${german} und braucht ${bridgeCount(number!, 'de')}`,
          most: `Die Insel ${number} in ${code} hat höchstens ${bridgeCount(number!, 'de')}`,
        },
      },
    },
  };
}

function neighbours(count: number, language: StepLanguage): string {
  if (language === 'de') {
    if (count < 2) return count === 1 ? 'nur einen Nachbarn' : 'keinen Nachbarn';
    return `${inWords(count, 'de', 'e')} Nachbarn`;
  }
  if (count === 1) return 'only one neighbour';
  return `${inWords(count, 'en')} neighbour${count === 0 ? '' : 's'}`;
}

/** The id of the reason of two places that cross. */
export function crossingId(one: Edge, other: Edge): string {
  return `crossing-${edgeCode(one)}-${edgeCode(other)}`;
}

/** Two places that cross. */
export function crossingReason(one: Edge, other: Edge): Reason {
  const water = new Set(cellsBetween(...one).map((cell) => cell.join()));
  const names = [one, other].map(edgeCode);
  return {
    id: crossingId(one, other),
    kind: 'crossing',
    cells: cellsBetween(...other).filter((cell) => water.has(cell.join())),
    says: `Bridges ${names.join(' and ')} would cross`,
    translated: { de: { says: `Brücken ${names.join(' und ')} würden sich kreuzen` } },
  };
}

/** Islands, but not all, that must be joined with the others. */
export function connectedReason(islands: readonly Cell[]): Reason {
  const codes = islands.map(cellCode);
  const isOne = codes.length === 1;
  const must = 'must not be cut off from the others';
  return {
    id: `connected-${codes.join('-')}`,
    kind: 'connected',
    cells: islands,
    says: `${isOne ? 'The island' : 'The islands'} in ${all(codes, 'en')} ${must}`,
    translated: {
      de: {
        says: `${isOne ? 'Die Insel' : 'Die Inseln'} in ${all(codes, 'de')} ${isOne ? 'darf' : 'dürfen'} nicht von den anderen abgeschnitten sein`,
      },
    },
    ...(codes.length <= MOST_NAMED ? {} : { short: `The ${codes.length} islands with ${codes[0]} ${must}` }),
  };
}

/**
 * The marks of a place: it holds at least one bridge, at least two, and so on.
 * @param counts variables in this order
 */
export function marksOfPlace(ends: Edge, counts: readonly VariableIndex[]): readonly Mark[] {
  return counts.map((variable, index): Mark => {
    const count = index + 1;
    const words = (language: StepLanguage): MarkWords => ({
      yes: has(count, count === counts.length ? '' : AT_LEAST[language], language),
      no: has(index, index === 0 ? '' : AT_MOST[language], language),
      exactly: has(count, EXACTLY[language], language),
    });
    return {
      variable,
      cells: cellsUnder([...ends, count]),
      place: edgeCode(ends),
      atLeast: count,
      ...words('en'),
      translated: { de: words('de') },
    };
  });
}

const AT_LEAST: InLanguages<string> = { en: 'at least ', de: 'mindestens ' };
const AT_MOST: InLanguages<string> = { en: 'at most ', de: 'höchstens ' };
const EXACTLY: InLanguages<string> = { en: 'exactly ', de: 'genau ' };

/** @param how `at least ` */
function has(count: number, how: string, language: StepLanguage): Predicate {
  const number = `${how}${bridgeCount(count, language)}`;
  if (language === 'de') return { one: `hat ${number}`, many: `haben ${count === 0 ? '' : 'je '}${number}` };
  return { one: `has ${number}`, many: `have ${number}${count === 0 ? '' : ' each'}` };
}
