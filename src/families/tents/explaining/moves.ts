/** The moves of Tents, the easiest to see first. */
import { type Move, ONE_RULE, type RankedMoves } from '../../contract/move.js';
import { defineMove } from '../../kit/moves/move.js';
import type { AreaName } from '../../kit/words/areas.js';
import { areaFirst } from '../../kit/words/areas.js';
import { cellsWords } from '../../kit/words/series.js';
import { inWords } from '../../kit/words/words.js';
import type { TentsPuzzle } from '../puzzle.js';
import { campOf } from './camp.js';
import { noRoom, onlyRoom } from './groups.js';
import { supposed } from './supposed.js';
import { treeHasTent } from './trees.js';
import { haveTents, tentCount, treesOf } from './words.js';

/** Cells that touch a tent. */
const noTouching: Move<TentsPuzzle> = defineMove<
  TentsPuzzle,
  { readonly tent: string; readonly cells: readonly string[] }
>({
  id: 'no-touching',
  name: { en: 'tents do not touch', de: 'Zelte berühren sich nicht' },
  isPlain: true,
  reminder: {
    en: 'Cross out the cells around the tents.',
    de: 'Streiche die Felder um die Zelte.',
  },
  *find(board) {
    const camp = campOf(board);
    for (const { rule, marked, open } of camp.open('block')) {
      if (marked.length === 0) continue;
      yield {
        conclusions: open.map((mark) => ({ mark, value: false })),
        rules: [rule.id],
        data: { tent: camp.codes(marked)[0]!, cells: camp.codes(open) },
      };
    }
  },
  says: {
    en: ({ tent, cells: open }) => `${haveTents(open, false, 'en')}, beside the tent in ${tent}.`,
    de: ({ tent, cells: open }) => `Neben dem Zelt in ${tent} ${haveTents(open, false, 'de')}.`,
  },
});

interface OfLine {
  readonly line: AreaName;
  readonly number: number;
  readonly needs: number;
  readonly cells: readonly string[];
}

/** A line with all its tents, or with as many cells left as it needs. */
function lineMove(kind: 'full' | 'last'): Move<TentsPuzzle> {
  const isFull = kind === 'full';
  return defineMove<TentsPuzzle, OfLine>({
    id: isFull ? 'completed-line' : 'last-cells',
    name: isFull
      ? { en: 'completed row or column', de: 'fertige Zeile oder Spalte' }
      : { en: 'last cells', de: 'letzte Felder' },
    cost: 1,
    *find(board) {
      const camp = campOf(board);
      for (const { rule, marked, open } of camp.open('line')) {
        const needs = rule.least - marked.length;
        if (needs !== (isFull ? 0 : open.length)) continue;
        yield {
          conclusions: open.map((mark) => ({ mark, value: !isFull })),
          rules: [rule.id],
          data: { line: rule.area!, number: rule.least, needs, cells: camp.codes(open) },
        };
      }
    },
    says: {
      en: ({ line, number, needs, cells: open }) => {
        const more = needs < number ? ' more' : '';
        if (!isFull)
          return `${areaFirst(line, 'en')} needs ${inWords(needs, 'en')}${more} ${needs === 1 ? 'tent' : 'tents'}, and only ${cellsWords(open, 'en')} ${open.length === 1 ? 'is' : 'are'} left.`;
        const has =
          number === 0 ? 'has the number 0' : `has its ${number === 1 ? 'tent' : tentCount(number, 'en')}`;
        return `${areaFirst(line, 'en')} ${has}, so ${haveTents(open, false, 'en')}.`;
      },
      de: ({ line, number, needs, cells: open }) => {
        const more = needs < number ? 'noch ' : '';
        if (!isFull)
          return `${areaFirst(line, 'de')} braucht ${more}${tentCount(needs, 'de')}, und nur ${cellsWords(open, 'de')} ${open.length === 1 ? 'ist' : 'sind'} übrig.`;
        const has = number === 0 ? 'hat die Zahl 0' : `hat schon ${tentCount(number, 'de')}`;
        return `${areaFirst(line, 'de')} ${has}, also ${haveTents(open, false, 'de')}.`;
      },
    },
  });
}

/** A tree with one cell left for its tent. */
const onlySide: Move<TentsPuzzle> = defineMove<TentsPuzzle, { readonly tree: string; readonly cell: string }>(
  {
    id: 'only-side',
    name: { en: 'only side', de: 'einzige Seite' },
    isSingle: true,
    cost: 1.2,
    *find(board) {
      const camp = campOf(board);
      for (const { rule, marked, open } of camp.open('tree')) {
        if (marked.length > 0 || open.length > 1) continue;
        yield {
          conclusions: [{ mark: open[0]!, value: true }],
          rules: [rule.id],
          data: { tree: rule.tree!, cell: camp.codes(open)[0]! },
        };
      }
    },
    says: {
      en: ({ tree, cell }) => `The tree of ${tree} can have its tent only in ${cell}.`,
      de: ({ tree, cell }) => `Der Baum in ${tree} kann sein Zelt nur in ${cell} haben.`,
    },
  },
);

interface Touched {
  readonly tree: string;
  readonly sides: readonly string[];
  readonly cell: string;
}

/** A cell that touches all cells left for the tent of a tree. */
const touchesAll: Move<TentsPuzzle> = defineMove<TentsPuzzle, Touched>({
  id: 'touches-all',
  name: { en: 'room for a tree', de: 'Platz für einen Baum' },
  cost: 1.8,
  *find(board) {
    const camp = campOf(board);
    for (const { rule, marked, open } of camp.open('tree')) {
      if (marked.length > 0) continue;
      for (const cell of camp.openBeside('block', open[0]!)) {
        const blocks = open.map((place) => camp.ofBoth('block', place, cell)?.id);
        if (open.includes(cell) || blocks.includes(undefined)) continue;
        yield {
          conclusions: [{ mark: cell, value: false }],
          rules: [rule.id, ...new Set(blocks as string[])],
          data: { tree: rule.tree!, sides: camp.codes(open), cell: camp.codes([cell])[0]! },
        };
      }
    }
  },
  says: {
    en: ({ tree, sides, cell }) =>
      `A tent in ${cell} would touch ${cellsWords(sides, 'en')}, and leave ${treesOf([tree], 'en')} no place for its tent. So ${haveTents([cell], false, 'en')}.`,
    de: ({ tree, sides, cell }) =>
      `Ein Zelt in ${cell} würde ${cellsWords(sides, 'de')} berühren, und ${treesOf([tree], 'de')} hätte keinen Platz für sein Zelt. Also ${haveTents([cell], false, 'de')}.`,
  },
});

export const tentsMoves: RankedMoves<TentsPuzzle> = [
  noTouching,
  lineMove('full'),
  lineMove('last'),
  onlySide,
  treeHasTent,
  touchesAll,
  onlyRoom,
  noRoom,
  ONE_RULE,
  supposed,
];
