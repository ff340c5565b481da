/** The renderings of a picture, the best first; a click takes one. */
import { ratingWords } from '../ui/rating.js';
import type { MadeRendering } from '../worker/picture.js';
import { CellsImage } from './cells-image.js';
import { makePicture } from './make.js';
import { hasRenderings } from './settings.js';
import { canvas, canvasOf, controls, paint, renderings } from './state.js';
import { work } from './work.js';

const PER_CENT = 100;

/** The renderings as small pictures with their likeness and their changes. */
export function Thumbnails() {
  const list = renderings.value;
  if (list.length === 0) {
    if (work.value?.what === 'renderings')
      return <p class="hint">Making other renderings of this picture …</p>;
    if (work.value !== undefined || !hasRenderings(controls.value)) return null;
    return (
      <div class="buttons">
        <button type="button" onClick={() => void makePicture()}>
          Make renderings of the original
        </button>
      </div>
    );
  }
  return (
    <section aria-label="Renderings">
      <h2>Renderings</h2>
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
                label={`drawn by the method ${rendering.method.name}`}
              />
              <span>{describe(rendering)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe({ likeness, recognition, changed, given, line, rating }: MadeRendering): string {
  const work = [
    ...(changed.length > 0 ? [`${changed.length} changed`] : []),
    ...(given.length > 0 ? [`${given.length} given`] : []),
  ];
  const how = line ? 'solvable line by line' : rating === undefined ? 'not rated' : ratingWords(rating);
  const seen = recognition === 'hard' ? ['hard to recognise'] : [];
  return [`${Math.round(PER_CENT * likeness)} % match`, ...seen, how, ...work].join(' · ');
}
