/** The start of `embed.html`: one puzzle to play, in a frame of another site. */

import { effect } from '@preact/signals';
import { render } from 'preact';
import { dateOf, requestOfDay } from '../day/request.js';
import { cardOf, families, loadFamilies } from '../engine/families.js';
import { making, quick } from '../engine/lanes.js';
import { openPlay } from '../play/links/index.js';
import { PlayScreen } from '../play/screen.js';
import { followAddress, table } from '../play/state.js';
import { go } from '../router.js';
import { beginInLanguage } from '../ui/language.js';
import '../style/index.css';
import { say, spokenLanguage } from '../words/index.js';
import { type FrameRequest, readFrameRequest } from './request.js';

const place = document.getElementById('page')!;
await beginInLanguage();
document.title = say('framedTitle');
followAddress();
const request = readFrameRequest(location.search, dateOf(new Date()));

if (typeof request === 'string') fail(request);
else {
  if (request.theme !== 'system') document.documentElement.dataset.theme = request.theme;
  loadFamilies();
  show(request).then(
    () =>
      render(
        <main class="framed-play">
          <PlayScreen frame={request} />
        </main>,
        place,
      ),
    (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
  );
  effect(tellSolved);
}

/** Opens the puzzle; its game then stands in the fragment of the address, as on the page. */
async function show({ shown, title }: FrameRequest): Promise<void> {
  if (shown.kind === 'packed') return go('play', shown.packed, true);
  if (shown.kind === 'text') {
    const { puzzles, broken } = await quick.call('read', { text: shown.text, language: spokenLanguage() });
    const [read] = puzzles;
    if (read === undefined) throw new Error(broken[0] ?? say('noPuzzleInAttribute'));
    return openPlay(read.puzzle, title ?? read.credits.title ?? '', true);
  }
  const { family, date } = shown;
  const card = await cardWhenKnown(family);
  const answer = await making.call('generate', [family, requestOfDay(card, date)]);
  if (answer.status === 'limit') throw new Error(say('noPuzzleOfDay'));
  return openPlay(answer.puzzles[0]!.puzzle, title ?? say('dayTitle', { family: card.name, date }), true);
}

function cardWhenKnown(family: string): Promise<NonNullable<ReturnType<typeof cardOf>>> {
  return new Promise((resolve, reject) => {
    const stop = effect(() => {
      if (families.value.length === 0) return;
      const card = cardOf(family);
      if (card === undefined) reject(new Error(say('noFamily', { family })));
      else resolve(card);
      queueMicrotask(() => stop());
    });
  });
}

/** A message to the site around the frame that its puzzle is solved; nothing of the entries. */
function tellSolved(): void {
  const session = table.value?.session;
  if (session?.isFinished.value === true && parent !== window)
    parent.postMessage({ from: 'puzzlewright', event: 'solved', seconds: session.seconds.peek() }, '*');
}

function fail(words: string): void {
  render(
    <p class="trouble" role="alert">
      {words}
    </p>,
    place,
  );
}
