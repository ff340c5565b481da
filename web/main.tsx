/** The start of the page. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.js';
import { loadFamilies } from './engine/families.js';
import { making, proving, quick } from './engine/lanes.js';
import { keepForOffline } from './offline/register.js';
import { textOfSearch } from './open/address.js';
import { keepPicture } from './picture/keep.js';
import { makeOnEveryChange } from './picture/make.js';
import { takeDroppedAndPasted } from './picture/open.js';
import { table, tableFailure, unplayed } from './play/state.js';
import { go, route } from './router.js';
import './style/index.css';

/** Milliseconds after which the page itself is on the screen. */
const SETTLED = 500;

takeDroppedAndPasted();
openSearch();
makeOnEveryChange();
keepPicture();
keepForOffline();
// The board of an address comes before anything else that workers do.
const stop = effect(() => {
  if (!isShown()) return;
  queueMicrotask(() => stop());
  loadFamilies();
  // The first picture need not wait for its workers.
  setTimeout(() => {
    for (const lane of [making, quick, proving]) lane.start();
  }, SETTLED);
});
/** True once the puzzle of the address is on the screen, or a word why not; at once on other screens. */
function isShown(): boolean {
  const { screen, rest } = route.value;
  const hasBoard = table.value !== undefined || unplayed.value !== undefined;
  return screen !== 'play' || rest === '' || hasBoard || tableFailure.value !== '';
}

/** A puzzle behind the question mark is opened as one behind the `#` is, and the address is made plain. */
function openSearch(): void {
  const text = textOfSearch(location.search);
  if (text === undefined) return;
  history.replaceState(null, '', location.pathname);
  go('open', encodeURIComponent(text), true);
}

render(<App />, document.getElementById('page')!);
