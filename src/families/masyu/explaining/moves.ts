/** The moves of Masyu, the easiest to see first. */
import type { StepLanguage } from '../../contract/language.js';
import { type Move, ONE_RULE, type RankedMoves } from '../../contract/move.js';
import { followLoop } from '../../kit/moves/loop-follow.js';
import { closedLoop, pointMoves } from '../../kit/moves/loop-moves.js';
import { loopClause, type PointForced } from '../../kit/moves/loop-words.js';
import { defineMove } from '../../kit/moves/move.js';
import { bestRefuted, type Follow } from '../../kit/moves/suppose.js';
import { sentence } from '../../kit/words/words.js';
import type { MasyuPuzzle } from '../puzzle.js';
import { type Line, type Obstacle, ofPearl } from './consequences.js';
import { crossings } from './crossings.js';
import { type Lines, linesOf } from './lines.js';
import { clauseOf } from './words.js';

/** A move that is an inference which follows at once, of one sort. */
interface Sort extends Pick<Move, 'id' | 'isPlain' | 'isSingle' | 'cost'> {
  readonly en: string;
  readonly de: string;
  readonly kind: Line['kind'];
  /** The obstacle that forces it, `none` if there is none; absent: there never is. */
  readonly obstacle?: Obstacle['why'] | 'none';
}

const AT_PEARLS: readonly Sort[] = [
  {
    kind: 'pass',
    obstacle: 'none',
    ...{ id: 'straight-through', en: 'straight through', de: 'geradeaus', isSingle: true, cost: 1 },
  },
  {
    kind: 'arm',
    ...{ id: 'arm', en: 'arm of a black pearl', de: 'Arm einer schwarzen Perle', isSingle: true, cost: 1 },
  },
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

function moveOf({ en, de, kind, obstacle, ...move }: Sort): Move<MasyuPuzzle> {
  return defineMove<MasyuPuzzle, Line>({
    ...move,
    name: { en, de },
    *find(board) {
      const lines = linesOf(board);
      for (const cell of lines.layout.lines.points.keys()) {
        for (const { conclusions, rules, says } of ofPearl(lines, cell)) {
          if (conclusions.every(({ mark }) => board.value(mark) !== undefined)) continue;
          const data = says(conclusions);
          if (data.kind === kind && obstacleTo(data) === obstacle)
            yield { conclusions, rules: rules(), data };
        }
      }
    },
    says: { en: (line) => sentence(clauseOf(line).en), de: (line) => sentence(clauseOf(line).de) },
  });
}

function obstacleTo(line: Line): Sort['obstacle'] {
  return line.kind === 'away' || line.kind === 'pass' ? (line.obstacle?.why ?? 'none') : undefined;
}

/** An inference at once, from a pearl or from the rules of every loop. */
type Step = Line | PointForced;

interface Supposed {
  readonly place: string;
  readonly has: boolean;
  readonly steps: readonly Step[];
}

/** A line or none, supposed, that leads to something impossible by as few rules as there are. */
const supposition: Move<MasyuPuzzle> = defineMove<MasyuPuzzle, Supposed>({
  id: 'supposition',
  *find(board) {
    const refuted = bestRefuted(board, followOn(linesOf(board)));
    if (refuted === undefined) return;
    const { supposed, lines, rules } = refuted;
    const place = linesOf(board).placeName(supposed.mark).en;
    yield {
      conclusions: [{ ...supposed, value: !supposed.value }],
      rules,
      data: { place, has: supposed.value, steps: lines },
    };
  },
  says: {
    en: ({ place, has, steps }) =>
      `${has ? 'With' : 'Without'} a line along ${place}, ${clauses(steps, 'en')}. So ${place} has ${has ? 'no' : 'a'} line.`,
    de: ({ place, has, steps }) =>
      `Hätte ${place} ${has ? 'eine' : 'keine'} Linie: ${clauses(steps, 'de')}. Also hat ${place} ${has ? 'keine' : 'eine'} Linie.`,
  },
});

/** All that follows at once from one more value: in the cells nearby, and where it closes a loop. */
function followOn(lines: Lines): Follow<Step> {
  const loop = followLoop(lines);
  return function* (values, changed) {
    const now = lines.with(values);
    for (const cell of now.near(changed)) yield* ofPearl(now, cell);
    yield* loop(values, changed);
  };
}

/** Steps one after the other; what players cross out without a word is left out. */
function clauses(steps: readonly Step[], language: StepLanguage): string {
  return steps
    .filter((step) => 'kind' in step || step.lines !== 2)
    .map((step) => ('kind' in step ? clauseOf(step)[language] : loopClause(step, language)))
    .join('; ');
}

const points = pointMoves(linesOf);

export const masyuMoves: RankedMoves<MasyuPuzzle> = [
  points.passed,
  points.goesOn,
  points.deadEnd,
  ...AT_PEARLS.map(moveOf),
  closedLoop(linesOf, 3),
  crossings,
  ONE_RULE,
  supposition,
];
