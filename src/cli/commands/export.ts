import { compileFormula } from '../../engine/sat/proof/formula.js';
import { writeDimacs } from '../../model/cnf.js';
import { writeLp } from '../../model/lp.js';
import type { Model } from '../../model/model.js';
import { writeMps } from '../../model/mps.js';
import { writeOpb } from '../../model/opb.js';
import { chooseFormulation } from '../../proving/formulation.js';
import { defineCommand } from '../command.js';
import { deliver } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { ENGINE_OPTION, FILE, FORMULATION_OPTIONS, INPUT_OPTIONS, OUTPUT_OPTIONS } from '../options.js';
import { readPuzzle } from '../read-puzzle.js';

const WRITERS = {
  lp: writeLp,
  mps: writeMps,
  opb: writeOpb,
  cnf: (model) => writeDimacs(compileFormula(model, [])),
} as const satisfies Record<string, (model: Model) => string>;

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
    const { model } = formulation.formulate(document.puzzle, { presolve: args.presolve });
    deliver(WRITERS[args.to](model), args, host);
    return EXIT.yes;
  },
});
