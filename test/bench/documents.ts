/**
 * The five documents, repeated: for every system, model, table and figure what is published and what the
 * program gives. A failure of one experiment is reported in its place, and the others still run.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { EXPERIMENT_IDS, type ExperimentId } from './documents/experiment-ids.js';
import { EXPERIMENTS } from './documents/experiments.js';
import { type JudgedDocument, judgeRows } from './documents/judge-rows.js';
import { documentsMarkdown } from './documents/markdown.js';
import { keepMeasured, readMeasured } from './documents/measured.js';
import { type Effort, type Report, verdictOf } from './documents/report.js';
import { DOCUMENTS } from './documents/rows/index.js';
import type { BenchmarkOptions } from './options.js';
import { printTable } from './table.js';

/** The limit of the documents, in seconds. */
const FULL = 1800;
/** The name that `--only` takes for the lines that need no clock. */
const ROWS = 'rows';

/**
 * Prints tables and claims of the experiments, then the rows; exit code 1 where a row differs or an
 * experiment fails, or where a claim has another verdict than the document. `--only` runs some experiments,
 * `rows` among them the rows alone; `--full` gives every solve the documents' own limit; `--write` keeps what
 * was measured and writes the document from all that is kept.
 * @throws Error for an experiment that does not exist
 */
export async function benchDocuments({ full, only, write }: BenchmarkOptions): Promise<void> {
  const effort: Effort = { limit: (seconds) => (full ? FULL : seconds) };
  const limits = full ? `a solve could take ${FULL} s` : 'a solve was stopped after some seconds';
  const chosen =
    only.length === 0 ? EXPERIMENT_IDS : only.filter((name) => name !== ROWS).map(experimentNamed);
  // Of the start: the sources may change while this runs.
  const run = { ...measuredNow(), limits };
  const kept = readMeasured();
  for (const id of chosen) {
    const report = await runExperiment(id, effort);
    if (report === undefined) continue;
    print(report);
    if (write === undefined) compare(report, kept.get(id));
    else keepMeasured(id, { ...run, ...report });
  }
  if (only.length > 0 && write === undefined && !only.includes(ROWS)) return;
  const measured = readMeasured();
  const documents = await judgeRows(DOCUMENTS, measured);
  printRows(documents);
  if (write === undefined) return;
  writeFileSync(write, documentsMarkdown(documents, measured, `npm run bench -- documents --write ${write}`));
}

/** Names the claims whose verdicts are not those of the document. */
function compare({ findings }: Report, kept: Report | undefined): void {
  const written = new Map(kept?.findings.map((finding) => [finding.claim, verdictOf(finding)]));
  for (const finding of findings) {
    const verdict = verdictOf(finding);
    const known = written.get(finding.claim) ?? 'not in the document';
    if (verdict === known) continue;
    process.exitCode = 1;
    process.stdout.write(`!! ${finding.claim}: ${verdict} here, ${known} in docs/documents.md\n`);
  }
}

function experimentNamed(name: string): ExperimentId {
  const id = EXPERIMENT_IDS.find((one) => one === name);
  if (id === undefined)
    throw new Error(`--only: expected one of ${[...EXPERIMENT_IDS, ROWS].join(', ')}, found ${name}`);
  return id;
}

function measuredNow(): { readonly date: string; readonly commit: string } {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return { date: new Date().toISOString().slice(0, 10), commit };
}

async function runExperiment(id: ExperimentId, effort: Effort): Promise<Report | undefined> {
  try {
    return await EXPERIMENTS[id](effort);
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`the experiment ${id} failed: ${String(error)}\n`);
    return undefined;
  }
}

function printRows(documents: readonly JudgedDocument[]): void {
  for (const { title, rows } of documents) {
    if (rows.some(({ agreement }) => agreement === 'differs')) process.exitCode = 1;
    printTable(
      title,
      ['item', 'verdict', 'the program'],
      rows.map(({ item, agreement, ours }) => [item, agreement, ours]),
    );
  }
}

function print({ tables, findings }: Report): void {
  for (const { title, columns, rows } of tables) printTable(title, columns, rows);
  process.stdout.write('\n');
  for (const finding of findings) {
    process.stdout.write(`-> ${verdictOf(finding)}: ${finding.claim} (${finding.evidence})\n`);
  }
}
