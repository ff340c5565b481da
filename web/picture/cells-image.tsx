/** Cells as a small picture, one pixel a cell; the browser enlarges it with hard edges. */
import { useEffect, useRef } from 'preact/hooks';
import type { Cell } from '../../src/browser.js';
import type { Painting } from '../worker/painting.js';
import { EMPTY_SIGN } from './brush.js';

interface CellsImageProps {
  readonly painting: Painting;
  /** Its description for people who do not see it. */
  readonly label: string;
  /** Cells that stand out. */
  readonly marks?: readonly Cell[];
}

/** A picture of cells in their colours, or in the ink of the page. */
export function CellsImage({ painting, label, marks = [] }: CellsImageProps) {
  const element = useRef<HTMLCanvasElement>(null);
  const { rows, palette } = painting;
  const [height, width] = [rows.length, rows[0]!.length];
  useEffect(() => {
    const context = element.current!.getContext('2d')!;
    const style = getComputedStyle(element.current!);
    const dot = (colour: string, row: number, column: number): void => {
      context.fillStyle = colour;
      context.fillRect(column, row, 1, 1);
    };
    context.fillStyle = palette?.[0] ?? style.getPropertyValue('--paper');
    context.fillRect(0, 0, width, height);
    for (const [row, line] of rows.entries())
      for (const [column, sign] of [...line].entries())
        if (sign !== EMPTY_SIGN)
          dot(palette?.[Number.parseInt(sign, 36)] ?? style.getPropertyValue('--ink'), row, column);
    for (const [row, column] of marks) dot(style.getPropertyValue('--focus'), row, column);
  }, [rows, palette, marks]);
  return <canvas ref={element} class="cells" width={width} height={height} role="img" aria-label={label} />;
}
