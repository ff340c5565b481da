/** Before there is a picture: drop, paste, choose, photograph or draw one. */
import { signal } from '@preact/signals';
import lighthouse from '../../images/lighthouse.svg?url';
import owl from '../../images/owl.svg?url';
import sailboat from '../../images/sailboat.svg?url';
import cat from '../../images/sitting-cat.svg?url';
import teapot from '../../images/teapot.svg?url';
import whale from '../../images/whale.svg?url';
import { say } from '../words/index.js';
import { emptyRows } from './brush.js';
import { goBack, hasLeft } from './keep.js';
import { openFile } from './open.js';
import { paint, photo, renderings } from './state.js';

const SAMPLES = [
  { name: 'owl', address: owl },
  { name: 'sailboat', address: sailboat },
  { name: 'sittingCat', address: cat },
  { name: 'teapot', address: teapot },
  { name: 'whale', address: whale },
  { name: 'lighthouse', address: lighthouse },
] as const;

const SIDE = 15;
const LARGEST = 100;
const blank = signal({ width: SIDE, height: SIDE });

/** The first screen. */
export function Start() {
  return (
    <div class="start">
      <h1>{say('startHeading')}</h1>
      <p class="lead">{say('startLead')}</p>
      <ChooseFile isFirst />
      {hasLeft() && (
        <div class="buttons">
          <button type="button" onClick={goBack}>
            {say('backToLast')}
          </button>
        </div>
      )}
      <section aria-label={say('samples')}>
        <h2>{say('trySample')}</h2>
        <ul class="samples">
          {SAMPLES.map(({ name, address }) => (
            <li key={name}>
              <button type="button" onClick={() => void openSample(say(name), address)}>
                <img src={address} alt="" width={96} height={96} />
                {say(name)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <DrawOne />
    </div>
  );
}

/** Buttons for a file and for the camera. */
export function ChooseFile({ isFirst = false }: { readonly isFirst?: boolean }) {
  return (
    <div class="buttons choose">
      <FileButton label={say('choosePicture')} isMain={isFirst} />
      <FileButton label={say('takePhoto')} isCamera />
    </div>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly isCamera?: boolean;
  readonly isMain?: boolean;
}

function FileButton({ label, isCamera = false, isMain = false }: FileButtonProps) {
  return (
    <label class={isMain ? 'button main' : 'button'}>
      {label}
      <input
        type="file"
        class="spoken"
        accept={isCamera ? 'image/*' : 'image/*,.pbm'}
        {...(isCamera ? { capture: 'environment' } : {})}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) void openFile(file, file.name);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

function DrawOne() {
  const { width, height } = blank.value;
  const side = (name: 'width' | 'height', label: string) => (
    <label>
      {label}{' '}
      <input
        type="number"
        min={1}
        max={LARGEST}
        value={blank.value[name]}
        onInput={(event) => {
          const cells = Math.round(event.currentTarget.valueAsNumber);
          if (cells >= 1 && cells <= LARGEST) blank.value = { ...blank.value, [name]: cells };
        }}
      />
    </label>
  );
  return (
    <form
      class="draw-one"
      onSubmit={(event) => {
        event.preventDefault();
        photo.value = undefined;
        renderings.value = [];
        paint({ rows: emptyRows(height, width), marks: [] });
      }}
    >
      <h2>{say('drawHeading')}</h2>
      {side('width', say('columns'))} {side('height', say('rows'))}{' '}
      <button type="submit">{say('drawOnEmpty')}</button>
    </form>
  );
}

async function openSample(name: string, address: string): Promise<void> {
  const answer = await fetch(address);
  await openFile(await answer.blob(), name);
}
