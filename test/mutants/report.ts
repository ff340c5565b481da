/** The report of a run of mutants. */
import type { Planted } from './draw.js';
import type { Answer } from './messages.js';

/** A fault and what became of it. */
export interface Result extends Planted {
  /** The line of the fault, from 1, before and with the fault. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly answer:
    | Answer
    | { readonly status: 'endless' }
    | { readonly status: 'known'; readonly why: string };
}

/** A fault in two or three lines of text. */
export function describeFault({ file, line, before, after, fault, answer }: Result): string {
  const place = `${file}:${line} ${fault.kind}`;
  if (answer.status === 'caught') return `caught    ${place}: ${answer.test} ${answer.name}\n`;
  if (answer.status === 'endless') return `caught    ${place}: the tests do not end\n`;
  const end = answer.status === 'known' ? `no answer changes ${place}: ${answer.why}` : `SURVIVED  ${place}`;
  return `${end}\n    - ${before}\n    + ${after}\n`;
}

/** A table of Markdown: the faults of each part by the tests that caught them. */
export function describeRun(results: readonly Result[]): string {
  const parts = [...new Set(results.map(({ part }) => part))];
  const rows = parts.map((part) =>
    rowOf(
      part,
      results.filter((one) => one.part === part),
    ),
  );
  const head = ['part', 'faults', ...CATCHERS.map(({ name }) => name), 'change no answer', 'not caught'];
  return [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...[...rows, rowOf('all', results)].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');
}

/** The faults that a change of an answer could follow from, and those of them that were caught. */
export function caughtOf(results: readonly Result[]): { readonly caught: number; readonly of: number } {
  const harmful = results.filter(({ answer }) => answer.status !== 'known');
  return { caught: harmful.filter(({ answer }) => answer.status !== 'survived').length, of: harmful.length };
}

const caughtIn =
  (...rooms: readonly RegExp[]) =>
  ({ answer }: Result): boolean =>
    answer.status === 'caught' && rooms.some((room) => room.test(answer.test));

/** Who catches faults. Each fault is counted once, for the first test that failed. */
const CATCHERS: readonly { readonly name: string; readonly has: (result: Result) => boolean }[] = [
  { name: 'laws', has: caughtIn(/^test\/conformance\//) },
  { name: 'random cases', has: caughtIn(/^test\/(mutants|fuzz)\//) },
  { name: 'tests of the engines', has: caughtIn(/^test\/(engine|counting|model|bilevel)\//) },
  { name: 'tests of families', has: caughtIn(/^test\/families\//) },
  {
    name: 'other tests',
    has: caughtIn(/^$/, /^test\/(?!conformance|mutants|fuzz|engine|counting|model|bilevel|families)/),
  },
  { name: 'no end', has: ({ answer }) => answer.status === 'endless' },
];

function rowOf(name: string, results: readonly Result[]): readonly (string | number)[] {
  return [
    name,
    results.length,
    ...CATCHERS.map(({ has }) => results.filter(has).length),
    results.filter(({ answer }) => answer.status === 'known').length,
    results.filter(({ answer }) => answer.status === 'survived').length,
  ];
}
