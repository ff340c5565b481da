/**
 * Tables 7.4 and 7.5 of the report of Conroy, Dieroff, Kehoe and Lu: the puzzle of 1962, its solution by all
 * methods, and the integer program beside the search.
 */
import { zebraExamples } from '../../../src/families/zebra/examples.js';
import type { ZebraSolution } from '../../../src/families/zebra/puzzle.js';
import { solvePuzzle } from '../../../src/proving/solve.js';
import { figure } from '../table.js';
import {
  measureZebraPrograms,
  measureZebraSearches,
  PUBLISHED_PROGRAM,
  type ZebraProgram,
  type ZebraSearch,
} from '../zebra.js';
import { allBelow, isSlower } from './findings.js';
import { type Report, tableOf } from './report.js';

/** Columns of Table 7.4, house by house, in the report's spelling. */
const TABLE_7_4 = [
  ['Yellow', 'Blue', 'Red', 'Ivory', 'Green'],
  ['Norwegian', 'Ukrainian', 'Englishman', 'Spaniard', 'Japanese'],
  ['Water', 'Tea', 'Milk', 'Orange Juice', 'Coffee'],
  ['Kools', 'Chesterfields', 'Old Gold', 'Lucky Strike', 'Parliaments'],
  ['Fox', 'Horse', 'Snails', 'Dog', 'Zebra'],
] as const;
/** Both methods take less than this in the report's words. */
const CLAIMED_SECONDS = 0.1;

/** Table 7.5 with ours beside it, and whether all methods find Table 7.4. */
export async function compareZebra(): Promise<Report> {
  const searches = measureZebraSearches();
  const programs = await measureZebraPrograms();
  const [asGiven] = searches;
  const table = tableOf(
    'Table 7.5: the zebra puzzle by integer programs and by search',
    ['method', 'variables / rows', 'inferences', 'ours', 'seconds', 'ours', 'ratio'],
    [
      ...programs.map((program) => [
        nameOf(program),
        `${program.variables} / ${program.rows}`,
        '-',
        '-',
        isPublished(program) ? PUBLISHED_PROGRAM : '-',
        program.solve.toFixed(4),
        isPublished(program) ? `${figure(program.solve / Number(PUBLISHED_PROGRAM))} x` : '-',
      ]),
      ...searches.map((search) => [
        `search, ${search.ordering}`,
        '-',
        search.publishedInferences,
        search.inferences,
        search.publishedSeconds,
        search.seconds.toFixed(4),
        Number.isNaN(Number(search.publishedSeconds))
          ? '-'
          : `${figure(search.seconds / Number(search.publishedSeconds))} x`,
      ]),
    ],
  );
  return {
    tables: [table],
    findings: [
      solutionFinding(programs),
      ...timeFindings(searches, programs),
      savingFinding(asGiven!, searches),
    ],
  };
}

function nameOf({ request: { formulation, engine, presolve } }: ZebraProgram): string {
  return `${formulation.id}, ${engine.id}${presolve ? ', direct inference first' : ''}`;
}

/** The report's own program in the engine of its kind. */
function isPublished({ request: { formulation, engine, presolve } }: ZebraProgram): boolean {
  return formulation.id === 'assignment' && engine.id === 'highs' && presolve !== true;
}

function solutionFinding(programs: readonly ZebraProgram[]) {
  const expected = TABLE_7_4.map((names) => namesOf(names)).sort();
  const same = programs.filter(({ request }) => {
    const answer = solvePuzzle(request);
    const found = answer.status === 'solved' ? (answer.solutions[0] as ZebraSolution) : {};
    return JSON.stringify(Object.values(found).map(namesOf).sort()) === JSON.stringify(expected);
  });
  return {
    claim: 'Table 7.4 is the solution',
    holds: same.length === programs.length,
    evidence: `found by ${same.length} of ${programs.length} programs; ${zebraExamples()[0]!.verdict}`,
  };
}

/** Names in house order, without spelling: letters alone, in lower case, without a plural's s. */
function namesOf(names: readonly string[]): string {
  return names
    .map((name) =>
      name
        .toLowerCase()
        .replace(/[^a-z]/g, '')
        .replace(/s$/, ''),
    )
    .join();
}

function timeFindings(searches: readonly ZebraSearch[], programs: readonly ZebraProgram[]) {
  const published = programs.find(isPublished)!;
  const fastest = programs.reduce((least, program) => (program.solve < least.solve ? program : least));
  const slowest = Math.max(...searches.map(({ seconds }) => seconds));
  return [
    {
      claim: `integer program and search take less than ${CLAIMED_SECONDS} s`,
      holds: allBelow([timed(slowest), timed(published.solve)], CLAIMED_SECONDS),
      evidence: `search ${slowest.toFixed(4)} s, program ${published.solve.toFixed(4)} s`,
    },
    {
      claim: 'the search is faster than the integer program under every ordering',
      holds: isSlower(timed(published.solve), timed(slowest)),
      evidence:
        `slowest ordering ${slowest.toFixed(4)} s, program in HiGHS ${published.solve.toFixed(4)} s, ` +
        `fastest program ${fastest.solve.toFixed(4)} s (${nameOf(fastest)})`,
    },
  ];
}

/** A time that no limit cut short. */
function timed(seconds: number) {
  return { seconds, stopped: false };
}

function savingFinding(asGiven: ZebraSearch, searches: readonly ZebraSearch[]) {
  const steps = searches.slice(1).map((search, index) => search.inferences < searches[index]!.inferences);
  const last = searches.at(-1)!;
  return {
    claim: 'every further heuristic saves inferences',
    holds: !steps.includes(false),
    evidence:
      `all together ${figure(asGiven.inferences / last.inferences)} times fewer, printed ` +
      `${figure(asGiven.publishedInferences / last.publishedInferences)} times`,
  };
}
