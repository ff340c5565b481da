/** The start of the page. */
import { render } from 'preact';
import { App } from './app.js';
import { loadFamilies } from './engine/families.js';
import { making, proving, quick } from './engine/lanes.js';
import { keepForOffline } from './offline/register.js';
import { textOfSearch } from './open/address.js';
import { keepPicture } from './picture/keep.js';
import { makeOnEveryChange } from './picture/make.js';
import { takeDroppedAndPasted } from './picture/open.js';
import { go } from './router.js';
import './style/index.css';

/** Milliseconds after which the page itself is on the screen. */
const SETTLED = 500;

takeDroppedAndPasted();
openSearch();
makeOnEveryChange();
keepPicture();
// The first picture need not wait for its workers.
setTimeout(() => {
  for (const lane of [making, quick, proving]) lane.start();
}, SETTLED);
loadFamilies();
keepForOffline();
/** A puzzle behind the question mark is opened as one behind the `#` is, and the address is made plain. */
function openSearch(): void {
  const text = textOfSearch(location.search);
  if (text === undefined) return;
  history.replaceState(null, '', location.pathname);
  go('open', encodeURIComponent(text), true);
}

render(<App />, document.getElementById('page')!);
