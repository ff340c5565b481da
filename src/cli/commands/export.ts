import { openEngine } from '../../engine/index.js';
import { compileFormula } from '../../engine/sat/proof/formula.js';
import type { Formulated } from '../../families/family.js';
import { writeDimacs } from '../../model/cnf.js';
import { commentLines } from '../../model/comments.js';
import { writeLp } from '../../model/lp.js';
import type { Model } from '../../model/model.js';
import { writeMps } from '../../model/mps.js';
import { writeOpb } from '../../model/opb.js';
import { chooseFormulation } from '../../proving/formulation.js';
import { leavesNothing, type StatedModel, stateLazyRows } from '../../proving/stated-model.js';
import { defineCommand } from '../command.js';
import { deliver } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { ENGINE_OPTION, FILE, FORMULATION_OPTIONS, INPUT_OPTIONS, OUTPUT_OPTIONS } from '../options.js';
import { readPuzzle } from '../read-puzzle.js';

/** Writes a model with comments. */
type Writer = (model: Model, comments: readonly string[]) => string;

const WRITERS = {
  lp: (model, comments) => [...commentLines('\\', comments), writeLp(model)].join('\n'),
  mps: (model, comments) => [...commentLines('*', comments), writeMps(model)].join('\n'),
  opb: (model, comments) => {
    // The first line of an OPB file tells its size.
    const [size, ...rest] = writeOpb(model).split('\n');
    return [size, ...commentLines('*', comments), ...rest].join('\n');
  },
  cnf: (model, comments) => writeDimacs(compileFormula(model, []), comments),
} as const satisfies Record<string, Writer>;

type ModelFormat = keyof typeof WRITERS;

/** Whose default formulation is written when none is named: clauses are the matter of sat. */
const ENGINE_FOR = { lp: 'highs', mps: 'highs', opb: 'sat', cnf: 'sat' } as const;

export const exportCommand = defineCommand({
  usage: 'export <file>',
  summary: 'write the integer program of a puzzle, for another solver or for reading',
  positionals: { file: FILE },
  options: {
    to: {
      choices: Object.keys(WRITERS) as ModelFormat[],
      demandOption: true,
      describe: 'format of the model',
    },
    ...ENGINE_OPTION,
    ...FORMULATION_OPTIONS,
    ...INPUT_OPTIONS,
    ...OUTPUT_OPTIONS,
  },
  examples: [
    ['export cat.non --to lp --formulation bosch --no-presolve', 'the program as published, CPLEX LP'],
  ],
  async run(args, host) {
    const { family, document } = readPuzzle(args, host);
    const formulation = chooseFormulation(family, args.engine ?? ENGINE_FOR[args.to], args.formulation);
    const { puzzle } = document;
    const whole = formulation.formulate(puzzle, { presolve: args.presolve });
    const formulated = args.to === 'cnf' ? withoutObjective(whole) : whole;
    const engine = await openEngine(formulation.engines.includes('sat') ? 'sat' : 'highs');
    const stated = stateLazyRows(formulated, engine);
    const inFull = family.formulations.filter(
      (other) => ENGINE_FOR[args.to] === 'highs' && other.formulate(puzzle, args).separate === undefined,
    );
    const remarks = [
      ...(formulated.separate === undefined ? [] : [describeLazyRows(stated, formulation.id, inFull)]),
      ...(formulated === whole ? [] : [NO_OBJECTIVE]),
      ...(args.presolve && leavesNothing(formulated) ? [NOTHING_LEFT] : []),
    ];
    const reasons = stated.added.map(({ name }, index) => `row ${name}: ${stated.sentences[index]}`);
    deliver(WRITERS[args.to](stated.model, [...remarks, ...reasons]), args, host);
    for (const remark of remarks) host.note(remark);
    return EXIT.yes;
  },
});

const NO_OBJECTIVE =
  'CNF has no place for the objective of this model, which is left out: all assignments that meet its rows count as ' +
  'solutions, not the best alone';

const NOTHING_LEFT =
  'plain logic has solved the puzzle, or found that it has no solution, before the model was built, so the model ' +
  'leaves nothing to decide; --no-presolve writes the whole puzzle';

/** The formulated puzzle as clauses can state it; the same when it has no objective. */
function withoutObjective(formulated: Formulated<unknown>): Formulated<unknown> {
  const { objective, ...model } = formulated.model;
  return objective === undefined ? formulated : { ...formulated, model };
}

/** What the rows beyond the formulation's own are, and whether they suffice. */
function describeLazyRows(
  { model, added, complete, solutions }: StatedModel,
  formulation: string,
  inFull: readonly { readonly id: string }[],
): string {
  const rows = `the formulation ${formulation} adds rows only where answers need them; ${added.length} of them are written`;
  if (complete) {
    const kind = model.objective === undefined ? 'solutions' : 'optimal solutions';
    return `${rows}, which suffice: the ${kind} of this model, ${solutions} in number, are those of the puzzle`;
  }
  const advice = inFull.map(({ id }) => `; --formulation ${id} states all rows`).join('');
  return `${rows}, which need not suffice: the search ended after ${solutions} solutions, and others of this model may break the rules${advice}`;
}
