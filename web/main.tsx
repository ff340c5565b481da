/** The start of the page. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app.js';
import { loadFamilies } from './engine/families.js';
import { making, proving, quick } from './engine/lanes.js';
import { returnToLastScreen } from './offline/last-screen.js';
import { keepForOffline } from './offline/register.js';
import { textOfSearch } from './open/address.js';
import { keepPicture } from './picture/keep.js';
import { makeOnEveryChange } from './picture/make.js';
import { takeDroppedAndPasted } from './picture/open.js';
import { followAddress } from './play/state.js';
import { go, route } from './router.js';
import { beginInLanguage } from './ui/language.js';
import './style/index.css';

/** Milliseconds after which the page itself is on the screen. */
const SETTLED = 500;

keepForOffline();
// Nothing is said before its words are there.
await beginInLanguage();
returnToLastScreen();
const opened = followAddress();
takeDroppedAndPasted();
openSearch();
makeOnEveryChange();
keepPicture();
// The first picture need not wait for its workers; what is played can do without most of them.
setTimeout(() => {
  quick.start();
  const stop = effect(() => {
    if (route.value.screen === 'play') return;
    for (const lane of [making, proving]) lane.start();
    queueMicrotask(() => stop());
  });
}, SETTLED);
loadFamilies(opened);

/** A puzzle behind the question mark is opened as one behind the `#` is, and the address is made plain. */
function openSearch(): void {
  const text = textOfSearch(location.search);
  if (text === undefined) return;
  history.replaceState(null, '', location.pathname);
  go('open', encodeURIComponent(text), true);
}

render(<App />, document.getElementById('page')!);
