/** The moves of Masyu, the easiest to see first. */
import { capitalised } from '../../../core/index.js';
import type { StepLanguage } from '../../contract/language.js';
import { type Move, type MoveBoard, ONE_RULE, type RankedMoves } from '../../contract/move.js';
import { whileUnchanged } from '../../kit/moves/latest.js';
import { defineMove } from '../../kit/moves/move.js';
import { bestRefuted, type Consequence, type Follow } from '../../kit/moves/suppose.js';
import type { MasyuPuzzle } from '../puzzle.js';
import { closedBy, closings } from './closing.js';
import { type Line, nameOf, ofCell } from './consequences.js';
import { Lines } from './lines.js';
import { clause, clauses } from './words.js';

const linesOn = whileUnchanged(
  (board: MoveBoard<MasyuPuzzle>) => new Lines(board.puzzle, (mark) => board.value(mark)),
);

type AtOnce = (board: MoveBoard<MasyuPuzzle>) => Iterable<Consequence<Line>>;

function* atCells(board: MoveBoard<MasyuPuzzle>): Iterable<Consequence<Line>> {
  const lines = linesOn(board);
  for (const cell of lines.graph.points.keys()) yield* ofCell(lines, cell);
}

/** A move that is an inference which follows at once, of one sort. */
function atOnce(
  accepts: (line: Line) => boolean,
  move: Pick<Move, 'id' | 'name' | 'isPlain' | 'isSingle' | 'cost'>,
  all: AtOnce = atCells,
): Move<MasyuPuzzle> {
  return defineMove<MasyuPuzzle, Line>({
    ...move,
    *find(board) {
      for (const { conclusions, rules, says } of all(board)) {
        const data = says(conclusions);
        const isNew = conclusions.some(({ mark }) => board.value(mark) === undefined);
        if (isNew && accepts(data)) yield { conclusions, rules: rules(), data };
      }
    },
    says: { en: (line) => sentence(line, 'en'), de: (line) => sentence(line, 'de') },
  });
}

function sentence(line: Line, language: StepLanguage): string {
  return `${capitalised(clause(line, language))}.`;
}

function obstacleIn(line: Line): string | undefined {
  return line.kind === 'away' || line.kind === 'pass' ? (line.obstacle?.why ?? 'none') : undefined;
}

function ofKind(kind: Line['kind'], ...obstacles: readonly string[]): (line: Line) => boolean {
  return (line) =>
    line.kind === kind && (obstacles.length === 0 || obstacles.includes(obstacleIn(line) ?? ''));
}

const completedCell = atOnce(ofKind('full'), {
  id: 'completed-cell',
  name: { en: 'completed cell', de: 'fertiges Feld' },
  isPlain: true,
});

const straightOn = atOnce(ofKind('pass', 'none'), {
  id: 'straight-through',
  name: { en: 'straight through', de: 'geradeaus' },
  isSingle: true,
  cost: 1,
});

const arm = atOnce(ofKind('arm'), {
  id: 'arm',
  name: { en: 'arm of a black pearl', de: 'Arm einer schwarzen Perle' },
  isSingle: true,
  cost: 1,
});

const deadEnd = atOnce(ofKind('dead-end'), {
  id: 'dead-end',
  name: { en: 'dead end', de: 'Sackgasse' },
  cost: 1.2,
});

const onlyWay = atOnce(ofKind('only-way'), {
  id: 'only-way',
  name: { en: 'only way on', de: 'einziger Weg' },
  isSingle: true,
  cost: 1.2,
});

const blackAtEdge = atOnce(ofKind('away', 'edge'), {
  id: 'black-at-edge',
  name: { en: 'black pearl at the edge', de: 'schwarze Perle am Rand' },
  cost: 1.2,
});

const whiteAtEdge = atOnce(ofKind('pass', 'edge'), {
  id: 'white-at-edge',
  name: { en: 'white pearl at the edge', de: 'weiße Perle am Rand' },
  cost: 1.2,
});

const blackPair = atOnce(ofKind('away', 'black'), {
  id: 'black-pair',
  name: { en: 'black pearls side by side', de: 'schwarze Perlen nebeneinander' },
  cost: 1.4,
});

const blockedBlack = atOnce(ofKind('away', 'no-line'), {
  id: 'blocked-black',
  name: { en: 'blocked black pearl', de: 'versperrte schwarze Perle' },
  cost: 1.5,
});

const blockedWhite = atOnce(ofKind('pass', 'no-line'), {
  id: 'blocked-white',
  name: { en: 'blocked white pearl', de: 'versperrte weiße Perle' },
  cost: 1.5,
});

const whiteRun = atOnce(ofKind('pass', 'run'), {
  id: 'white-run',
  name: { en: 'run of white pearls', de: 'Reihe weißer Perlen' },
  cost: 1.8,
});

const noTurn = atOnce(ofKind('pass', 'straight'), {
  id: 'no-turn',
  name: { en: 'no turn left', de: 'kein Knick möglich' },
  cost: 2,
});

const closedEarly = atOnce(
  ofKind('closes'),
  { id: 'closed-early', name: { en: 'loop closed too early', de: 'zu früh geschlossene Schleife' }, cost: 2 },
  (board) => closings(linesOn(board), board),
);

const turn = atOnce(ofKind('turn'), {
  id: 'turn',
  name: { en: 'turn beside a white pearl', de: 'Knick an einer weißen Perle' },
  cost: 1.6,
});

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

interface Supposed {
  readonly place: string;
  readonly has: boolean;
  readonly lines: readonly Line[];
}

/** All that follows at once from one more value: in the cells at most two steps away, and along lines. */
function followOn(board: MoveBoard<MasyuPuzzle>): Follow<Line> {
  return function* (values, changed) {
    const lines = new Lines(board.puzzle, values);
    for (const cell of lines.near(changed)) yield* ofCell(lines, cell);
    if (values(changed) === true) yield* closedBy(lines, changed, board);
  };
}

export const masyuMoves: RankedMoves<MasyuPuzzle> = [
  completedCell,
  straightOn,
  arm,
  deadEnd,
  onlyWay,
  blackAtEdge,
  whiteAtEdge,
  blackPair,
  blockedBlack,
  blockedWhite,
  turn,
  whiteRun,
  noTurn,
  closedEarly,
  ONE_RULE,
  supposition,
];
