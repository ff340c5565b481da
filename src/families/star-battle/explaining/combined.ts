/** Sums that players state in one sentence: "Rows 1 to 4 hold exactly eight stars". */
import { cellCode } from '../../../core/index.js';
import type { CombinedReason } from '../../contract/explaining.js';
import type { Reason } from '../../contract/reason.js';
import { combinedOf, lineRuns, numberOf } from '../../kit/words/line-runs.js';
import { holds } from './reasons.js';
import type { UnitName } from './words.js';

/** More regions than this are not listed in one sentence. */
const MOST_REGIONS = 6;

/** The sums of rows or columns side by side, and of regions, among some reasons. */
export function starSums(reasons: readonly Reason[], stars: number): readonly CombinedReason['reason'][] {
  const sumOf = (kind: UnitName['kind'], parts: readonly Reason[], names: readonly string[]) => ({
    kind: `${kind}s`,
    ...combinedOf(parts),
    ...holds(
      names.map((name) => ({ kind, name })),
      stars * parts.length,
    ),
  });
  return [
    ...lineRuns(reasons).map(({ id, kind, lines }) => ({
      id,
      ...sumOf(
        kind === 'rows' ? 'row' : 'column',
        lines,
        lines.map((line) => String(numberOf(line))),
      ),
    })),
    ...subsets(reasons.filter(({ kind }) => kind === 'region')).map((regions) => ({
      id: `regions-${regions.map(numberOf).join('-')}`,
      ...sumOf(
        'region',
        regions,
        regions.map(({ cells }) => cellCode(cells[0]!)),
      ),
    })),
  ];
}

/** All sets of two or more regions. */
function subsets(regions: readonly Reason[]): readonly (readonly Reason[])[] {
  if (regions.length > MOST_REGIONS) return [];
  const sets = Array.from({ length: 2 ** regions.length }, (_, bits) => {
    return regions.filter((_, position) => ((bits >> position) & 1) === 1);
  });
  return sets.filter(({ length }) => length > 1);
}
