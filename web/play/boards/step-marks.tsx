/** A step on the board: a pattern of its own for the cells of each rule, and rings around the conclusions. */
import type { StepRecord } from '../../../src/browser.js';

/** Directions of the hatchings, in degrees: they differ without colour. */
const ANGLES = [45, 135, 0, 90, 22, 157];

/** Drawn over the board, in cells. */
export function StepMarks({ step, size }: { readonly step: StepRecord | undefined; readonly size: number }) {
  if (step === undefined) return null;
  // A rule about most of the board says nothing by its cells.
  const reasons = step.reasons.filter(({ cells }) => cells.length <= size / 2);
  return (
    <>
      <defs>
        {reasons.map(({ id }, index) => (
          <pattern
            key={id}
            id={`reason-${index}`}
            width={0.22}
            height={0.22}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${ANGLES[index % ANGLES.length]})`}
          >
            <line class={`reason-${index % 3}`} x1={0.11} y1={0} x2={0.11} y2={0.22} stroke-width={0.05} />
          </pattern>
        ))}
      </defs>
      {reasons.flatMap(({ id, cells }, index) =>
        cells.map(([row, column]) => (
          <rect
            key={`${id} ${row},${column}`}
            x={column}
            y={row}
            width={1}
            height={1}
            fill={`url(#reason-${index})`}
          />
        )),
      )}
      {step.conclusions.flatMap(({ cells }) =>
        cells.map(([row, column]) => (
          <circle key={`${row},${column}`} class="concluded" cx={column + 0.5} cy={row + 0.5} r={0.44} />
        )),
      )}
    </>
  );
}
