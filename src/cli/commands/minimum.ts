import path from 'node:path';
import { certificateOfClaim } from '../../certificates/index.js';
import { findFamily } from '../../families/index.js';
import {
  type AnyMinimumProblem,
  MINIMUM_PROBLEMS,
  type MinimumClaim,
  type MinimumProblemRequest,
} from '../../minimum/index.js';
import { settings, text } from '../../settings/index.js';
import { defineCommand, describedRun } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { isBroken } from '../input/index.js';
import {
  answerList,
  answerTextOf,
  exitCodeOf,
  jsonOf,
  MINIMUM_EXAMPLES,
  MINIMUM_FLAGS,
  type MinimumArguments,
  minimumFlags,
  minimumSettings,
  puzzleLines,
  puzzlesOf,
  requireProblem,
  runRequest,
  tableExitCode,
  tableJson,
  tableText,
} from '../minimum/index.js';
import { jsonLine, refuseUnwritable, writeFiles } from '../output/index.js';

/** The note on the bounds of an interrupted run. */
const WITHOUT_STATE = 'the bounds are proved so far; with --state FILE a run can go on where it stopped';
const WITH_STATE = 'the bounds are proved so far; the same command goes on from here';

export const minimumCommand = defineCommand({
  name: 'minimum',
  summary: 'find the fewest clues or walls that a puzzle needs, and prove it',
  positionals: settings({
    what: text(`which: ${MINIMUM_PROBLEMS.map(({ name }) => name).join(', ')}; minimum WHAT --help has more`),
    file: text(
      'the puzzle (with its solution if it has several), its text, or a list of them; - reads standard input',
    ).optional(),
  }),
  flags: MINIMUM_FLAGS,
  flagsFor: minimumFlags,
  subjects: MINIMUM_PROBLEMS.map(({ name }) => name),
  examples: MINIMUM_EXAMPLES,
  async run(args, host, given) {
    const problem = requireProblem(args.what);
    const settings = minimumSettings(problem, given, host);
    const puzzles = await puzzlesOf(problem, args, host);
    const [first] = puzzles;
    if (puzzles.length > 1 && args.certificate !== undefined)
      throw new InputError(['--certificate: is about one puzzle; pick one with --puzzle']);
    if (puzzles.length > 1) return answerList({ problem, puzzles, settings }, args, host);
    const isRead = first !== undefined && !isBroken(first);
    const request = problem.read({ settings, ...(isRead ? { document: first.document } : {}) });
    if (!request.ok)
      throw InputError.ofIssues(isRead ? first.file : `minimum ${problem.name}`, request.issues);
    if (args.export !== undefined)
      return exportProgram(problem, request.value, args.export, args.force, host);
    const whyNoRounds = args.verbose ? problem.whyNoRounds(request.value) : undefined;
    const work = () => answerOne(problem, request.value, args, host);
    if (whyNoRounds === undefined) return work();
    host.note(whyNoRounds);
    return describedRun('minimum', { ...args, ...given }, host, work);
  },
});

async function answerOne(
  problem: AnyMinimumProblem,
  request: MinimumProblemRequest,
  args: MinimumArguments,
  host: Host,
): Promise<ExitCode> {
  if (args.output !== undefined) refuseUnwritable([args.output], args.force);
  if (args.certificate !== undefined) refuseUnwritable([args.certificate], args.force);
  const { answer, claimed, ...ran } = await runRequest(problem, request, args, host);
  if (args.certificate !== undefined) await writeCertificate(args.certificate, claimed, args.force, host);
  if (answer.status === 'table') {
    const table = args.json ? tableJson(problem, answer, ran) : tableText(answer, ran);
    if (args.output === undefined) host.out(table);
    else {
      writeFiles([{ path: args.output, content: table }], args.force);
      host.note(`wrote ${args.output}`);
    }
    return tableExitCode(answer, ran);
  }
  const circumstances = { ...ran, atMost: request.atMost };
  if (ran.interrupted) host.note(`interrupted; ${args.state === undefined ? WITHOUT_STATE : WITH_STATE}`);
  host.out(
    args.json
      ? jsonOf(problem, answer, circumstances)
      : answerTextOf(findFamily(problem.family)!, answer, circumstances, { ascii: args.ascii, host }),
  );
  const found = puzzleLines(answer);
  if (args.output !== undefined && found !== '') {
    writeFiles([{ path: args.output, content: found }], args.force);
    host.note(`wrote ${args.output}`);
  }
  return exitCodeOf(answer, circumstances);
}

async function writeCertificate(
  path: string,
  claimed: MinimumClaim | undefined,
  force: boolean,
  host: Host,
): Promise<void> {
  const certificate = claimed && (await certificateOfClaim(claimed));
  if (certificate === undefined) {
    host.note('no certificate was written: no bound was proved within the limits, or by a search alone');
    return;
  }
  writeFiles([{ path, content: jsonLine(certificate) }], force);
  host.note(`wrote ${path}`);
}

async function exportProgram(
  problem: AnyMinimumProblem,
  request: MinimumProblemRequest,
  stem: string,
  force: boolean,
  host: Host,
): Promise<ExitCode> {
  if (problem.bilevelProgram === undefined) {
    throw new InputError([`--export: minimum ${problem.name} has no program of two levels`]);
  }
  const files = await problem.bilevelProgram(request, path.basename(stem));
  if (!files.ok) throw InputError.ofIssues(`minimum ${problem.name}`, files.issues);
  const { mps, aux } = files.value;
  writeFiles(
    [
      { path: `${stem}.mps`, content: mps },
      { path: `${stem}.aux`, content: aux },
    ],
    force,
  );
  host.note(`wrote ${stem}.mps and ${stem}.aux`);
  return EXIT.yes;
}
