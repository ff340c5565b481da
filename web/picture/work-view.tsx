/** The work in progress on the picture screen. */
import { CellsImage } from './cells-image.js';
import { takeBest } from './propose.js';
import { canvas } from './state.js';
import { cancelWork, type Work, work } from './work.js';

const STEPS: Readonly<Record<string, string>> = {
  drawings: 'Trying several renderings',
  puzzles: 'Making puzzles of the best ones',
  repair: 'Looking for the fewest changes',
  givens: 'Looking for the fewest cells to give',
  squares: 'Placing translucent squares',
  check: 'Proving that there is one solution',
};

/** The work in progress, how far it is, the best so far, and the buttons that end it. */
export function WorkView() {
  const now = work.value;
  if (now === undefined) return null;
  const { progress, best } = now;
  const { done, of } = progress ?? {};
  return (
    <section class="work" aria-label="Work">
      <p>
        {stepOf(now)}
        {of === undefined ? ' …' : ` (${done} of ${of}) …`}
      </p>
      <progress {...(of === undefined ? {} : { max: of, value: done ?? 0 })} aria-label="Progress" />
      <Best now={now} />
      <div class="buttons">
        <button type="button" onClick={cancelWork}>
          Cancel
        </button>
        {best !== undefined && now.what !== 'renderings' && (
          <button type="button" onClick={takeBest}>
            Take the best so far
          </button>
        )}
      </div>
    </section>
  );
}

function stepOf({ what, progress }: Work): string {
  const step = progress?.step ?? FIRST_STEPS[what];
  return STEPS[step] ?? step;
}

/** The first step of each piece of work. */
const FIRST_STEPS: Readonly<Record<Work['what'], string>> = {
  drawing: 'drawings',
  picture: 'drawings',
  renderings: 'puzzles',
  repair: 'repair',
  givens: 'givens',
};

/** The best picture so far beside the bounds on its cost. */
function Best({ now: { what, progress, best } }: { readonly now: Work }) {
  const { lower, upper } = progress ?? {};
  if (lower === undefined && best === undefined) return null;
  const cells = what === 'givens' ? 'given cells' : 'changed cells';
  const marks = best === undefined ? [] : marksOf(best);
  return (
    <div class="best">
      {best !== undefined && <CellsImage painting={best} marks={marks} label="the best so far" />}
      <dl>
        {upper !== undefined && Number.isFinite(upper) && (
          <>
            <dt>The best so far</dt>
            <dd>
              {upper} {cells}
            </dd>
          </>
        )}
        {lower !== undefined && (
          <>
            <dt>Proved</dt>
            <dd>at least {lower}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

/**
 * The cells that the best picture gives, or those where it differs from the cells on the screen if it began
 * with them.
 */
function marksOf({ rows, given }: NonNullable<Work['best']>) {
  const before = canvas.value?.rows;
  const isMarked = (row: number, column: number): boolean =>
    given === undefined ? before?.[row]?.[column] !== rows[row]![column] : given[row]![column] !== '?';
  const isSameSize = before?.length === rows.length && before[0]!.length === rows[0]!.length;
  if (given === undefined && !isSameSize) return [];
  return rows.flatMap((line, row) =>
    [...line].flatMap((_, column) => (isMarked(row, column) ? [[row, column] as const] : [])),
  );
}
