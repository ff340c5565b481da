/** The work in progress on the picture screen. */

import { type PlainKey, say } from '../words/index.js';
import { CellsImage } from './cells-image.js';
import { takeBest } from './propose.js';
import { canvas } from './state.js';
import { cancelWork, type Work, work } from './work.js';

const STEPS: Readonly<Record<string, PlainKey>> = {
  drawings: 'workDrawings',
  puzzles: 'workPuzzles',
  repair: 'workRepair',
  givens: 'workGivens',
  squares: 'workSquares',
  check: 'workCheck',
};

/** The work in progress, how far it is, the best so far, and the buttons that end it. */
export function WorkView() {
  const now = work.value;
  if (now === undefined) return null;
  const { progress, best } = now;
  const { done, of } = progress ?? {};
  return (
    <section class="work" aria-label={say('work')}>
      <p>
        {of === undefined
          ? say('workStep', { step: stepOf(now) })
          : say('workDone', { step: stepOf(now), done: done ?? 0, of })}
      </p>
      <progress {...(of === undefined ? {} : { max: of, value: done ?? 0 })} aria-label={say('progress')} />
      <Best now={now} />
      <div class="buttons">
        <button type="button" onClick={cancelWork}>
          {say('cancel')}
        </button>
        {best !== undefined && now.what !== 'renderings' && (
          <button type="button" onClick={takeBest}>
            {say('takeBest')}
          </button>
        )}
      </div>
    </section>
  );
}

function stepOf({ what, progress }: Work): string {
  const step = progress?.step ?? FIRST_STEPS[what];
  const words = STEPS[step];
  return words === undefined ? step : say(words);
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
  const marks = best === undefined ? [] : marksOf(best);
  return (
    <div class="best">
      {best !== undefined && <CellsImage painting={best} marks={marks} label={say('bestSoFar')} />}
      <dl>
        {upper !== undefined && Number.isFinite(upper) && (
          <>
            <dt>{say('bestSoFar')}</dt>
            <dd>{say(what === 'givens' ? 'givenCells' : 'changedCells', { count: upper })}</dd>
          </>
        )}
        {lower !== undefined && (
          <>
            <dt>{say('proved')}</dt>
            <dd>{say('atLeast', { number: lower })}</dd>
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
