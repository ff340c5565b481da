import path from 'node:path';
import type { Cell } from '../../core/index.js';
import {
  DETAILS,
  type ExplainAnswer,
  type Explanation,
  explainPuzzle,
  SHEET_PAPERS,
  STEP_LANGUAGES,
  USUAL_QUESTIONS,
  whyCell,
} from '../../explain/index.js';
import { type StepDrawing, stepsPdf, stepsSvg } from '../../jobs/index.js';
import {
  choice,
  flag,
  type ReadSettings,
  settings,
  text,
  textOf,
  type ValuesOf,
  whole,
} from '../../settings/index.js';
import {
  answerEach,
  drawingOfCell,
  type StepWriting,
  unexplained,
  writtenCell,
  writtenSteps,
} from '../answers/index.js';
import { ANSWER_FLAGS, budgetOf, defineCommand, FILE } from '../arguments/index.js';
import { EXIT, type ExitCode, type Host, InputError } from '../host/index.js';
import { type ReadPuzzle, readEach, readPuzzle } from '../input/index.js';
import { deliver, refuseUnwritable } from '../output/index.js';

const FLAGS = settings({
  cell: textOf('only the steps that lead to this cell, as in r3c4 (row 3, column 4)', {
    expected: 'a cell such as r3c4',
    read: cellOf,
  }).optional(),
  detail: choice(
    'length of each step: its name and what follows; a sentence that says why; also its proof, line by line',
    DETAILS,
  ).default('sentence'),
  language: choice('language of the steps', STEP_LANGUAGES).default('en'),
  'limit-steps': whole('stop after this many steps', { least: 1 }).optional(),
  'limit-questions': whole('stop after this many questions to the engine, with exit code 3', {
    least: 1,
  }).default(USUAL_QUESTIONS),
  gaps: flag(
    'a sheet for a class: each picture with its conclusion and lines for the reason, then the key (PDF)',
  ).default(false),
  paper: choice('page of a PDF', SHEET_PAPERS).default('a4'),
  title: text('title above the steps of a picture').optional(),
  ...ANSWER_FLAGS,
});

type ExplainArguments = ReadSettings<typeof FLAGS> & ValuesOf<typeof FILE>;

export const explainCommand = defineCommand({
  name: 'explain',
  summary: 'explain the solution in steps that a person can follow, each proved: text, SVG or PDF',
  positionals: settings(FILE),
  flags: FLAGS,
  examples: [
    ['explain cat.non', 'numbered steps in plain sentences'],
    ['explain examples/star-battle.txt --cell r3c4', 'why this cell is as it is'],
    ['explain examples/star-battle.txt -o steps.pdf', 'small pictures with their rules, several a page'],
    ['explain examples/hashi.txt --gaps -o sheet.pdf', 'pupils write the reasons; the key follows'],
  ],
  async run(args, host) {
    const { output = '', json, detail, language } = args;
    const style = { detail, language };
    const ending = path.extname(output).toLowerCase();
    if (json && ['.svg', '.pdf'].includes(ending))
      throw new InputError([`-o ${output}: expected no picture with --json`]);
    const kind = json ? '.txt' : ending;
    if (args.gaps && kind !== '.pdf')
      throw new InputError(['--gaps: the sheet and its key are a PDF; expected -o FILE.pdf']);
    if (kind === '.svg' || kind === '.pdf') return drawSteps(args, kind, host);
    if (kind !== '.txt' && output !== '' && output !== '-') {
      throw new InputError([`-o ${output}: expected a name ending in .txt, .svg or .pdf`]);
    }
    const columns = output === '' ? host.terminal.columns : undefined;
    const puzzles = await readEach(args, host);
    return answerEach(
      puzzles,
      args,
      host,
      async ({ read }) => {
        const { product, code } = await answerOne(read, args, { json, style, columns }, host);
        // Of several puzzles each answer names its own.
        return { product: json || puzzles.length === 1 ? product : `${read.file}\n\n${product}`, code };
      },
      json ? '' : '\n',
    );
  },
});

async function answerOne(
  read: ReadPuzzle,
  args: ExplainArguments,
  writing: StepWriting,
  host: Host,
): Promise<{ readonly product: string; readonly code: ExitCode }> {
  const { json } = writing;
  if (args.cell !== undefined) return explainCell(read, args.cell, args, writing, host);
  const answer = ask(read, args, host);
  if (answer.status !== 'explained') {
    return unexplained(read, answer, { json, budget: budgetOf(args, host) });
  }
  const { explanation } = answer;
  return { product: writtenSteps(read, explanation, writing), code: exitCodeOf(explanation) };
}

async function explainCell(
  read: ReadPuzzle,
  cell: Cell,
  args: ExplainArguments,
  writing: StepWriting,
  host: Host,
): Promise<{ readonly product: string; readonly code: ExitCode }> {
  const answer = whyCell({ ...requestOf(read, args, host), cell });
  if (answer.status !== 'explained') {
    return unexplained(read, answer, { json: writing.json, budget: budgetOf(args, host) });
  }
  return { product: writtenCell(read, answer, cell, writing), code: exitCodeOf(answer.whole) };
}

function ask(read: ReadPuzzle, args: ExplainArguments, host: Host): ExplainAnswer {
  return explainPuzzle(requestOf(read, args, host));
}

function requestOf({ family, document }: ReadPuzzle, args: ExplainArguments, host: Host) {
  const { 'limit-steps': steps, 'limit-questions': queries, json, detail } = args;
  const budget = budgetOf(args, host);
  const { puzzle } = document;
  const proofs = json || detail === 'proof';
  return { family, puzzle, budget, queries, proofs, ...(steps === undefined ? {} : { steps }) };
}

/**
 * The exit code: success when solved, or after as many steps as --limit-steps asks for; otherwise a limit.
 */
function exitCodeOf({ verdict, limit }: Explanation): ExitCode {
  return verdict === 'solved' || limit === 'steps' ? EXIT.yes : EXIT.undecided;
}

async function drawSteps(args: ExplainArguments, kind: '.svg' | '.pdf', host: Host): Promise<ExitCode> {
  const { output, paper, detail, language, gaps } = args;
  refuseUnwritable([output!], args.force);
  const read = await readPuzzle(args, host);
  const { cell } = args;
  const request = requestOf(read, args, host);
  const answer = cell === undefined ? explainPuzzle(request) : whyCell({ ...request, cell });
  if (answer.status !== 'explained') {
    const { product, code } = await unexplained(read, answer, { json: false, budget: budgetOf(args, host) });
    host.error(product.trimEnd());
    return code;
  }
  const { family, document } = read;
  const { puzzle, credits } = document;
  const steps =
    'whole' in answer ? drawingOfCell(read, answer, cell!, language) : { explanation: answer.explanation };
  const drawing: StepDrawing = {
    family,
    puzzle,
    ...steps,
    style: { detail, language, gaps },
    title: args.title ?? credits.title ?? family.name,
  };
  deliver(kind === '.svg' ? stepsSvg(drawing) : await stepsPdf(drawing, paper), args, host);
  return exitCodeOf('whole' in answer ? answer.whole : answer.explanation);
}

/** A cell as people write it: `r3c4`. */
function cellOf(written: string): Cell | undefined {
  const [, row, column] = /^r(\d{1,4})c(\d{1,4})$/i.exec(written) ?? [];
  const cell = [Number(row) - 1, Number(column) - 1] as const;
  return cell.every((index) => index >= 0) ? cell : undefined;
}
