/** The screen that was open last: the installed app, whose address ends in `?app`, begins there. */
import { effect } from '@preact/signals';
import { readStoredJson, store } from '../engine/stored.js';
import { go, type Route, route } from '../router.js';

const KEY = 'last-screen';
const APP = '?app';

/** Goes to the screen that was open last where the app is started, and keeps those that are opened later. */
export function returnToLastScreen(): void {
  if (location.search === APP) {
    const { hash, pathname } = location;
    history.replaceState(null, '', pathname + hash);
    const { screen, rest } = (readStoredJson(KEY) ?? {}) as Partial<Route>;
    if (hash === '' && screen !== undefined) go(screen, rest, true);
  }
  effect(() => {
    const { screen, rest } = route.value;
    // Only of puzzles that are played more than the screen is kept.
    store(KEY, JSON.stringify({ screen, rest: screen === 'play' ? rest : '' }));
  });
}
