/** The page: the parts common to all screens, and the current one. */
import { DayScreen } from './day/screen.js';
import { GenerateScreen } from './generate/screen.js';
import { isKept } from './offline/register.js';
import { OpenScreen } from './open/screen.js';
import { PictureScreen } from './picture/screen.js';
import { PlayScreen } from './play/screen.js';
import { route, type Screen } from './router.js';
import { LazySetScreen } from './set/lazy.js';
import { ThemeButton } from './ui/theme.js';

/** The screens of the bar; to the others lead ways from the screen for playing. */
const NAMES: Readonly<Record<Exclude<Screen, 'set' | 'day'>, string>> = {
  picture: 'Picture',
  generate: 'Generate',
  open: 'Open',
  play: 'Play',
};

const SCREEN_PARTS: Readonly<Record<Screen, () => preact.ComponentChild>> = {
  picture: () => <PictureScreen />,
  generate: () => <GenerateScreen />,
  open: () => <OpenScreen />,
  play: () => <PlayScreen />,
  set: () => <LazySetScreen />,
  day: () => <DayScreen />,
};

/** The whole page. */
export function App() {
  const { screen } = route.value;
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')!.focus()}>
        Skip to the puzzle
      </button>
      <header class="head">
        <a class="brand" href="#picture">
          <img src="./icon.svg" alt="" width={28} height={28} /> Puzzlewright
        </a>
        <nav aria-label="Screens">
          {(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => (
            <a key={name} href={`#${name}`} aria-current={name === screen ? 'page' : undefined}>
              {NAMES[name]}
            </a>
          ))}
        </nav>
        <ThemeButton />
      </header>
      <main id="main" tabIndex={-1}>
        {SCREEN_PARTS[screen]()}
      </main>
      <footer class="foot">
        Everything runs on your own device; nothing is sent anywhere.{' '}
        {isKept.value ? 'The page is stored in your browser and works without a network.' : ''}
      </footer>
    </>
  );
}
