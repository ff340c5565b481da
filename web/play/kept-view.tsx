/** Games that were begun and not finished: each can be gone on with, or removed. */
import { useSignal } from '@preact/signals';
import { cardOf, nameOfFamily } from '../engine/families.js';
import { gameOf } from './games/index.js';
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
    <section aria-label="Unfinished games">
      {games.value.length > 0 && <h2>Go on with</h2>}
      <ul class="kept">
        {games.value.map((kept) => (
          <KeptGameView key={JSON.stringify(kept.puzzle)} kept={kept} remove={() => remove(kept)} />
        ))}
      </ul>
      <p role="status">
        {removed.value !== undefined && (
          <>
            {nameOf(removed.value)} was removed.{' '}
            <button type="button" onClick={() => bringBack(removed.value!)}>
              Bring it back
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
          {[cardOf(puzzle.family)?.name ?? '', doneWords(kept), dateWords(changed)]
            .filter((words) => words !== '' && words !== nameOf(kept))
            .join(' · ')}
        </span>
      </button>
      <button type="button" aria-label={`Remove ${nameOf(kept)}`} onClick={remove}>
        Remove
      </button>
    </li>
  );
}

function nameOf({ puzzle, title }: KeptGame): string {
  return title || nameOfFamily(puzzle.family);
}

/** Ninety-nine of a hundred at most: it is not finished. */
const MOST_PERCENT = 99;

function doneWords({ puzzle, entries, needed }: KeptGame): string {
  const game = gameOf(puzzle);
  if (game === undefined) return '';
  const share = shareDone(game, entries, needed);
  return share === undefined ? '' : `${Math.min(MOST_PERCENT, Math.round(share * 100))} % done`;
}

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function dateWords(changed: number): string {
  return `last played ${DATE.format(changed)}`;
}
