/** The screen where certificates are checked: a file, or an entry of the gallery of extremes. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nameOfFamily } from '../engine/families.js';
import { go, route } from '../router.js';
import { PuzzleCard } from '../ui/puzzle-card.js';
import { VerdictSection, type VerdictWords } from '../ui/verdict-view.js';
import { say } from '../words/index.js';
import {
  type Checking,
  cancelCheck,
  checkEntry,
  checked,
  checkText,
  type GalleryEntry,
  gallery,
  loadGallery,
} from './state.js';

/** A place for a file, the verdict, and the gallery; the address may name an entry to check. */
export function CertificateScreen() {
  const { rest } = route.value;
  useEffect(() => {
    void loadGallery();
    return cancelCheck;
  }, []);
  const entries = gallery.value;
  useEffect(() => {
    if (rest === '' || typeof entries === 'string' || entries.length === 0) return;
    const entry = entries.find(({ id }) => id === rest);
    if (entry !== undefined) checkEntry(entry);
    else {
      const message = say('certificateNoEntry');
      checked.value = { status: 'failed', name: rest, isRefused: false, message };
    }
  }, [rest, entries]);
  return (
    <>
      <h1>{say('certificateCheck')}</h1>
      <p class="lead">{say('certificateLead')}</p>
      <div class="buttons">
        <label class="button">
          {say('chooseFile')}
          <input type="file" class="spoken" onChange={(event) => void readFile(event.currentTarget)} />
        </label>
      </div>
      {checked.value !== undefined && <Checked checking={checked.value} />}
      <h2>{say('certificateGallery')}</h2>
      {typeof entries === 'string' ? (
        <p class="trouble" role="alert">
          {entries}
        </p>
      ) : (
        <Entries entries={entries} />
      )}
    </>
  );
}

function Checked({ checking }: { readonly checking: Checking }) {
  const { name, status } = checking;
  const instance = checking.status === 'known' ? checking.instance : undefined;
  return (
    <section class="certificate" aria-label={name}>
      <h2>{name}</h2>
      <VerdictSection words={wordsOf(checking)}>
        {status === 'working' && (
          <button type="button" onClick={cancelCheck}>
            {say('cancel')}
          </button>
        )}
      </VerdictSection>
      {instance !== undefined && (
        <div class="cards">
          <PuzzleCard
            key={name}
            puzzle={instance.puzzle}
            solution={instance.solution}
            title={nameOfFamily(instance.puzzle.family)}
          />
        </div>
      )}
    </section>
  );
}

function wordsOf(checking: Checking): VerdictWords {
  switch (checking.status) {
    case 'working':
      return { tone: 'open', sign: '…', head: say('stillWorking'), text: say('certificateChecking') };
    case 'failed':
      return {
        tone: 'open',
        sign: '?',
        head: say(checking.isRefused ? 'certificateNone' : 'noVerdict'),
        text: checking.message,
      };
    case 'known': {
      const { verdict } = checking;
      return verdict.status === 'verified'
        ? { tone: 'good', sign: '✓', head: say('certificateVerified'), text: `${verdict.claim}.` }
        : { tone: 'bad', sign: '≠', head: say('certificateNotVerified'), text: `${verdict.reason}.` };
    }
  }
}

function Entries({ entries }: { readonly entries: readonly GalleryEntry[] }) {
  const wanted = useSignal('');
  const words = wanted.value.toLowerCase().split(/\s+/);
  const shown = entries.filter(({ question }) =>
    words.every((word) => question.toLowerCase().includes(word)),
  );
  return (
    <>
      <label class="field">
        <span>{say('certificateFilter')}</span>
        <input
          type="search"
          value={wanted.value}
          onInput={(event) => {
            wanted.value = event.currentTarget.value;
          }}
        />
      </label>
      <ul class="entries">
        {shown.map((entry) => (
          <li key={entry.id}>
            <a href={`#certificate/${entry.id}`} onClick={() => checkAgain(entry)}>
              {entry.question}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Checks an entry that the address names already: its link leads nowhere else. */
function checkAgain(entry: GalleryEntry): void {
  if (route.peek().rest === entry.id) checkEntry(entry);
}

async function readFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  input.value = '';
  if (file === undefined) return;
  // An entry that the address names must not take the place of the file when the gallery arrives.
  go('certificate');
  await checkText(await file.text(), file.name);
}
