/** The screen where certificates are checked: a file, or an entry of the gallery of extremes. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { nameOfFamily } from '../engine/families.js';
import { route } from '../router.js';
import { PuzzleCard } from '../ui/puzzle-card.js';
import { VerdictSection, type VerdictWords } from '../ui/verdict-view.js';
import { say } from '../words/index.js';
import {
  type Checking,
  cancelCheck,
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
    if (entry !== undefined) void checkText(JSON.stringify(entry.certificate), entry.question);
    else checked.value = { status: 'failed', name: rest, message: say('certificateNoEntry') };
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
      return { tone: 'open', sign: '?', head: say('certificateNone'), text: checking.message };
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
        {shown.map(({ id, question }) => (
          <li key={id}>
            <a href={`#certificate/${id}`}>{question}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

async function readFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  input.value = '';
  if (file !== undefined) await checkText(await file.text(), file.name);
}
