import { PICTURE_SETTINGS } from '../../jobs/index.js';
import { chooseFormulation, leavesNothing, type StatedModel, stateLazyRows } from '../../proving/index.js';
import { settings, text } from '../../settings/index.js';
import {
  commentLines,
  compileFormula,
  type Model,
  openEngine,
  writeDimacs,
  writeEssence,
  writeLp,
  writeMiniZinc,
  writeMps,
  writeOpb,
  writeXcsp3,
} from '../../solve/index.js';
import { defineCommand, OUTPUT_FLAGS } from '../arguments/index.js';
import {
  type ModelFormat,
  PICTURE_FORMULATION_NAMES,
  PROGRAM_FLAGS,
  PROGRAM_NAMES,
  PROGRAM_SUBJECTS,
  programFlags,
  programWithoutPuzzle,
} from '../export/index.js';
import { EXIT } from '../host/index.js';
import { readPuzzle } from '../input/index.js';
import { deliver } from '../output/index.js';

/** Writes a model with comments. */
type Writer = (model: Model, comments: readonly string[]) => string;

const WRITERS: Readonly<Record<ModelFormat, Writer>> = {
  lp: (model, comments) => [...commentLines('\\', comments), writeLp(model)].join('\n'),
  mps: (model, comments) => [...commentLines('*', comments), writeMps(model)].join('\n'),
  opb: (model, comments) => {
    // The first line of an OPB file states its size.
    const [size, ...rest] = writeOpb(model).split('\n');
    return [size, ...commentLines('*', comments), ...rest].join('\n');
  },
  cnf: (model, comments) => writeDimacs(compileFormula(model, []), comments),
  minizinc: (model, comments) => [...commentLines('%', comments), writeMiniZinc(model)].join('\n'),
  essence: (model, comments) => {
    // The first line of an Essence file names the language.
    const [language, ...rest] = writeEssence(model).split('\n');
    return [language, ...commentLines('$', comments), ...rest].join('\n');
  },
  xcsp3: (model, comments) => {
    const remarks = comments.map((comment) => `<!-- ${comment.replaceAll(/-{2,}/g, '-')} -->`);
    return [...remarks, writeXcsp3(model)].join('\n');
  },
};

/** The engine whose default formulation is written when none is named: clauses suit sat. */
const ENGINE_FOR = {
  lp: 'highs',
  mps: 'highs',
  opb: 'sat',
  cnf: 'sat',
  minizinc: 'sat',
  essence: 'sat',
  xcsp3: 'sat',
} as const;

const PICTURES = `With --formulation ${PICTURE_FORMULATION_NAMES}:`;

export const exportCommand = defineCommand({
  name: 'export',
  summary: 'write the integer program of a puzzle, a picture or a question, for another solver or to read',
  positionals: settings({
    file: text(
      `the puzzle, or an address or a line that is a puzzle itself; a picture, with --formulation ${PICTURE_FORMULATION_NAMES} ` +
        `(its squares as written or tightened); a question without a puzzle: ${PROGRAM_NAMES} ` +
        `(export ${PROGRAM_NAMES} --help has more); - reads standard input`,
    ),
  }),
  flags: settings({ ...PROGRAM_FLAGS, ...OUTPUT_FLAGS }),
  headings: Object.fromEntries(Object.keys(PICTURE_SETTINGS).map((name) => [name, PICTURES])),
  flagsFor: programFlags,
  subjects: PROGRAM_SUBJECTS,
  examples: [
    ['export cat.non --to lp --formulation bosch', 'the program as published, CPLEX LP'],
    ['export photo.jpg --to mps --formulation translucent --width 12', 'the squares of a picture, free MPS'],
    ['export queens --to lp --size 8 --queens 11', 'the fewest walls for 11 queens on 8 x 8 cells'],
  ],
  async run(args, host, given) {
    const program = await programWithoutPuzzle(args, given, host);
    if (program !== undefined) {
      const model = args.to === 'cnf' ? withoutObjective(program.model) : program.model;
      const remarks = model === program.model ? [] : [NO_OBJECTIVE];
      deliver(WRITERS[args.to](model, [...program.comments, ...remarks]), args, host);
      for (const remark of remarks) host.note(remark);
      return EXIT.yes;
    }
    const { family, document } = await readPuzzle(args, host);
    const formulation = chooseFormulation(family, args.engine ?? ENGINE_FOR[args.to], args.formulation);
    const { puzzle } = document;
    const whole = formulation.formulate(puzzle, { presolve: args.presolve });
    const model = args.to === 'cnf' ? withoutObjective(whole.model) : whole.model;
    const formulated = { ...whole, model };
    const engine = await openEngine(formulation.engines.includes('sat') ? 'sat' : 'highs');
    const stated = stateLazyRows(formulated, engine);
    const inFull = family.formulations.filter(
      (other) => ENGINE_FOR[args.to] === 'highs' && other.formulate(puzzle, args).separate === undefined,
    );
    const remarks = [
      ...(formulated.separate === undefined ? [] : [describeLazyRows(stated, formulation.id, inFull)]),
      ...(model === whole.model ? [] : [NO_OBJECTIVE]),
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
  'simple logic has solved the puzzle, or found that it has no solution, before the model was built, so the model ' +
  'leaves nothing to decide; without --presolve the whole puzzle is written';

/** The model as clauses can state it; the same when it has no objective. */
function withoutObjective(model: Model): Model {
  const { objective, ...rest } = model;
  return objective === undefined ? model : rest;
}

/** The rows beyond the formulation's own, in words, and their sufficiency. */
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
