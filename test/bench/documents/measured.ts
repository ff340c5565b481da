/**
 * Results of experiments, kept as data: a clock runs once, and the document is written from the record after
 * that.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { EXPERIMENT_IDS, type ExperimentId } from './experiment-ids.js';
import type { Report } from './report.js';

export interface Measured extends Report {
  readonly date: string;
  /** The commit of the project that was measured. */
  readonly commit: string;
  /** The limit on the time of a solve. */
  readonly limits: string;
}

function pathOf(id: ExperimentId): string {
  return `test/bench/documents/measured/${id}.json`;
}

/** The records of all experiments that were measured, in their order. */
export function readMeasured(): ReadonlyMap<ExperimentId, Measured> {
  return new Map(
    EXPERIMENT_IDS.filter((id) => existsSync(pathOf(id))).map((id) => [
      id,
      // An open finding is kept without the key `holds`.
      JSON.parse(readFileSync(pathOf(id), 'utf8')) as Measured,
    ]),
  );
}

/** Keeps what was measured, a line for each row of a table and each finding. */
export function keepMeasured(id: ExperimentId, { tables, findings, ...run }: Measured): void {
  const line = (value: unknown): string => `      ${JSON.stringify(value)}`;
  const table = ({ title, columns, rows }: Report['tables'][number]): string =>
    `    {"title": ${JSON.stringify(title)}, "columns": ${JSON.stringify(columns)}, "rows": [\n${rows.map(line).join(',\n')}\n    ]}`;
  const head = Object.entries(run).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`);
  const text = `{\n${head.join('')}  "tables": [\n${tables.map(table).join(',\n')}\n  ],\n  "findings": [\n${findings.map(line).join(',\n')}\n  ]\n}\n`;
  writeFileSync(pathOf(id), text);
}
