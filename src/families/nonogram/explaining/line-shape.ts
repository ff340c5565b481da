/**
 * A row or column as a step sees it, one character for each cell, so that techniques are patterns of text.
 */
import type { Mark, MarkedValue, ReasonShape, StepShape } from '../../contract/explaining.js';
import { IS_EMPTY, IS_FILLED } from './reasons.js';

/** Known filled, known empty, concluded filled, concluded empty, not known, known and not needed. */
type LineSign = '#' | '.' | 'F' | 'E' | '?' | '-';

/**
 * The line of the only reason of a step, in the order of its cells; undefined where there are several
 * reasons. Notes on colours that a cell cannot have are left out.
 */
export function lineShape(step: StepShape): string | undefined {
  const before = made.get(step);
  if (before !== undefined) return before.line;
  const line = lineOf(step);
  made.set(step, { line });
  return line;
}

/** Every technique looks at the line of a step, which is made once. */
const made = new WeakMap<StepShape, { readonly line: string | undefined }>();

function lineOf({ reasons, conclusions, facts, open }: StepShape): string | undefined {
  const [line, ...others] = reasons;
  if (line === undefined || others.length > 0) return undefined;
  const signs = new Map<string, LineSign>();
  for (const mark of open) signs.set(placeOf(mark), '?');
  addContents(signs, facts, { filled: '#', empty: '.' });
  addContents(signs, conclusions, { filled: 'F', empty: 'E' });
  return signsAlong(line, signs);
}

function signsAlong({ cells }: ReasonShape, signs: ReadonlyMap<string, LineSign>): string {
  return cells.map((cell) => signs.get(cell.join()) ?? '-').join('');
}

function addContents(
  signs: Map<string, LineSign>,
  values: readonly MarkedValue[],
  { filled, empty }: Readonly<Record<'filled' | 'empty', LineSign>>,
): void {
  for (const marked of values) {
    const content = contentOf(marked);
    if (content !== undefined) signs.set(placeOf(marked.mark), content === 'filled' ? filled : empty);
  }
}

/** The content of a cell by a mark with its value; undefined: only a colour that it does not have. */
export function contentOf({ mark, value }: MarkedValue): 'filled' | 'empty' | undefined {
  const said = (value ? mark.yes : mark.no).one;
  if (said === IS_EMPTY.one) return 'empty';
  return value || said === IS_FILLED.one ? 'filled' : undefined;
}

function placeOf({ cells }: Mark): string {
  return cells[0]!.join();
}
