import { openEngine } from '../../engine/index.js';
import type { Puzzle, PuzzleDocument } from '../../families/family.js';
import { checkPuzzle } from '../../proving/check.js';
import { chooseFormulation } from '../../proving/formulation.js';
import { defineCommand } from '../command.js';
import { deliver } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import type { Host } from '../host.js';
import { InputError } from '../input-error.js';
import { FILE, INPUT_OPTIONS, OUTPUT_OPTIONS } from '../options.js';
import { type ReadPuzzle, readPuzzle } from '../read-puzzle.js';

export const convertCommand = defineCommand({
  usage: 'convert <file>',
  summary: 'write a puzzle in another format',
  positionals: { file: FILE },
  options: {
    to: {
      type: 'string',
      demandOption: true,
      describe: 'format to write (see list formats)',
      requiresArg: true,
    },
    ...INPUT_OPTIONS,
    ...OUTPUT_OPTIONS,
  },
  examples: [
    ['convert cat.non --to puzzlink', 'an address that opens the puzzle in a browser'],
    ['convert cat.non --to pbm -o cat.pbm', 'the solved picture (the puzzle is solved first)'],
  ],
  async run(args, host) {
    const read = readPuzzle(args.file, args.from, host);
    const codec = read.family.codecs.find(({ format }) => format === args.to);
    if (codec === undefined) {
      const formats = read.family.codecs.map(({ format }) => format).join(', ');
      throw new InputError([
        `--to ${args.to}: ${read.family.name} has no such format; expected one of ${formats}`,
      ]);
    }
    const document = codec.needsSolution ? await solved(read, host) : read.document;
    const encoded = codec.encode(document);
    if (!encoded.ok) throw InputError.ofIssues(read.file, encoded.issues);
    deliver(encoded.value.endsWith('\n') ? encoded.value : `${encoded.value}\n`, args, host);
    return EXIT.yes;
  },
});

/** The document with its solution; a puzzle that has none or several has no picture to write. */
async function solved(read: ReadPuzzle, host: Host): Promise<PuzzleDocument<Puzzle, unknown>> {
  const { family, document, file } = read;
  if (document.solution !== undefined) return document;
  const engine = await openEngine('highs');
  const formulation = chooseFormulation(family, engine.id);
  const answer = checkPuzzle({ family, puzzle: document.puzzle, formulation, engine });
  if (answer.verdict === 'unique') return { ...document, solution: answer.solution };
  if (answer.verdict === 'multiple') {
    host.note(`${file}: has several solutions; the first one found is written`);
    return { ...document, solution: answer.solution };
  }
  throw new InputError([`${file}: has no solution, which this format would hold`]);
}
