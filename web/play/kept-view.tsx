/** Games that were begun and not finished: each can be gone on with, or removed. */
import { useSignal } from '@preact/signals';
import type { Puzzle } from '../../src/browser.js';
import { cardOf, nameOfFamily } from '../engine/families.js';
import { dateWords, percent, say } from '../words/index.js';
import { gameOf, sizeOf } from './games/index.js';
import { forgetGame, type KeptGame, keepGame, shareDone, unfinishedGames } from './kept/index.js';
import { openPlay } from './links/index.js';
import { leaveTable } from './state.js';

/** The list, with a heading; nothing where no game was begun. */
export function KeptGames() {
  const games = useSignal(unfinishedGames());
  const removed = useSignal<KeptGame | undefined>(undefined);
  const remove = (kept: KeptGame): void => {
    leaveTable(kept.puzzle);
    forgetGame(kept.puzzle);
    removed.value = kept;
    games.value = unfinishedGames();
  };
  const bringBack = (kept: KeptGame): void => {
    keepGame(kept);
    removed.value = undefined;
    games.value = unfinishedGames();
  };
  return (
    <section aria-label={say('unfinishedGames')}>
      {games.value.length > 0 && <h2>{say('goOnWith')}</h2>}
      <ul class="kept">
        {games.value.map((kept) => (
          <KeptGameView key={JSON.stringify(kept.puzzle)} kept={kept} remove={() => remove(kept)} />
        ))}
      </ul>
      <p role="status">
        {removed.value !== undefined && (
          <>
            {say('wasRemoved', { name: nameOf(removed.value) })}{' '}
            <button type="button" onClick={() => bringBack(removed.value!)}>
              {say('bringBack')}
            </button>
          </>
        )}
      </p>
    </section>
  );
}

function KeptGameView({ kept, remove }: { readonly kept: KeptGame; remove(): void }) {
  const { puzzle, title, changed } = kept;
  return (
    <li>
      <button type="button" class="go-on" onClick={() => void openPlay(puzzle, title)}>
        <strong>{nameOf(kept)}</strong>
        <span>
          {[cardOf(puzzle.family)?.name ?? '', sizeWords(puzzle), doneWords(kept), changedWords(changed)]
            .filter((words) => words !== '' && words !== nameOf(kept))
            .join(' · ')}
        </span>
      </button>
      <button type="button" aria-label={say('removeNamed', { name: nameOf(kept) })} onClick={remove}>
        {say('remove')}
      </button>
    </li>
  );
}

/** `10×10`; boards of tables have no size. */
function sizeWords(puzzle: Puzzle): string {
  const game = gameOf(puzzle);
  const size = game && sizeOf(game);
  return size === undefined ? '' : `${size.columns}×${size.rows}`;
}

function nameOf({ puzzle, title }: KeptGame): string {
  return title || nameOfFamily(puzzle.family);
}

/** Ninety-nine of a hundred at most: something is missing. */
const MOST_SHARE = 0.99;

/** The share of an unfinished game that is done in words; empty where it is not known. */
export function doneWords({ puzzle, entries, needed }: KeptGame): string {
  const game = gameOf(puzzle);
  if (game === undefined) return '';
  const share = shareDone(game, entries, needed);
  if (share === 1) return say('filledUnsolved');
  return share === undefined ? '' : say('done', { percent: percent(Math.min(MOST_SHARE, share)) });
}

function changedWords(changed: number): string {
  return say('lastPlayed', { date: dateWords(changed, 'time') });
}
