/**
 * The five documents, repeated: for every system, model, table and figure what is published and what the program gives.
 * A failure of one experiment is reported in its place, and the others still run.
 */
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { EXPERIMENT_IDS, EXPERIMENTS, type ExperimentId } from './documents/experiments.js';
import { judgeRows } from './documents/judge-rows.js';
import { documentsMarkdown } from './documents/markdown.js';
import { type Effort, type Report, verdictOf } from './documents/report.js';
import { DOCUMENTS } from './documents/rows/index.js';
import type { BenchmarkOptions } from './options.js';
import { printTable } from './table.js';

/** The limit of the documents, in seconds. */
const FULL = 1800;

/**
 * Prints all tables and claims, then the rows; writes them as Markdown with `--write`. `--only` runs some experiments
 * and no rows; `--full` gives every solve the documents' own limit.
 * @throws Error for an experiment that does not exist
 */
export async function benchDocuments({ full, only, write }: BenchmarkOptions): Promise<void> {
  const effort: Effort = { limit: (seconds) => (full ? FULL : seconds) };
  const chosen = only.length === 0 ? EXPERIMENT_IDS : only.map(experimentNamed);
  const reports = new Map<ExperimentId, Report>();
  for (const id of chosen) {
    const report = await runExperiment(id, effort);
    print(report);
    reports.set(id, report);
  }
  if (only.length > 0) return;
  const documents = await judgeRows(DOCUMENTS, reports);
  for (const { title, rows } of documents) {
    printTable(
      title,
      ['item', 'verdict', 'the program'],
      rows.map(({ item, agreement, ours }) => [item, agreement, ours]),
    );
  }
  if (write === undefined) return;
  const howWritten = `npm run bench -- documents${full ? ' --full' : ''} --write ${write}`;
  const limits = full
    ? `a solve may take ${FULL} s, the documents' own limit`
    : `a solve is stopped after a few seconds (\`--full\`: after ${FULL} s, as in the documents)`;
  writeFileSync(write, documentsMarkdown(documents, [...reports.values()], { howWritten, limits }));
}

function experimentNamed(name: string): ExperimentId {
  const id = EXPERIMENT_IDS.find((one) => one === name);
  if (id === undefined)
    throw new Error(`--only: expected one of ${EXPERIMENT_IDS.join(', ')}, found ${name}`);
  return id;
}

async function runExperiment(id: ExperimentId, effort: Effort): Promise<Report> {
  try {
    return await EXPERIMENTS[id](effort);
  } catch (error) {
    process.exitCode = 1;
    const claim = `the experiment ${id} runs to its end`;
    return { tables: [], findings: [{ claim, holds: false, evidence: String(error) }] };
  }
}

function print({ tables, findings }: Report): void {
  for (const { title, columns, rows } of tables) printTable(title, columns, rows);
  process.stdout.write('\n');
  for (const finding of findings) {
    process.stdout.write(`-> ${verdictOf(finding)}: ${finding.claim} (${finding.evidence})\n`);
  }
}
