/** Where the page starts. */
import { render } from 'preact';
import { App } from './app.js';
import { loadFamilies } from './engine/families.js';
import { keepForOffline } from './offline/register.js';
import { takeDroppedAndPasted } from './picture/open.js';
import './style/index.css';

takeDroppedAndPasted();
loadFamilies();
keepForOffline();
render(<App />, document.getElementById('page')!);
