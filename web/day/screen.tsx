/** The screen for the puzzle of the day: all families, or one that is made and then played. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cardOf, families, familiesFailure } from '../engine/families.js';
import { CallError } from '../engine/lane.js';
import { making } from '../engine/lanes.js';
import { openPlay } from '../play/links/index.js';
import { route } from '../router.js';
import type { FamilyCard } from '../worker/families.js';
import { dateOf, isDate, requestOfDay } from './request.js';

/** The family and date that the address names; without a date it is today's. */
export function DayScreen() {
  const [family = '', date = dateOf(new Date())] = route.value.rest.split('/');
  if (familiesFailure.value !== '') return <Trouble words={familiesFailure.value} />;
  if (!isDate(date))
    return <Trouble words={`“${date}” is no date; expected one as in #day/sudoku/2026-11-28.`} />;
  if (family === '') return <Days date={date} />;
  if (families.value.length === 0) return <p class="hint">The families are being loaded …</p>;
  const card = cardOf(family);
  if (card === undefined) {
    const known = families.value.map(({ id }) => id).join(', ');
    return <Trouble words={`There is no family “${family}”; expected one of ${known}.`} />;
  }
  return <Making key={`${family} ${date}`} {...{ card, date }} />;
}

function Trouble({ words }: { readonly words: string }) {
  return (
    <p class="trouble" role="alert">
      {words}
    </p>
  );
}

/** A puzzle of each family for a date. */
function Days({ date }: { readonly date: string }) {
  return (
    <>
      <h1>Puzzles of the day</h1>
      <p class="lead">{dayWords(date)}: one of each kind, the same for everybody.</p>
      <ul class="days">
        {families.value.map(({ id, name }) => (
          <li key={id}>
            <a class="button" href={`#day/${id}/${date}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

interface MakingProps {
  readonly card: FamilyCard;
  readonly date: string;
}

/** Makes the puzzle, and goes on to its game in place of this screen. */
function Making({ card, date }: MakingProps) {
  const failure = useSignal('');
  const title = `${card.name}, ${dayWords(date)}`;
  useEffect(() => {
    let isWanted = true;
    const make = async (): Promise<void> => {
      const answer = await making.call('generate', [card.id, requestOfDay(card, date)]);
      if (!isWanted) return;
      if (answer.status === 'limit') failure.value = 'No attempt produced such a puzzle; try another day.';
      else await openPlay(answer.puzzles[0]!.puzzle, title, true);
    };
    making.cancel();
    make().catch((error: unknown) => {
      if (error instanceof CallError && error.failure.kind === 'cancelled') return;
      failure.value = error instanceof Error ? error.message : String(error);
    });
    return () => {
      isWanted = false;
      making.cancel();
    };
  }, [card, date]);
  if (failure.value !== '') return <Trouble words={failure.value} />;
  return (
    <>
      <h1>{title}</h1>
      <p role="status">The puzzle is being made …</p>
      <a class="button" href="#day">
        Cancel
      </a>
    </>
  );
}

const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

function dayWords(date: string): string {
  return FORMAT.format(Date.parse(`${date}T00:00:00Z`));
}
