/** The moves of Masyu, the easiest to see first. */
import { capitalised } from '../../../core/index.js';
import type { StepLanguage } from '../../contract/language.js';
import { type Move, type MoveBoard, ONE_RULE, type RankedMoves } from '../../contract/move.js';
import { whileUnchanged } from '../../kit/moves/latest.js';
import { defineMove } from '../../kit/moves/move.js';
import { bestRefuted, type Consequence, type Follow } from '../../kit/moves/suppose.js';
import type { MasyuPuzzle } from '../puzzle.js';
import { closedBy, closings } from './closing.js';
import { type Line, nameOf, type Obstacle, ofCell } from './consequences.js';
import { Lines } from './lines.js';
import { clause, clauses } from './words.js';

const linesOn = whileUnchanged(
  (board: MoveBoard<MasyuPuzzle>) => new Lines(board.puzzle, (mark) => board.value(mark)),
);

/** A move that is an inference which follows at once, of one sort. */
interface Sort extends Pick<Move, 'id' | 'isPlain' | 'isSingle' | 'cost'> {
  readonly en: string;
  readonly de: string;
  readonly kind: Line['kind'];
  /** The obstacle that forces it, `none` if there is none; absent: there never is. */
  readonly obstacle?: Obstacle['why'] | 'none';
}

const AT_CELLS: readonly Sort[] = [
  { kind: 'full', id: 'completed-cell', en: 'completed cell', de: 'fertiges Feld', isPlain: true },
  {
    kind: 'pass',
    obstacle: 'none',
    ...{ id: 'straight-through', en: 'straight through', de: 'geradeaus', isSingle: true, cost: 1 },
  },
  {
    kind: 'arm',
    ...{ id: 'arm', en: 'arm of a black pearl', de: 'Arm einer schwarzen Perle', isSingle: true, cost: 1 },
  },
  { kind: 'dead-end', id: 'dead-end', en: 'dead end', de: 'Sackgasse', cost: 1.2 },
  { kind: 'only-way', id: 'only-way', en: 'only way on', de: 'einziger Weg', isSingle: true, cost: 1.2 },
  {
    kind: 'away',
    obstacle: 'edge',
    ...{ id: 'black-at-edge', en: 'black pearl at the edge', de: 'schwarze Perle am Rand', cost: 1.2 },
  },
  {
    kind: 'pass',
    obstacle: 'edge',
    ...{ id: 'white-at-edge', en: 'white pearl at the edge', de: 'weiße Perle am Rand', cost: 1.2 },
  },
  {
    kind: 'away',
    obstacle: 'black',
    ...{ id: 'black-pair', en: 'black pearls side by side', de: 'schwarze Perlen nebeneinander', cost: 1.4 },
  },
  {
    kind: 'away',
    obstacle: 'no-line',
    ...{ id: 'blocked-black', en: 'blocked black pearl', de: 'versperrte schwarze Perle', cost: 1.5 },
  },
  {
    kind: 'pass',
    obstacle: 'no-line',
    ...{ id: 'blocked-white', en: 'blocked white pearl', de: 'versperrte weiße Perle', cost: 1.5 },
  },
  {
    kind: 'turn',
    ...{ id: 'turn', en: 'turn beside a white pearl', de: 'Knick an einer weißen Perle', cost: 1.6 },
  },
  {
    kind: 'pass',
    obstacle: 'run',
    ...{ id: 'white-run', en: 'run of white pearls', de: 'Reihe weißer Perlen', cost: 1.8 },
  },
  {
    kind: 'pass',
    obstacle: 'straight',
    ...{ id: 'no-turn', en: 'no turn left', de: 'kein Knick möglich', cost: 2 },
  },
];

const CLOSED_EARLY: Sort = {
  kind: 'closes',
  ...{ id: 'closed-early', en: 'loop closed too early', de: 'zu früh geschlossene Schleife', cost: 2 },
};

type AtOnce = (board: MoveBoard<MasyuPuzzle>) => Iterable<Consequence<Line>>;

function* atCells(board: MoveBoard<MasyuPuzzle>): Iterable<Consequence<Line>> {
  const lines = linesOn(board);
  for (const cell of lines.graph.points.keys()) yield* ofCell(lines, cell);
}

function moveOf({ en, de, kind, obstacle, ...move }: Sort, all: AtOnce = atCells): Move<MasyuPuzzle> {
  return defineMove<MasyuPuzzle, Line>({
    ...move,
    name: { en, de },
    *find(board) {
      for (const { conclusions, rules, says } of all(board)) {
        if (conclusions.every(({ mark }) => board.value(mark) !== undefined)) continue;
        const data = says(conclusions);
        if (data.kind === kind && obstacleTo(data) === obstacle) yield { conclusions, rules: rules(), data };
      }
    },
    says: { en: (line) => sentence(line, 'en'), de: (line) => sentence(line, 'de') },
  });
}

function obstacleTo(line: Line): Sort['obstacle'] {
  return line.kind === 'away' || line.kind === 'pass' ? (line.obstacle?.why ?? 'none') : undefined;
}

function sentence(line: Line, language: StepLanguage): string {
  return `${capitalised(clause(line, language))}.`;
}

interface Supposed {
  readonly place: string;
  readonly has: boolean;
  readonly lines: readonly Line[];
}

/** A line or none, supposed, that leads to something impossible by as few rules as there are. */
const supposition: Move<MasyuPuzzle> = defineMove<MasyuPuzzle, Supposed>({
  id: 'supposition',
  *find(board) {
    const refuted = bestRefuted(board, followOn(board));
    if (refuted === undefined) return;
    const { supposed, lines, rules } = refuted;
    const place = nameOf(linesOn(board), supposed.mark);
    yield {
      conclusions: [{ ...supposed, value: !supposed.value }],
      rules,
      data: { place, has: supposed.value, lines },
    };
  },
  says: {
    en: ({ place, has, lines }) =>
      `${has ? 'With' : 'Without'} ${place}, ${clauses(lines, 'en')}. So ${place} has ${has ? 'no' : 'a'} line.`,
    de: ({ place, has, lines }) =>
      `${has ? 'Mit' : 'Ohne'} ${place}: ${clauses(lines, 'de')}. Also hat ${place} ${has ? 'keine' : 'eine'} Linie.`,
  },
});

/** All that follows at once from one more value: in the cells nearby, and where a chain of lines ends. */
function followOn(board: MoveBoard<MasyuPuzzle>): Follow<Line> {
  return function* (values, changed) {
    const lines = new Lines(board.puzzle, values);
    for (const cell of lines.near(changed)) yield* ofCell(lines, cell);
    if (values(changed) === true) yield* closedBy(lines, changed, board);
  };
}

export const masyuMoves: RankedMoves<MasyuPuzzle> = [
  ...AT_CELLS.map((sort) => moveOf(sort)),
  moveOf(CLOSED_EARLY, (board) => closings(linesOn(board), board)),
  ONE_RULE,
  supposition,
];
