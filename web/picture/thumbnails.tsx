/** The versions of a picture, the best first; a click takes one. */
import { ratingWords } from '../ui/rating.js';
import type { MadeVersion } from '../worker/picture.js';
import { CellsImage } from './cells-image.js';
import { makePicture } from './make.js';
import { hasVersions } from './settings.js';
import { canvas, canvasOf, controls, paint, versions } from './state.js';
import { work } from './work.js';

const PER_CENT = 100;

/** The versions as small pictures with their likeness and their changes. */
export function Thumbnails() {
  const list = versions.value;
  if (list.length === 0) {
    if (work.value?.what === 'versions') return <p class="hint">Making other versions of this picture …</p>;
    if (work.value !== undefined || !hasVersions(controls.value)) return null;
    return (
      <div class="buttons">
        <button type="button" onClick={() => void makePicture()}>
          Make versions of the original
        </button>
      </div>
    );
  }
  return (
    <section aria-label="Versions">
      <h2>Versions</h2>
      <ul class="thumbnails">
        {list.map((version) => (
          <li key={version.solution.join()}>
            <button
              type="button"
              aria-pressed={canvas.value?.rows.join() === version.solution.join()}
              onClick={() => paint(canvasOf(version))}
            >
              <CellsImage painting={canvasOf(version)} label={`drawn by the method ${version.method.name}`} />
              <span>{describe(version)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe({ likeness, recognition, changed, given, line, rating }: MadeVersion): string {
  const work = [
    ...(changed.length > 0 ? [`${changed.length} changed`] : []),
    ...(given.length > 0 ? [`${given.length} given`] : []),
  ];
  const how = line ? 'solvable line by line' : rating === undefined ? 'not rated' : ratingWords(rating);
  const seen = recognition === 'hard' ? ['hard to recognise'] : [];
  return [`${Math.round(PER_CENT * likeness)} % match`, ...seen, how, ...work].join(' · ');
}
