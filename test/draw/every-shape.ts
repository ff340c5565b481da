import { BLACK, HAIRLINE, type Scene, WHITE } from '../../src/draw/scene.js';

/** A scene with every kind of shape and every optional property. */
export const EVERY_SHAPE: Scene = {
  width: 60,
  height: 40,
  title: 'Every <shape> & "more"',
  shapes: [
    { kind: 'rectangle', x: 1, y: 1, width: 10, height: 8, fill: '#d0d0d0', opacity: 0.5 },
    { kind: 'rectangle', x: 13, y: 1, width: 10, height: 8, stroke: BLACK, strokeWidth: 0.8, radius: 2 },
    { kind: 'line', x1: 1, y1: 12, x2: 59, y2: 12, width: HAIRLINE, colour: BLACK, cap: 'round' },
    { kind: 'line', x1: 1, y1: 14, x2: 59, y2: 14, width: 0.5, colour: '#3355aa', dash: [2, 1] },
    { kind: 'circle', x: 30, y: 5, radius: 4, fill: WHITE, stroke: BLACK, strokeWidth: 0.4 },
    { kind: 'circle', x: 40, y: 5, radius: 1, fill: BLACK },
    {
      kind: 'path',
      steps: [['M', 46, 9], ['L', 50, 1], ['C', 54, 1, 56, 5, 56, 9], ['Z']],
      fill: '#cc2222',
      stroke: BLACK,
      strokeWidth: 0.3,
    },
    { kind: 'text', text: 'Left & <right>', x: 1, y: 20, size: 5, anchor: 'start', colour: BLACK },
    { kind: 'text', text: 'Łódź ก', x: 30, y: 26, size: 4, anchor: 'middle', bold: true, colour: '#444444' },
    { kind: 'text', text: '12', x: 59, y: 20, size: 3, anchor: 'end', colour: BLACK },
    {
      kind: 'raster',
      x: 1,
      y: 30,
      width: 9,
      height: 6,
      pixelColumns: 3,
      pixelRows: 2,
      pixels: Uint8Array.of(0, 128, 255, 255, 0, 64),
    },
  ],
};
