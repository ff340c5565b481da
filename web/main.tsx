/** Where the page starts. */
import { render } from 'preact';
import { App } from './app.js';
import { loadFamilies } from './engine/families.js';
import { takeDroppedAndPasted } from './picture/open.js';
import './style/index.css';

takeDroppedAndPasted();
loadFamilies();
render(<App />, document.getElementById('page')!);
