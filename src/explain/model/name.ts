/** Names of steps and the players' arguments for them: a step as techniques and families see it. */
import type {
  Known,
  Mark,
  MarkedValue,
  ReasonShape,
  StepShape,
  Technique,
} from '../../families/contract/index.js';
import type { Board } from './board.js';
import type { Part } from './part.js';
import type { KnownBefore, StepName } from './step.js';

/** A step before it has words. */
export interface Wordless {
  readonly parts: readonly Part[];
  readonly facts: readonly Known[];
  readonly conclusions: readonly Known[];
  /** Positions of the parts of which only that entries keep others away is used. Default: none. */
  readonly onlyExcluding?: ReadonlySet<number>;
}

/** The first technique that a step is an instance of. */
export function nameOf(techniques: readonly Technique[], shape: StepShape): StepName | undefined {
  const technique = techniques.find((one) => one.matches(shape));
  return technique === undefined ? undefined : { id: technique.id, name: technique.name };
}

/**
 * A step as techniques see it.
 * @param before the facts known before the step
 */
export function shapeOf(
  board: Board,
  { parts, facts, conclusions, onlyExcluding }: Wordless,
  before: KnownBefore,
): StepShape {
  const marked = ({ mark, value }: Known) => ({ mark: board.marks[mark]!, value });
  const reasons = parts.map(({ reason, half }, position) => {
    const { id, kind, cells } = board.reasons[reason]!.reason;
    const onlyExcludes = onlyExcluding?.has(position) === true;
    return {
      id,
      kind,
      cells,
      ...(half === undefined ? {} : { half }),
      ...(onlyExcludes ? { onlyExcludes } : {}),
    };
  });
  let open: readonly Mark[] | undefined;
  let known: readonly MarkedValue[] | undefined;
  return {
    reasons,
    conclusions: conclusions.map(marked),
    facts: facts.map(marked),
    // Few techniques look at these, and those that do more than once.
    get open() {
      if (open !== undefined) return open;
      const concluded = new Set(conclusions.map(({ mark }) => mark));
      open = marksOf(board, reasons)
        .filter((mark) => !before.isKnown(mark) && !concluded.has(mark))
        .map((mark) => board.marks[mark]!);
      return open;
    },
    get known() {
      known ??= marksOf(board, reasons)
        .filter((mark) => before.isKnown(mark))
        .map((mark) => marked(before.truth(mark)));
      return known;
    },
  };
}

/** The marks with a cell of a reason. */
function marksOf(board: Board, reasons: readonly ReasonShape[]): readonly number[] {
  return board.marksIn(reasons.flatMap(({ cells }) => cells));
}

/** Marks with their values by their positions. */
export function positioned(marks: readonly Mark[], values: readonly MarkedValue[]): readonly Known[] {
  return values.map(({ mark, value }) => ({ mark: marks.indexOf(mark), value }));
}
