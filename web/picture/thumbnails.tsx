/** The renderings of a picture, the best first; a click takes one. */
import { ratingWords } from '../ui/rating.js';
import { percent, say } from '../words/index.js';
import type { MadeRendering } from '../worker/picture.js';
import { CellsImage } from './cells-image.js';
import { makePicture } from './make.js';
import { hasRenderings, METHODS, type Method } from './settings.js';
import { canvas, canvasOf, controls, paint, renderings } from './state.js';
import { work } from './work.js';

/** The renderings as small pictures with their likeness and their changes. */
export function Thumbnails() {
  const list = renderings.value;
  if (list.length === 0) {
    if (work.value?.what === 'renderings') return <p class="hint">{say('makingRenderings')}</p>;
    if (work.value !== undefined || !hasRenderings(controls.value)) return null;
    return (
      <div class="buttons">
        <button type="button" onClick={() => void makePicture()}>
          {say('makeRenderings')}
        </button>
      </div>
    );
  }
  return (
    <section aria-label={say('renderings')}>
      <h2>{say('renderings')}</h2>
      <ul class="thumbnails">
        {list.map((rendering) => (
          <li key={rendering.solution.join()}>
            <button
              type="button"
              aria-pressed={canvas.value?.rows.join() === rendering.solution.join()}
              onClick={() => paint(canvasOf(rendering))}
            >
              <CellsImage
                painting={canvasOf(rendering)}
                label={say('drawnBy', { method: methodWords(rendering.method.name) })}
              />
              <span>{describe(rendering)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function methodWords(name: string): string {
  return name in METHODS ? say(METHODS[name as Method]) : name;
}

function describe({ likeness, recognition, changed, given, line, rating }: MadeRendering): string {
  const work = [
    ...(changed.length > 0 ? [say('changedCount', { count: changed.length })] : []),
    ...(given.length > 0 ? [say('givenCount', { count: given.length })] : []),
  ];
  const how = line ? say('lineByLine') : rating === undefined ? say('notRated') : ratingWords(rating);
  const seen = recognition === 'hard' ? [say('hardToRecognise')] : [];
  return [say('match', { percent: percent(likeness) }), ...seen, how, ...work].join(' · ');
}
