/** The statistics on the screen. */
import { useSignal } from '@preact/signals';
import { dateOf } from '../day/request.js';
import { nameOfFamily } from '../engine/families.js';
import { howHardWords } from '../ui/rating.js';
import { minutesAndSeconds } from '../ui/time.js';
import { say } from '../words/index.js';
import { clearSolved, solved } from './solved.js';
import { type Row, rowsOf, streaksOf } from './summary.js';

function difficultyWords(difficulty: Row['difficulty']): string {
  return difficulty === undefined ? say('notKnown') : howHardWords(difficulty);
}

/** A table by family and difficulty; nothing where nothing was solved yet. */
export function Statistics() {
  const isAsked = useSignal(false);
  const list = solved.value;
  if (list.length === 0) return null;
  const { now, most } = streaksOf(list, dateOf(new Date()));
  return (
    <section aria-labelledby="statistics" class="statistics">
      <h2 id="statistics">{say('statistics')}</h2>
      <p>{say('solvedSummary', { count: list.length, now, most })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('puzzle')}</th>
            <th scope="col">{say('difficulty')}</th>
            <th scope="col">{say('solved')}</th>
            <th scope="col">{say('best')}</th>
            <th scope="col">{say('median')}</th>
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
            {/* Where the first button was, so that a second tap keeps them. */}
            <button
              type="button"
              onClick={() => {
                isAsked.value = false;
              }}
            >
              {say('keepThem')}
            </button>
            <button type="button" class="main" onClick={clearSolved}>
              {say('clearForGood')}
            </button>
          </>
        ) : (
          <button
            type="button"
            onClick={() => {
              isAsked.value = true;
            }}
          >
            {say('clearStatistics')}
          </button>
        )}
      </div>
    </section>
  );
}
