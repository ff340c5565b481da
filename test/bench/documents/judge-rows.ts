/**
 * Judges the rows: runs their commands in a folder with the examples, and sums up what the experiments found.
 */
import process from 'node:process';
import { cli, words, workFolder } from '../../cli/in-process.js';
import type { ExperimentId } from './experiment-ids.js';
import { type Report, verdictOf } from './report.js';
import type { Answer, DocumentRows, Judged, Row } from './row.js';

/** A line of the document that is written. */
interface JudgedRow {
  readonly item: string;
  readonly published: string;
  readonly ours: string;
  readonly agreement: string;
  readonly command: string;
}

export interface JudgedDocument {
  readonly title: string;
  readonly rows: readonly JudgedRow[];
}

/** Judges all rows; a command that throws makes its own row differ and no other. */
export async function judgeRows(
  documents: readonly DocumentRows[],
  reports: ReadonlyMap<ExperimentId, Report>,
): Promise<readonly JudgedDocument[]> {
  const project = process.cwd();
  const { folder, remove } = workFolder();
  process.chdir(folder);
  try {
    const judged: JudgedDocument[] = [];
    for (const { title, rows } of documents) {
      const lines: JudgedRow[] = [];
      for (const row of rows) lines.push(await judgeRow(row, reports));
      judged.push({ title, rows: lines });
    }
    return judged;
  } finally {
    process.chdir(project);
    remove();
  }
}

async function judgeRow(
  { item, published, by }: Row,
  reports: ReadonlyMap<ExperimentId, Report>,
): Promise<JudgedRow> {
  return { item, published, ...(await judgementOf(by, reports)), command: commandOf(by) };
}

/** The command that repeats a row. */
export function commandOf(by: Row['by']): string {
  if (by.kind === 'command') return `puzzlewright ${by.command}`;
  return by.kind === 'experiment' ? `npm run bench -- documents --only ${by.id}` : 'npm test';
}

async function judgementOf(
  by: Row['by'],
  reports: ReadonlyMap<ExperimentId, Report>,
): Promise<{ readonly ours: string; readonly agreement: string }> {
  if (by.kind === 'figures') return by.judge();
  if (by.kind === 'experiment') return sumUp(reports.get(by.id));
  return answerOf(by.command).then(by.judge).catch(failed);
}

function failed(error: unknown): Judged {
  return { ours: String(error), agreement: 'differs' };
}

async function answerOf(command: string): Promise<Answer> {
  const { code, out, err } = await cli(words(command));
  const lines = out
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Readonly<Record<string, unknown>> => JSON.parse(line));
  return { code, lines, text: `${out}${err}` };
}

/** The findings of an experiment in one line. */
function sumUp(report: Report | undefined): { readonly ours: string; readonly agreement: string } {
  if (report === undefined) return { ours: 'not measured', agreement: 'open' };
  const verdicts = report.findings.map(verdictOf);
  const count = (verdict: string) => verdicts.filter((one) => one === verdict).length;
  const parts = (['confirmed', 'not confirmed', 'open'] as const)
    .filter((verdict) => count(verdict) > 0)
    .map((verdict) => `${count(verdict)} ${verdict}`);
  const ours = `claims: ${parts.join(', ')}`;
  if (count('not confirmed') > 0) return { ours, agreement: 'not confirmed' };
  return { ours, agreement: count('open') > 0 ? 'open' : 'confirmed' };
}
