/** The screen for the puzzle of the day: all families, or one that is made and then played. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cardOf, families, familiesFailure } from '../engine/families.js';
import { CallError } from '../engine/lane.js';
import { making } from '../engine/lanes.js';
import { keptGameOf } from '../play/kept/index.js';
import { doneWords } from '../play/kept-view.js';
import { openPlay } from '../play/links/index.js';
import { route } from '../router.js';
import { solved } from '../stats/solved.js';
import { dateWords, say } from '../words/index.js';
import type { FamilyCard } from '../worker/families.js';
import { keepDay, keyOfDay } from './made.js';
import { dateOf, isDate, requestOfDay } from './request.js';

/** The family and date that the address names; without a date it is today's. */
export function DayScreen() {
  const [family = '', date = dateOf(new Date())] = route.value.rest.split('/');
  if (familiesFailure.value !== '') return <Trouble words={familiesFailure.value} />;
  if (!isDate(date)) return <Trouble words={say('noDate', { date })} />;
  if (family === '') return <Days date={date} />;
  if (families.value.length === 0) return <p class="hint">{say('familiesLoading')}</p>;
  const card = cardOf(family);
  if (card === undefined) {
    const known = families.value.map(({ id }) => id).join(', ');
    return <Trouble words={say('noFamilyOf', { family, known })} />;
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
      <h1>{say('daysHeading')}</h1>
      <p class="lead">{say('daysLead', { date: dayWords(date) })}</p>
      <ul class="days">
        {families.value.map(({ id, name }) => (
          <li key={id}>
            <a class="button" href={`#day/${id}/${date}`}>
              {name}
              <small>{stateWords(id, date)}</small>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The state of the game of a family and a date; empty where it was not begun here. */
function stateWords(family: string, date: string): string {
  const key = keyOfDay(family, date);
  if (key === undefined) return '';
  const game = keptGameOf(key);
  if (game?.isFinished || solved.value.some((one) => one.key === key)) return say('solved');
  return game === undefined ? '' : doneWords(game);
}

interface MakingProps {
  readonly card: FamilyCard;
  readonly date: string;
}

/** Makes the puzzle, and goes on to its game in place of this screen. */
function Making({ card, date }: MakingProps) {
  const failure = useSignal('');
  const title = say('dayTitle', { family: card.name, date: dayWords(date) });
  useEffect(() => {
    let isWanted = true;
    const make = async (): Promise<void> => {
      const answer = await making.call('generate', [card.id, requestOfDay(card, date)]);
      if (!isWanted) return;
      if (answer.status === 'limit') failure.value = say('noPuzzleThatDay');
      else {
        const { puzzle } = answer.puzzles[0]!;
        keepDay(card.id, date, puzzle);
        await openPlay(puzzle, title, true);
      }
    };
    making.cancel();
    make().catch((error: unknown) => {
      if (!isWanted) return;
      const isCancelled = error instanceof CallError && error.failure.kind === 'cancelled';
      failure.value = isCancelled ? say('cancelled') : error instanceof Error ? error.message : String(error);
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
      <p role="status">{say('beingMade')}</p>
      <a class="button" href="#day">
        {say('cancel')}
      </a>
    </>
  );
}

function dayWords(date: string): string {
  return dateWords(Date.parse(`${date}T00:00:00Z`), 'date');
}
