/** The current screen: the fragment of the address names it, so that links and the browser's buttons work. */
import { signal } from '@preact/signals';

const SCREENS = ['picture', 'generate', 'open', 'play', 'set', 'day', 'certificate'] as const;
export type Screen = (typeof SCREENS)[number];

/** A screen and its content: a family, a puzzle packed as text. */
export interface Route {
  readonly screen: Screen;
  readonly rest: string;
  /** The help with which a printed code opens a puzzle. */
  readonly help?: Help;
}

export const HELPS = ['hints', 'check'] as const;
/** A first hint, or every entry checked at once. */
export type Help = (typeof HELPS)[number];

export const route = signal<Route>(routeOf(location.hash));

addEventListener('hashchange', () => {
  const next = routeOf(location.hash);
  // The browser reports a change that `go` has made already.
  if (JSON.stringify(next) !== JSON.stringify(route.peek())) route.value = next;
});

/** Shows a screen; `isInstead`: the way back does not lead to the one before. */
export function go(screen: Screen, rest = '', isInstead = false): void {
  const hash = rest === '' ? `#${screen}` : `#${screen}/${rest}`;
  if (isInstead) location.replace(hash);
  else if (location.hash !== hash) location.hash = hash;
  route.value = { screen, rest };
  // What was scrolled to on the screen before is no place on the next one.
  scrollTo(0, 0);
}

function routeOf(hash: string): Route {
  const [isRoute, name = '', rest = ''] = /^#([a-z]*)(?:\/(.*))?$/s.exec(hash) ?? [];
  // What names no screen is a puzzle from elsewhere: the address of another program, or its last part.
  if (isRoute === undefined && hash.length > 1) return { screen: 'open', rest: hash.slice(1) };
  const help = HELPS.find((one) => one === name);
  if (name === 'family' || help !== undefined) {
    const [, family = '', text] = /^([^/]*)(?:\/(.*))?$/s.exec(rest) ?? [];
    if (text === undefined) return { screen: 'generate', rest: family };
    return { screen: 'open', rest: text, ...(help === undefined ? {} : { help }) };
  }
  const screen = SCREENS.find((one) => one === name) ?? 'picture';
  return { screen, rest };
}
