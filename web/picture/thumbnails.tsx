/** The versions of a picture, the best first; a click takes one. */
import { ratingWords } from '../ui/rating.js';
import type { MadeVersion } from '../worker/picture.js';
import { CellsImage } from './cells-image.js';
import { canvas, canvasOf, paint, versions } from './state.js';
import { work } from './work.js';

const PER_CENT = 100;

/** The versions as small pictures with their likeness and what was changed. */
export function Thumbnails() {
  const list = versions.value;
  if (list.length === 0) {
    return work.value?.what === 'versions' ? (
      <p class="hint">Other versions of this picture are being made …</p>
    ) : null;
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
              <CellsImage painting={canvasOf(version)} label={`drawn by ${version.method.name}`} />
              <span>{describe(version)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe({ likeness, changed, given, line, rating }: MadeVersion): string {
  const work = [
    ...(changed.length > 0 ? [`${changed.length} changed`] : []),
    ...(given.length > 0 ? [`${given.length} given`] : []),
  ];
  const how = line ? 'by lines' : rating === undefined ? 'not rated' : ratingWords(rating);
  return [`${Math.round(PER_CENT * likeness)} % like it`, how, ...work].join(' · ');
}
