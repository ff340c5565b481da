/** Light or dark: as the system says, until somebody chooses. */
import { effect, signal } from '@preact/signals';
import { readStored, store } from '../engine/stored.js';
import { type PlainKey, say } from '../words/index.js';

const KEY = 'theme';
const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const theme = signal<Theme>(THEMES.find((one) => one === readStored(KEY)) ?? 'system');

effect(() => {
  if (theme.value === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});

const NAMES: Readonly<Record<Theme, PlainKey>> = {
  system: 'themeSystem',
  light: 'themeLight',
  dark: 'themeDark',
};

const SIGNS: Readonly<Record<Theme, string>> = { system: '◐', light: '☀', dark: '☾' };

/** The button that goes through the themes. */
export function ThemeButton() {
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!;
  const now = say(NAMES[theme.value]);
  return (
    <button
      type="button"
      class="quiet"
      aria-label={say('themeSwitch', { theme: now, next: say(NAMES[next]) })}
      title={say('themeNow', { theme: now })}
      onClick={() => {
        theme.value = next;
        store(KEY, next);
      }}
    >
      <span aria-hidden="true">{SIGNS[theme.value]}</span>
    </button>
  );
}
