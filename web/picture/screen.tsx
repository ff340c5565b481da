/** The picture screen: the puzzle first, its facts and the controls beside it. */
import { nameOfFamily } from '../engine/families.js';
import { FilesPanel } from '../files/files-panel.js';
import { openPlay } from '../play/links/index.js';
import { BenchButton } from '../ui/bench-button.js';
import { VerdictView } from '../ui/verdict-view.js';
import { say } from '../words/index.js';
import { PictureControls } from './controls.js';
import { Editor } from './editor.js';
import { isPictureKept, startAnew } from './keep.js';
import { Repair } from './repair.js';
import { ViewSlider } from './slider.js';
import { ChooseFile, Start } from './start.js';
import { canvas, isCurrent, judge, painted, photo, trouble } from './state.js';
import { Thumbnails } from './thumbnails.js';
import { PaintTools } from './tools.js';
import { WorkView } from './work-view.js';

/** A picture and its nonogram, or where to begin. */
export function PictureScreen() {
  if (canvas.value === undefined && photo.value === undefined) {
    return (
      <>
        <Trouble />
        <Start />
      </>
    );
  }
  return (
    <div class="bench">
      <h1 class="spoken">
        {photo.value === undefined ? say('drawnPicture') : say('thePicture', { name: photo.value.name })}
      </h1>
      <div class="stage">
        <PaintTools />
        <Editor />
        <ViewSlider />
      </div>
      <aside class="side">
        <Trouble />
        <WorkView />
        {canvas.value !== undefined && <VerdictView judge={judge} />}
        {canvas.value !== undefined && <Repair />}
        {canvas.value !== undefined && <Onwards />}
        {photo.value !== undefined && <PictureControls />}
        {photo.value !== undefined && <Thumbnails />}
        {canvas.value !== undefined && <TakeAway />}
        <section aria-label={say('anotherPicture')}>
          <h2>{say('anotherPicture')}</h2>
          <ChooseFile />
          <StartAnew />
        </section>
      </aside>
    </div>
  );
}

function StartAnew() {
  return (
    <>
      {isPictureKept.value && <p class="hint kept-here">{say('keptHere')}</p>}
      <div class="buttons">
        <button type="button" onClick={startAnew}>
          {say('startAnew')}
        </button>
      </div>
    </>
  );
}

function titleOf(): string {
  return photo.value?.name.replace(/\.\w+$/, '') ?? nameOfFamily('nonogram');
}

function Onwards() {
  const shown = painted.value;
  const isKnown = shown !== undefined && isCurrent.value;
  return (
    <div class="buttons">
      <button
        type="button"
        class="main"
        disabled={!isKnown}
        onClick={() => isKnown && void openPlay(shown.puzzle, nameOfFamily('nonogram'))}
      >
        {say('playIt')}
      </button>
      <BenchButton puzzle={isKnown ? shown.puzzle : undefined} />
    </div>
  );
}

function TakeAway() {
  const shown = painted.value;
  if (shown === undefined || !isCurrent.value) return null;
  return (
    <section aria-label={say('saveOrPrint')}>
      <h2>{say('saveOrPrint')}</h2>
      <FilesPanel puzzle={shown.puzzle} solution={shown.canvas.rows} title={titleOf()} />
    </section>
  );
}

function Trouble() {
  return trouble.value === '' ? null : (
    <p class="trouble" role="alert">
      {trouble.value}
    </p>
  );
}
