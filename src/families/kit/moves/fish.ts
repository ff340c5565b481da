/**
 * Fish: the places of a number in as many parallel lines lie in as many lines across, which use each other
 * up; with fins, further places in one box. Sudoku Explainer ranks X-wings 3.2, swordfish 3.8, jellyfish 5.2.
 */
import type { Move } from '../../contract/move.js';
import type { AreaName } from '../words/areas.js';
import { areas as areasWords } from '../words/areas.js';
import { cellsWords } from '../words/series.js';
import { choices } from './choose.js';
import { defineMove } from './move.js';
import { type Area, type NumberGrid, nameOfArea, numberGridOf } from './number-grid.js';
import type { RulesOf } from './singles.js';

const NAMES = {
  2: { id: 'x-wing', name: { en: 'X-wing', de: 'X-Wing' }, cost: 3.2 },
  3: { id: 'swordfish', name: { en: 'swordfish', de: 'Schwertfisch' }, cost: 3.8 },
  4: { id: 'jellyfish', name: { en: 'jellyfish', de: 'Qualle' }, cost: 5.2 },
} as const;

interface Fish {
  readonly number: number;
  readonly bases: readonly AreaName[];
  readonly covers: readonly AreaName[];
}

/** Parallel lines whose places for a number lie in as many lines across. */
export function fish<P>(count: 2 | 3 | 4, rulesOf: RulesOf<P>): Move<P> {
  return defineMove<P, Fish>({
    ...NAMES[count],
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      for (const { number, lines, across } of directions(grid)) {
        const few = lines.filter((line) => within(grid.placesFor(line, number).length, 2, count));
        for (const bases of choices(few, count)) {
          const places = bases.flatMap((base) => grid.placesFor(base, number));
          const covers = across.filter((line) => places.some((place) => line.places.includes(place)));
          if (covers.length !== count) continue;
          const others = elsewhere(grid, covers, places, number);
          if (others.length === 0) continue;
          yield {
            conclusions: others.map((place) => grid.known(place, number, false)),
            rules: [...bases, ...covers].map((area) => grid.rules.areaRule(area, number)),
            data: { number, bases: bases.map(nameOfArea), covers: covers.map(nameOfArea) },
          };
        }
      }
    },
    says: {
      en: ({ number, bases, covers }) =>
        `${upper(areasWords(bases, 'and', 'en'))} have their ${number}s in ${areasWords(covers, 'and', 'en')}, so these have no other ${number}.`,
      de: ({ number, bases, covers }) =>
        `${upper(areasWords(bases, 'and', 'de'))} haben die ${number} in ${areasWords(covers, 'and', 'de')}, also steht sie dort nirgends sonst.`,
    },
  });
}

interface Finned extends Fish {
  readonly fins: readonly string[];
  readonly box: AreaName;
}

/** Two lines whose places lie in two lines across but for some in one box. */
export function finnedXWing<P>(rulesOf: RulesOf<P>): Move<P> {
  return defineMove<P, Finned>({
    id: 'finned-x-wing',
    name: { en: 'finned X-wing', de: 'X-Wing mit Flosse' },
    cost: 4.6,
    *find(board) {
      const grid = numberGridOf(board, rulesOf(board.puzzle));
      const boxes = grid.areas.filter(({ kind }) => kind === 'box');
      for (const { number, lines, across } of directions(grid)) {
        const some = lines.filter((line) => grid.placesFor(line, number).length > 1);
        for (const bases of choices(some, 2)) {
          const places = bases.flatMap((base) => grid.placesFor(base, number));
          const crossed = across.filter((line) => places.some((place) => line.places.includes(place)));
          for (const covers of choices(crossed, 2)) {
            const fins = places.filter((place) => !covers.some((line) => line.places.includes(place)));
            const box = boxes.find((one) => fins.length > 0 && fins.every((fin) => one.places.includes(fin)));
            if (box === undefined) continue;
            const seen = elsewhere(grid, covers, places, number).filter((place) =>
              box.places.includes(place),
            );
            if (seen.length === 0) continue;
            yield {
              conclusions: seen.map((place) => grid.known(place, number, false)),
              rules: [...bases, ...covers, box].map((area) => grid.rules.areaRule(area, number)),
              data: {
                number,
                bases: bases.map(nameOfArea),
                covers: covers.map(nameOfArea),
                fins: grid.codesOf(fins),
                box: nameOfArea(box),
              },
            };
          }
        }
      }
    },
    says: {
      en: ({ number, bases, covers, fins, box }) =>
        `${upper(areasWords(bases, 'and', 'en'))} have their ${number}s in ${areasWords(covers, 'and', 'en')}, but for ${cellsWords(fins, 'en')}: either way no other cell of these ${areasWords([box], 'and', 'en').replace(/^box/, 'lines in box')} is ${number}.`,
      de: ({ number, bases, covers, fins, box }) =>
        `${upper(areasWords(bases, 'and', 'de'))} haben die ${number} in ${areasWords(covers, 'and', 'de')}, abgesehen von ${cellsWords(fins, 'de')}: So oder so steht sie in ${areasWords([box], 'and', 'de')} nirgends sonst in diesen Linien.`,
    },
  });
}

/** Rows with the columns across and the other way round, for each number. */
function directions(grid: NumberGrid) {
  const [rows, columns] = ['row', 'column'].map((kind) => grid.areas.filter((area) => area.kind === kind));
  return grid.numbers.flatMap((number) => [
    { number, lines: rows!, across: columns! },
    { number, lines: columns!, across: rows! },
  ]);
}

/** The open places of a number in some lines, without those of the pattern. */
function elsewhere(
  grid: NumberGrid,
  lines: readonly Area[],
  pattern: readonly number[],
  number: number,
): readonly number[] {
  return lines.flatMap((line) => grid.placesFor(line, number)).filter((place) => !pattern.includes(place));
}

function within(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function upper(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
