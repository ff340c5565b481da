/** The statistics on the screen. */
import { useSignal } from '@preact/signals';
import { dateOf } from '../day/request.js';
import { nameOfFamily } from '../engine/families.js';
import { REACH } from '../ui/rating.js';
import { minutesAndSeconds } from '../ui/time.js';
import { clearSolved, solved } from './solved.js';
import { type Row, rowsOf, streaksOf } from './summary.js';

function difficultyWords(difficulty: Row['difficulty']): string {
  if (difficulty === undefined) return 'not known';
  return difficulty in REACH ? REACH[difficulty as keyof typeof REACH] : difficulty;
}

/** A table by family and difficulty; nothing where nothing was solved yet. */
export function Statistics() {
  const isAsked = useSignal(false);
  const list = solved.value;
  if (list.length === 0) return null;
  const { now, most } = streaksOf(list, dateOf(new Date()));
  return (
    <section aria-labelledby="statistics" class="statistics">
      <h2 id="statistics">Statistics</h2>
      <p>
        {list.length} solved; days in a row: {now}, at most {most}. These numbers stay on this device.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Puzzle</th>
            <th scope="col">Difficulty</th>
            <th scope="col">Solved</th>
            <th scope="col">Best</th>
            <th scope="col">Median</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(list).map(({ family, difficulty, count, best, median }) => (
            <tr key={`${family} ${difficulty}`}>
              <th scope="row">{nameOfFamily(family)}</th>
              <td>{difficultyWords(difficulty)}</td>
              <td>{count}</td>
              <td>{minutesAndSeconds(best)}</td>
              <td>{minutesAndSeconds(median)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="buttons">
        {isAsked.value ? (
          <>
            <button type="button" class="main" onClick={clearSolved}>
              Clear them for good
            </button>
            <button
              type="button"
              onClick={() => {
                isAsked.value = false;
              }}
            >
              Keep them
            </button>
          </>
        ) : (
          <button
            type="button"
            onClick={() => {
              isAsked.value = true;
            }}
          >
            Clear the statistics
          </button>
        )}
      </div>
    </section>
  );
}
