/** The versions of a picture, the best first; a click takes one. */
import { useEffect, useRef } from 'preact/hooks';
import type { MadeVersion } from '../worker/picture.js';
import { EMPTY_SIGN } from './brush.js';
import { work } from './make.js';
import { canvas, canvasOf, paint, versions } from './state.js';

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
              <Thumbnail version={version} />
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
  const how = line ? 'by lines' : (rating?.difficulty ?? 'hard');
  return [`${Math.round(PER_CENT * likeness)} % like it`, how, ...work].join(' · ');
}

/** One pixel a cell; the browser enlarges it with hard edges. */
function Thumbnail({ version }: { readonly version: MadeVersion }) {
  const { solution, method } = version;
  const element = useRef<HTMLCanvasElement>(null);
  const [height, width] = [solution.length, solution[0]!.length];
  useEffect(() => {
    const context = element.current!.getContext('2d')!;
    const style = getComputedStyle(element.current!);
    const { palette } = canvasOf(version);
    const inkOf = (sign: string): string =>
      palette?.[Number.parseInt(sign, 36)] ?? style.getPropertyValue('--ink');
    context.fillStyle = palette?.[0] ?? style.getPropertyValue('--paper');
    context.fillRect(0, 0, width, height);
    for (const [row, line] of solution.entries())
      for (const [column, sign] of [...line].entries()) {
        if (sign === EMPTY_SIGN) continue;
        context.fillStyle = inkOf(sign);
        context.fillRect(column, row, 1, 1);
      }
  }, [solution]);
  return (
    <canvas ref={element} width={width} height={height} role="img" aria-label={`drawn by ${method.name}`} />
  );
}
