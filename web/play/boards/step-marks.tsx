/**
 * A step on the board: a pattern of its own for the cells of each rule, and the conclusions as they are
 * entered, in a frame where something is written into a cell.
 */
import type { ComponentChildren } from 'preact';
import type { StepRecord } from '../../../src/browser.js';

/** Directions of the hatchings, in degrees: they differ without colour. */
const ANGLES = [45, 135, 0, 90, 22, 157];
/** The ground of a corner or of the middle of a side, in cells. */
const BETWEEN_CELLS = 0.5;

interface MarksProps {
  readonly step: StepRecord | undefined;
  /** The number of cells of the board. */
  readonly size: number;
  /** Cells with an entry that is concluded have frames. */
  readonly framed?: boolean;
  /** The conclusions, as the board draws its entries. */
  readonly children: ComponentChildren;
}

/** Drawn over the board, in cells. */
export function StepMarks({ step, size, framed = false, children }: MarksProps) {
  if (step === undefined) return null;
  const entered = framed ? step.conclusions.filter(({ holds, entry }) => holds && entry) : [];
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
      {reasons.flatMap(({ id, cells, at }, index) =>
        (at ?? cells).map((place) => {
          const [row, column] = place;
          const side = place.every(Number.isInteger) ? 1 : BETWEEN_CELLS;
          return (
            <rect
              key={`${id} ${row},${column}`}
              x={column + (1 - side) / 2}
              y={row + (1 - side) / 2}
              width={side}
              height={side}
              fill={`url(#reason-${index})`}
            />
          );
        }),
      )}
      <g class="concluded">
        {entered.map(({ cells: [cell] }) => (
          <rect
            key={cell!.join()}
            class="frame-of"
            x={cell![1] + 0.08}
            y={cell![0] + 0.08}
            width={0.84}
            height={0.84}
            rx={0.14}
          />
        ))}
        {children}
      </g>
    </>
  );
}
