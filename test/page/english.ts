/** Words of the page in tests without a browser: English, as the browser of the other tests asks for it. */
import { loadWords } from '../../web/words/index.js';

await loadWords('en');
