/**
 * The kind of the rules of a row or column: of two neighbours one at most is black, of the cells with one
 * number one at most is white.
 *
 * - Rows: each of these is one, and a reason of its own.
 * - Plainly: neighbours of a black cell are white, and so is a cell between two equal numbers; of equal
 *   numbers side by side one is white, so all others with that number are black, as they are beside a white
 *   one in the line.
 */
import { cellCode } from '../../core/index.js';
import type { InLanguages } from '../contract/language.js';
import type { Narrowing, Rule, RuleKind, RuleRows, RuleWords } from '../kit/rules/index.js';
import { type AreaName, area } from '../kit/words/areas.js';
import { cellsWords } from '../kit/words/series.js';
import { NO_NUMBER } from './puzzle.js';

const WHITE = 0b01;
const BLACK = 0b10;

/** A row or column; its places are flags of black cells, from left to right or from above. */
export interface LineRule extends Rule {
  readonly kind: 'line';
  readonly area: AreaName;
  readonly numbers: readonly number[];
  /** The positions of equal numbers, at least two each, in rising order. */
  readonly groups: readonly (readonly number[])[];
}

/** The rule of a line. */
export function lineRule(
  name: AreaName & { readonly kind: 'row' | 'column' },
  places: readonly number[],
  numbers: readonly number[],
): LineRule {
  const positions = new Map<number, number[]>();
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!;
    if (number === NO_NUMBER) continue;
    const own = positions.get(number);
    if (own === undefined) positions.set(number, [at]);
    else own.push(at);
  }
  const groups: number[][] = [];
  for (const own of positions.values()) if (own.length > 1) groups.push(own);
  const id = `${name.kind}-${name.number}`;
  return { kind: 'line', id, role: name.kind, area: name, places, numbers, groups };
}

/** The id of the reason that the place at a position and the one before it are not both black. */
export function neighboursId({ id }: Pick<Rule, 'id'>, at: number): string {
  return `${id}-neighbours-${at}`;
}

/** The id of the reason that of the cells with a number one at most is white. */
export function numberId({ id }: Pick<Rule, 'id'>, number: number): string {
  return `${id}-number-${number}`;
}

export const line: RuleKind<LineRule> = {
  id: 'line',
  issue: 'wrong-line',
  fault({ places, numbers, groups }, values) {
    const isBlack = (at: number): boolean => values[places[at]!] === 1;
    const touching = places.findIndex((_, at) => at > 0 && isBlack(at - 1) && isBlack(at));
    if (touching >= 0)
      return `Two black cells stand side by side, the cells ${touching} and ${touching + 1}.`;
    const twice = groups.find((group) => group.filter((at) => !isBlack(at)).length > 1);
    return twice && `The number ${numbers[twice[0]!]} stands in more than one white cell.`;
  },
  state(rule, rows) {
    const { places, numbers, groups } = rule;
    for (let at = 1; at < places.length; at++) stateNeighbours(rule, at, rows);
    for (const group of groups) stateNumber(rule, numbers[group[0]!]!, group, rows);
  },
  narrow({ places, numbers, groups }, left) {
    for (let at = 0; at < places.length; at++) {
      const between = at > 0 && numbers[at - 1] !== NO_NUMBER && numbers[at - 1] === numbers[at + 1];
      if (between || isBlack(places[at - 1], left) || isBlack(places[at + 1], left)) {
        left.keep(places[at]!, WHITE);
      }
    }
    for (const group of groups) leaveOneWhite(group, places, left);
  },
};

function stateNeighbours(rule: LineRule, at: number, rows: RuleRows): void {
  const places = [rule.places[at - 1]!, rule.places[at]!];
  const pair = places.map((place) => rows.board.cells[place]!);
  const says = (): InLanguages<RuleWords> => {
    const [one, other] = pair.map(cellCode);
    return {
      en: { says: `${one} and ${other} are not both black` },
      de: { says: `${one} und ${other} sind nicht beide schwarz` },
    };
  };
  const suffix = `neighbours-${at}`;
  rows.because(rule, { suffix, role: 'neighbours', says, cells: pair }, () =>
    rows.sum(`${rule.id}-${suffix}`, rows.literalsOf(places, 1), { most: 1 }),
  );
}

/** `Of the 5s in row 3 (r3c1 and r3c4) one at most is white` */
function stateNumber(rule: LineRule, number: number, group: readonly number[], rows: RuleRows): void {
  const places = group.map((at) => rule.places[at]!);
  const own = places.map((place) => rows.board.cells[place]!);
  const says = (): InLanguages<RuleWords> => {
    const codes = own.map(cellCode);
    const [english, german] = [area(rule.area, 'en'), area(rule.area, 'de')];
    return {
      en: { says: `Of the ${number}s in ${english} (${cellsWords(codes, 'en')}) one at most is white` },
      de: { says: `Von den ${number}en in ${german} (${cellsWords(codes, 'de')}) ist höchstens eine weiß` },
    };
  };
  const suffix = `number-${number}`;
  rows.because(rule, { suffix, role: 'equal-numbers', says, cells: own }, () =>
    rows.sum(`${rule.id}-${suffix}`, rows.literalsOf(places, 0), { most: 1 }),
  );
}

function isBlack(place: number | undefined, left: Narrowing): boolean {
  return place !== undefined && left.mask(place) === BLACK;
}

/** Of equal numbers all but a white one are black, or all but two side by side, one of which is white. */
function leaveOneWhite(group: readonly number[], places: readonly number[], left: Narrowing): void {
  for (let index = 0; index < group.length; index++) {
    const at = group[index]!;
    if (left.mask(places[at]!) === WHITE) blackOut(group, at, at, places, left);
    else if (group.length > 2 && group[index + 1] === at + 1) blackOut(group, at, at + 1, places, left);
  }
}

/** All cells of a group are black but those of two positions. */
function blackOut(
  group: readonly number[],
  first: number,
  second: number,
  places: readonly number[],
  left: Narrowing,
): void {
  for (let index = 0; index < group.length; index++) {
    const at = group[index]!;
    if (at !== first && at !== second) left.keep(places[at]!, BLACK);
  }
}
