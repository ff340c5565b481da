import path from 'node:path';
import { text } from '../../core/setting.js';
import { settings } from '../../core/settings.js';
import { findFamily } from '../../families/index.js';
import { MINIMUM_PROBLEMS } from '../../minimum/index.js';
import type { AnyMinimumProblem, MinimumProblemRequest } from '../../minimum/problem.js';
import { defineCommand } from '../command.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import { MINIMUM_FLAGS } from '../flags/minimum.js';
import type { Host } from '../host.js';
import { InputError } from '../input-error.js';
import { exitCodeOf, jsonOf, puzzleLines, textOf } from '../minimum-answer.js';
import { minimumFlags, minimumSettings, requireProblem } from '../minimum-flags.js';
import { answerList } from '../minimum-list.js';
import { puzzlesOf, runRequest } from '../minimum-run.js';
import { tableExitCode, tableJson, tableText } from '../minimum-table.js';
import { isBroken } from '../read-puzzle.js';
import { refuseUnwritable, writeFiles } from '../write-files.js';

/** What is left of a run that was interrupted. */
const WITHOUT_STATE = 'the bounds are proved so far; with --state FILE a run can go on where it stopped';
const WITH_STATE = 'the bounds are proved so far; the same command goes on from here';

export const minimumCommand = defineCommand({
  name: 'minimum',
  summary: 'the fewest clues or walls that a puzzle can do with, proved',
  positionals: settings({
    what: text(`which: ${MINIMUM_PROBLEMS.map(({ name }) => name).join(', ')}; minimum WHAT --help has more`),
    file: text(
      'the puzzle (with its solution where it has several), or its text, or a list of them; - reads standard input',
    ).optional(),
  }),
  flags: MINIMUM_FLAGS,
  flagsFor: minimumFlags,
  subjects: MINIMUM_PROBLEMS.map(({ name }) => name),
  examples: [
    ['minimum nonogram cat.non', 'the fewest cells to give for one solution (none, where it has one)'],
    ['minimum sudoku grids.jsonl --state grids.state', 'for every grid of a list, and a table at the end'],
    ['minimum sudoku 1234341221434321 --all', 'every smallest set of givens for one grid'],
    ['minimum sudoku 1234341221434321 --engine highs --plain --verbose', 'the loop, round by round'],
  ],
  async run(args, host, given) {
    const problem = requireProblem(args.what);
    const settings = minimumSettings(problem, given, host);
    const puzzles = puzzlesOf(problem, args, host);
    const [first] = puzzles;
    if (puzzles.length > 1) return answerList({ problem, puzzles, settings }, args, host);
    const isRead = first !== undefined && !isBroken(first);
    const request = problem.read({ settings, ...(isRead ? { document: first.document } : {}) });
    if (!request.ok) throw InputError.ofIssues(`minimum ${problem.name}`, request.issues);
    if (args.export !== undefined)
      return exportProgram(problem, request.value, args.export, args.force, host);
    const whyNot = args.verbose ? problem.whyNoRounds(request.value) : undefined;
    if (whyNot !== undefined) throw new InputError([`minimum ${problem.name}: --verbose: ${whyNot}`]);
    if (args.output !== undefined) refuseUnwritable([args.output], args.force);
    const { answer, ...ran } = await runRequest(problem, request.value, args, host);
    if (answer.status === 'table') {
      const table = args.json ? tableJson(problem, answer, ran) : tableText(answer, ran);
      if (args.output === undefined) host.out(table);
      else {
        writeFiles([{ path: args.output, content: table }], args.force);
        host.note(`wrote ${args.output}`);
      }
      return tableExitCode(answer, ran);
    }
    const circumstances = { ...ran, atMost: request.value.atMost };
    if (ran.interrupted) host.note(`interrupted; ${args.state === undefined ? WITHOUT_STATE : WITH_STATE}`);
    host.out(
      args.json
        ? jsonOf(problem, answer, circumstances)
        : textOf(findFamily(problem.family)!, answer, circumstances, args.ascii),
    );
    const found = puzzleLines(answer);
    if (args.output !== undefined && found !== '') {
      writeFiles([{ path: args.output, content: found }], args.force);
      host.note(`wrote ${args.output}`);
    }
    return exitCodeOf(answer, circumstances);
  },
});

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
