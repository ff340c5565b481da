/** Region-sum lines: the borders of regions divide a line into parts with the same sum. */
import type { CellsConstraint } from '../cells.js';
import type { ConstraintType } from '../contract.js';
import { equalSums } from './equal-sums.js';
import { lineMove, lineOf, segmentsOf } from './line.js';

/** The cells from one end to the other. */
export interface RegionSum extends CellsConstraint {
  readonly type: 'region-sum';
}

export const regionSum: ConstraintType<RegionSum> = {
  type: 'region-sum',
  ...lineOf(2, '#86b6e6'),
  fault: ({ cells }, { regionOf }) =>
    segmentsOf(cells, regionOf).length > 1 ? undefined : 'The line crosses no border of a region.',
  rules({ cells }, all) {
    const segments = segmentsOf(cells, all.regionOf);
    return segments
      .slice(1)
      .map((segment, index) => equalSums({ cells: segments[index]! }, { cells: segment }, all));
  },
  move: lineMove({ en: 'region-sum line', de: 'Gebietssummen-Linie' }, 2.6, {
    en: 'The parts of the region-sum line from A to B have one sum',
    de: 'Die Teile der Gebietssummen-Linie von A bis B haben dieselbe Summe',
  }),
  sentence: {
    en: 'The borders of the boxes divide a region-sum line into parts; the numbers of each part have the same sum.',
    de: 'Die Grenzen der Blöcke teilen eine Gebietssummen-Linie in Teile; die Zahlen jedes Teils haben dieselbe Summe.',
  },
};
