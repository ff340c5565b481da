/** Writes what a run found as Markdown: the rows by document, the claims by verdict, and the measured tables. */
import type { JudgedDocument } from './judge-rows.js';
import { type Report, type Table, verdictOf } from './report.js';

const VERDICTS = ['confirmed', 'not confirmed', 'open'] as const;

const LEGEND = [
  '`exact`: the same figure, solution or size. `of its kind`: the document does not print the instance as text, or no figure of it; ours is of the',
  'same kind. `confirmed`, `differs`, `open`: what an experiment says of the claims. `missing`: not in the program. `no result`: nothing to repeat.',
  'Times are seconds of processor time, in the tables without the second run that confirms an optimum of HiGHS elsewhere; times within a',
  'quarter of each other count as alike. A solve that was stopped shows as `> N`.',
];

/** The whole document. `howWritten` is the command, `limits` says how long a solve could take. */
export function documentsMarkdown(
  documents: readonly JudgedDocument[],
  reports: readonly Report[],
  { howWritten, limits }: { readonly howWritten: string; readonly limits: string },
): string {
  return [
    '# The five documents, repeated',
    '',
    `Written by \`${howWritten}\`; ${limits}.`,
    '',
    ...LEGEND,
    ...documents.flatMap(({ title, rows }) => [
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
          command === '' ? '' : `\`${command}\``,
        ]),
      ),
    ]),
    '',
    '## Claims',
    ...VERDICTS.flatMap((verdict) => claimsWith(verdict, reports)),
    '',
    '## Tables',
    ...reports.flatMap(({ tables }) => tables.flatMap(section)),
    '',
  ].join('\n');
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

/** What the claims of an experiment are about: the beginning of its first table's title. */
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
