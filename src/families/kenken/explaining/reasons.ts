/** The rules and clues of Calcudoku as reasons, in words. */
import { capitalised, cellCode, type NamedCells } from '../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../contract/language.js';
import type { Reason } from '../../contract/reason.js';
import { germanArea } from '../../kit/words/german.js';
import { listed } from '../../kit/words/words.js';
import type { Cage } from '../puzzle.js';
import { SIGNS } from '../signs.js';

/** A row or column. That each of its cells holds one number is part of it. */
export function everyNumberOnce({ name, cells }: NamedCells, size: number): Reason {
  return {
    id: name.replace(' ', '-'),
    kind: name.split(' ')[0]!,
    cells,
    says: `${capitalised(name)} holds every number from 1 to ${size} once`,
    exclusive: true,
    translated: { de: { says: `${germanArea(name)} enthält jede Zahl von 1 bis ${size} einmal` } },
  };
}

/** A cage with its clue. That numbers do not repeat in a line of the cage is part of it. */
export function cageClue(cage: Cage): Reason {
  const codes = cage.cells.map(cellCode);
  const subjects = { en: `The cage ${clueOf(cage)} in`, de: `Der Käfig ${clueOf(cage)} in` };
  const lists = { en: listed(codes), de: listed(codes).replace(' and ', ' und ') };
  const says = (language: StepLanguage): string =>
    `${subjects[language]} ${lists[language]} ${predicate(cage, language)}`;
  return {
    id: cageId(cage),
    kind: 'cage',
    cells: cage.cells,
    says: `${says('en')}${repeats(cage) ? ' without a number twice in a line' : ''}`,
    ...(codes.length < 3
      ? {}
      : { short: `The cage ${clueOf(cage)} of ${codes[0]} ${predicate(cage, 'en')}` }),
    translated: {
      de: { says: `${says('de')}${repeats(cage) ? ', ohne eine Zahl zweimal in einer Linie' : ''}` },
    },
  };
}

/** The id of the reason of a cage. */
export function cageId({ cells }: Cage): string {
  return `cage-${cellCode(cells[0]!)}`;
}

/** The clue as it stands in the cage: `12×`. */
export function clueOf({ target, op }: Cage): string {
  return `${target}${op === null ? '' : SIGNS[op]}`;
}

/** The predicate for each operation. */
const PREDICATES: Readonly<Record<Exclude<Cage['op'], null>, InLanguages<string>>> = {
  '=': { en: 'holds', de: 'enthält' },
  '-': { en: 'has the difference', de: 'hat die Differenz' },
  '/': { en: 'has the quotient', de: 'hat den Quotienten' },
  '+': { en: 'adds up to', de: 'hat die Summe' },
  '*': { en: 'multiplies to', de: 'hat das Produkt' },
};

function predicate({ op, target }: Cage, language: StepLanguage): string {
  if (op !== null) return `${PREDICATES[op][language]} ${target}`;
  return language === 'en'
    ? `makes ${target} by an operation that is not given`
    : `ergibt ${target} durch eine Rechenart, die nicht angegeben ist`;
}

/** True if equal numbers could make the target, so that it matters that none repeats in a line. */
function repeats({ op, target, cells }: Cage): boolean {
  if (op !== '+' && op !== '*') return false;
  const equal = op === '+' ? target / 2 : Math.sqrt(target);
  return cells.length > 2 || Number.isInteger(equal);
}
