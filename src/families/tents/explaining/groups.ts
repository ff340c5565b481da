/** Lines in which the cells left stand side by side: of two neighbours one at most has a tent. */
import type { StepLanguage } from '../../contract/language.js';
import type { Move, MoveBoard } from '../../contract/move.js';
import type { CountNow } from '../../kit/moves/counted.js';
import { defineMove } from '../../kit/moves/move.js';
import type { AreaName } from '../../kit/words/areas.js';
import { area, areaFirst } from '../../kit/words/areas.js';
import { all, anyOf, cellsWords } from '../../kit/words/series.js';
import { inWords } from '../../kit/words/words.js';
import type { TentsPuzzle } from '../puzzle.js';
import { type Camp, campOf } from './camp.js';
import { haveTents, tentCount } from './words.js';

/** Open cells of a line, each touching the next. */
type Run = readonly number[];

/** The runs of a line, without some cells. */
function runsOf(camp: Camp, { open }: CountNow, without: ReadonlySet<number> = new Set()): readonly Run[] {
  const runs: number[][] = [];
  for (const place of open) {
    if (without.has(place)) continue;
    const last = runs.at(-1);
    if (last !== undefined && camp.ofBoth('block', last.at(-1)!, place) !== undefined) last.push(place);
    else runs.push([place]);
  }
  return runs;
}

/** Most tents in runs. */
function roomIn(runs: readonly Run[]): number {
  return runs.reduce((sum, { length }) => sum + Math.ceil(length / 2), 0);
}

/** The blocks by which two neighbours of a run have one tent at most. */
function blocksIn(camp: Camp, runs: readonly Run[]): readonly string[] {
  return runs.flatMap((run) =>
    run.slice(1).map((place, index) => camp.ofBoth('block', run[index]!, place)!.id),
  );
}

interface OnlyRoom {
  readonly line: AreaName;
  readonly needs: number;
  readonly runs: readonly (readonly string[])[];
  readonly tents: readonly string[];
  readonly none: readonly string[];
}

/** A line that needs as many tents as its runs have room for. */
export const onlyRoom: Move<TentsPuzzle> = defineMove<TentsPuzzle, OnlyRoom>({
  id: 'only-room',
  name: { en: 'only room', de: 'gerade genug Platz' },
  cost: 2.7,
  *find(board) {
    const camp = campOf(board);
    for (const line of camp.open('line')) {
      const needs = line.rule.least - line.marked.length;
      const runs = runsOf(camp, line);
      if (needs < 1 || roomIn(runs) !== needs) continue;
      const odd = runs.filter(({ length }) => length % 2 === 1);
      const tents = odd.flatMap((run) => run.filter((_, index) => index % 2 === 0));
      const between = odd.flatMap((run) => run.filter((_, index) => index % 2 === 1));
      const beside = pairsOf(runs).flatMap((pair) => besidePair(camp, pair, line.open));
      const none = [...new Set([...between, ...beside.map(({ cell }) => cell)])];
      if (tents.length + none.length === 0) continue;
      yield {
        conclusions: [
          ...tents.map((mark) => ({ mark, value: true })),
          ...none.map((mark) => ({ mark, value: false })),
        ],
        rules: [
          ...new Set([line.rule.id, ...blocksIn(camp, runs), ...beside.flatMap(({ blocks }) => blocks)]),
        ],
        data: {
          line: line.rule.area!,
          needs,
          runs: runs.map((run) => camp.codes(run)),
          tents: camp.codes(tents),
          none: camp.codes(none),
        },
      };
    }
  },
  says: {
    en: ({ line, needs, runs, tents, none }) =>
      `${areaFirst(line, 'en')} needs ${tentCount(needs, 'en')} and has room for just ${roomWords(runs, 'en')}, so ${soWords(tents, none, 'en')}.`,
    de: ({ line, needs, runs, tents, none }) =>
      `${areaFirst(line, 'de')} braucht ${tentCount(needs, 'de')} und hat gerade Platz für ${roomWords(runs, 'de')}, also ${soWords(tents, none, 'de')}.`,
  },
});

/** `one in r6c1 and two in r6c3 to r6c5` */
function roomWords(runs: OnlyRoom['runs'], language: StepLanguage): string {
  return all(
    runs.map((run) => {
      const count = Math.ceil(run.length / 2);
      const number = count === 1 && language === 'de' ? 'eins' : inWords(count, language);
      return `${number} in ${run.length === 2 ? anyOf(run, language) : cellsWords(run, language)}`;
    }),
    language,
  );
}

function soWords(tents: readonly string[], none: readonly string[], language: StepLanguage): string {
  const parts = [
    ...(tents.length > 0 ? [haveTents(tents, true, language)] : []),
    ...(none.length > 0 ? [haveTents(none, false, language)] : []),
  ];
  return all(parts, language);
}

/** The pairs of neighbours, of runs of an even number of cells, that have one tent each. */
function pairsOf(runs: readonly Run[]): readonly (readonly [number, number])[] {
  return runs
    .filter(({ length }) => length % 2 === 0)
    .flatMap((run) =>
      run.flatMap((place, index) => (index % 2 === 0 ? [[place, run[index + 1]!] as const] : [])),
    );
}

/** The cells that touch both cells of a pair, whichever has the tent. */
function besidePair(camp: Camp, [one, other]: readonly [number, number], line: readonly number[]) {
  return camp.openBeside('block', one).flatMap((cell) => {
    const blocks = [camp.ofBoth('block', one, cell)?.id, camp.ofBoth('block', other, cell)?.id];
    const isBeside = cell !== other && !line.includes(cell) && !blocks.includes(undefined);
    return isBeside ? [{ cell, blocks: blocks as string[] }] : [];
  });
}

interface NoRoom {
  readonly line: AreaName;
  readonly needs: number;
  readonly room: number;
  readonly cell: string;
}

/** A cell whose tent would touch too many cells of a line. */
export const noRoom: Move<TentsPuzzle> = defineMove<TentsPuzzle, NoRoom>({
  id: 'room-for-line',
  name: { en: 'room for a row or column', de: 'Platz für eine Zeile oder Spalte' },
  cost: 3.2,
  *find(board: MoveBoard<TentsPuzzle>) {
    const camp = campOf(board);
    for (const line of camp.open('line')) {
      const needs = line.rule.least - line.marked.length;
      if (needs < 1 || roomIn(runsOf(camp, line)) > needs + 1) continue;
      const around = new Set(line.open.flatMap((place) => camp.openBeside('block', place)));
      for (const cell of around) {
        if (line.rule.places.includes(cell)) continue;
        const touched = line.open.filter((place) => camp.ofBoth('block', place, cell) !== undefined);
        const runs = runsOf(camp, line, new Set(touched));
        const room = roomIn(runs);
        if (room >= needs) continue;
        const blocks = touched.map((place) => camp.ofBoth('block', place, cell)!.id);
        yield {
          conclusions: [{ mark: cell, value: false }],
          rules: [...new Set([line.rule.id, ...blocks, ...blocksIn(camp, runs)])],
          data: { line: line.rule.area!, needs, room, cell: camp.codes([cell])[0]! },
        };
      }
    }
  },
  says: {
    en: ({ line, needs, room, cell }) =>
      `A tent in ${cell} would leave ${area(line, 'en')} room for only ${inWords(room, 'en')} of ${tentCount(needs, 'en')}.`.replace(
        'room for only no of',
        'no room for',
      ),
    de: ({ line, needs, room, cell }) =>
      `Ein Zelt in ${cell} ließe in ${area(line, 'de')} nur noch Platz für ${room === 0 ? 'kein Zelt' : tentCount(room, 'de')} statt ${inWords(needs, 'de')}.`.replace(
        /nur noch Platz für kein Zelt statt ein/,
        'keinen Platz für das Zelt',
      ),
  },
});
