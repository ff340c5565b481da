/** The page: the parts common to all screens, and the current one. */
import { DayScreen } from './day/screen.js';
import { GenerateScreen } from './generate/screen.js';
import { isKept } from './offline/register.js';
import { OpenScreen } from './open/screen.js';
import { PictureScreen } from './picture/screen.js';
import { PlayScreen } from './play/screen.js';
import { route, type Screen } from './router.js';
import { LanguageChoice } from './ui/language-choice.js';
import { LazyScreen } from './ui/lazy-screen.js';
import { ThemeButton } from './ui/theme.js';
import { type PlainKey, say } from './words/index.js';

/** The screens of the bar; to the others lead ways from the screen for playing. */
const NAMES: Readonly<Record<Exclude<Screen, 'set' | 'day' | 'certificate'>, PlainKey>> = {
  picture: 'navPicture',
  generate: 'navGenerate',
  open: 'navOpen',
  play: 'navPlay',
};

const SCREEN_PARTS: Readonly<Record<Screen, () => preact.ComponentChild>> = {
  picture: () => <PictureScreen />,
  generate: () => <GenerateScreen />,
  open: () => <OpenScreen />,
  play: () => <PlayScreen />,
  set: () => <LazyScreen key="set" load={() => import('./set/bench.js').then((one) => one.Bench)} />,
  day: () => <DayScreen />,
  certificate: () => (
    <LazyScreen
      key="certificate"
      load={() => import('./certificate/screen.js').then((one) => one.CertificateScreen)}
    />
  ),
};

/** The name of the program, which is the same in all languages. */
const NAME = 'Puzzlewright';

/** The whole page. */
export function App() {
  const { screen } = route.value;
  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')!.focus()}>
        {say('skip')}
      </button>
      <header class="head">
        <a class="brand" href="#picture">
          <img src="./icon.svg" alt="" width={28} height={28} /> <span>{NAME}</span>
        </a>
        <nav aria-label={say('screens')}>
          {(Object.keys(NAMES) as (keyof typeof NAMES)[]).map((name) => (
            <a key={name} href={`#${name}`} aria-current={name === screen ? 'page' : undefined}>
              {say(NAMES[name])}
            </a>
          ))}
        </nav>
        <ThemeButton />
      </header>
      <main id="main" tabIndex={-1}>
        {SCREEN_PARTS[screen]()}
      </main>
      <footer class="foot">
        <p>
          {say('ownDevice')} <a href="#certificate">{say('certificateCheck')}</a>{' '}
          {isKept.value ? say('worksOffline') : ''}
        </p>
        <LanguageChoice />
      </footer>
    </>
  );
}
