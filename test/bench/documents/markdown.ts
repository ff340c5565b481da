/**
 * Writes what a run found as Markdown: the rows by document, the claims by verdict, and the measured tables.
 */
import { EXPERIMENT_IDS, type ExperimentId } from './experiment-ids.js';
import type { JudgedDocument } from './judge-rows.js';
import type { Measured } from './measured.js';
import { type Report, type Table, verdictOf } from './report.js';

const VERDICTS = ['confirmed', 'not confirmed', 'open'] as const;

const LEGEND = [
  '`exact`: the same figure, solution or size. `of its kind`: the document does not print the instance as text, or no figure of it; ours is of the',
  'same kind. `known difference`: another figure, explained. `confirmed`, `not confirmed`, `open`: what an experiment says of the claims. Every',
  'line names its judge: `npm test` types each command and compares what it finds with this page, or calculates with the printed figures; what needs a clock,',
  'the bench measures. What the documents only explain, without a claim, has no line.',
  '',
  'What needs a clock was measured once, on the date and commit beside each table; the puzzles are kept in `test/bench/documents/instances`. Times are',
  'seconds of processor time, the median of five runs where one takes less than half a second, without the second run that confirms an optimum of',
  'HiGHS elsewhere; times within a quarter of each other count as alike. A solve that was stopped shows as `> N`. Where the same engine',
  'solves like models, the simplex iterations that it counts decide instead. An optimality gap is the distance of the bounds, divided by the lower',
  'one, as chapter 2.1.2 of the report defines it.',
];

/** The whole document. `howWritten` is the command that writes it. */
export function documentsMarkdown(
  documents: readonly JudgedDocument[],
  measured: ReadonlyMap<ExperimentId, Measured>,
  howWritten: string,
): string {
  return [
    '# The five documents, repeated',
    '',
    `Written by \`${howWritten}\`.`,
    '',
    ...LEGEND,
    ...documents.flatMap(documentLines),
    ...measuredLines(measured),
    '',
  ].join('\n');
}

/** The section of one document. */
export function documentLines({ title, rows }: JudgedDocument): readonly string[] {
  return [
    '',
    `## ${title}`,
    '',
    ...markdownTable(
      ['item', 'published', 'the program', 'verdict', 'command'],
      rows.map(({ item, published, ours, agreement, command }) => [
        item,
        published,
        ours,
        agreement,
        `\`${command}\``,
      ]),
    ),
  ];
}

/** The sections about what was measured. */
export function measuredLines(measured: ReadonlyMap<ExperimentId, Measured>): readonly string[] {
  const missing = EXPERIMENT_IDS.filter((id) => !measured.has(id));
  return [
    '',
    '## Claims',
    ...VERDICTS.flatMap((verdict) => claimsWith(verdict, [...measured.values()])),
    ...(missing.length > 0 ? ['', '### Not measured', '', ...missing.map(notMeasured)] : []),
    '',
    '## Tables',
    ...[...measured].flatMap(([id, { tables, date, commit, limits }]) =>
      tables.flatMap((table) => [
        ...section(table),
        '',
        `\`npm run bench -- documents --only ${id}\` on ${date} at commit ${commit}; ${limits}.`,
      ]),
    ),
  ];
}

/** Says of an experiment that no record of it is kept. */
function notMeasured(id: ExperimentId): string {
  return `* \`${id}\`: it takes many minutes and was not measured on this code; \`npm run bench -- documents --only ${id}\` does.`;
}

function claimsWith(verdict: (typeof VERDICTS)[number], reports: readonly Report[]): readonly string[] {
  const findings = reports.flatMap((report) =>
    report.findings
      .filter((one) => verdictOf(one) === verdict)
      .map((one) => ({ ...one, subject: subjectOf(report) })),
  );
  if (findings.length === 0) return [];
  return [
    '',
    `### ${verdict[0]!.toUpperCase()}${verdict.slice(1)}`,
    '',
    ...findings.map(({ subject, claim, evidence }) => `* ${subject}: ${claim} (${evidence})`),
  ];
}

/** The subject of an experiment's claims: the beginning of its first table's title. */
function subjectOf({ tables }: Report): string {
  return tables[0]?.title.split(/[:,]/)[0] ?? 'An experiment that did not run to its end';
}

function section({ title, columns, rows }: Table): readonly string[] {
  return ['', `### ${title}`, '', ...markdownTable(columns, rows)];
}

function markdownTable(columns: Table['columns'], rows: Table['rows']): readonly string[] {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(columns), `|${columns.map(() => '---').join('|')}|`, ...rows.map(line)];
}
