/** The output of a run: failures as they come, tables at the end, and a line for a log. */

import { KINDS } from './kinds/index.js';
import type { FuzzOptions } from './options.js';
import type { RunResult } from './pool.js';
import type { Failure } from './run-case.js';
import type { Heading, Tally } from './tally.js';

/** A failure with everything that is needed to see it again. */
export function describeFailure({ line, problems, sample, shrunk }: Failure): string {
  const list = (items: Failure['problems']) => items.map(({ code, message }) => `  [${code}] ${message}`);
  return [
    `FAILURE ${line}`,
    `replay: npm run fuzz -- --replay ${line}`,
    ...list(problems),
    `sample: ${sample}`,
    `shrunk: ${shrunk.sample}`,
    ...list(shrunk.problems),
    '',
  ].join('\n');
}

/** The tables at the end of a run; `minutes` is the time that it took. */
export function describeRun({ tally, failures }: RunResult, minutes: number): string {
  const seconds = new Map(tally.under('seconds'));
  const cases = tally
    .under('cases')
    .map(([label, count]) => [label, count, figure(seconds.get(label) ?? 0)] as const);
  const sections: readonly (readonly [title: string, rows: readonly (readonly (string | number)[])[]])[] = [
    ['cases, processor seconds', cases],
    ['kinds: cases, cases a minute, processor seconds', byKind(tally, minutes)],
    ['verdicts', tally.under('verdict')],
    ['answers by engine and formulation', tally.under('answers')],
    ['checks', tally.under('checks')],
    ['work', tally.under('work')],
  ];
  const total = sum(tally, 'cases');
  return [
    ...sections.flatMap(([title, rows]) => [`## ${title}`, ...table(rows), '']),
    `${total} cases, ${failures.length} failures, ${figure(sum(tally, 'seconds'))} processor seconds`,
    '',
  ].join('\n');
}

/** One line for a log of runs. */
export function logLine(
  { seed, jobs, only, stress }: FuzzOptions,
  { tally, failures }: RunResult,
  minutes: number,
): string {
  const parts = [
    `seed ${seed}`,
    `jobs ${jobs}`,
    `minutes ${figure(minutes)}`,
    stress ? 'stress' : 'usual',
    ...(only === undefined ? [] : [`only ${only}`]),
    `cases ${sum(tally, 'cases')}`,
    `failures ${failures.length}`,
    `processor seconds ${figure(sum(tally, 'seconds'))}`,
  ];
  return `log: ${parts.join(', ')}\n`;
}

function byKind(tally: Tally, minutes: number) {
  return KINDS.flatMap(({ id }) => {
    const of = (heading: Heading) =>
      tally
        .under(heading)
        .filter(([label]) => label.startsWith(`${id} `))
        .reduce((total, [, amount]) => total + amount, 0);
    const count = of('cases');
    return count === 0 ? [] : [[id, count, figure(count / minutes), figure(of('seconds'))] as const];
  });
}

function sum(tally: Tally, heading: Heading): number {
  return tally.under(heading).reduce((total, [, amount]) => total + amount, 0);
}

function figure(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}

function table(rows: readonly (readonly (string | number)[])[]): readonly string[] {
  const width = Math.max(0, ...rows.map(([label]) => String(label).length));
  return rows.map(([label, ...numbers]) =>
    [String(label).padEnd(width), ...numbers.map((number) => String(number).padStart(9))].join('  '),
  );
}
