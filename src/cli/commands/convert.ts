import { defineCommand } from '../command.js';
import { deliver } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { InputError } from '../input-error.js';
import { FILE, INPUT_OPTIONS, OUTPUT_OPTIONS } from '../options.js';
import { readPuzzle } from '../read-puzzle.js';
import { solvedDocument } from '../solved.js';

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
    const document = codec.needsSolution ? await solvedDocument(read, host) : read.document;
    const encoded = codec.encode(document);
    if (!encoded.ok) throw InputError.ofIssues(read.file, encoded.issues);
    deliver(encoded.value.endsWith('\n') ? encoded.value : `${encoded.value}\n`, args, host);
    return EXIT.yes;
  },
});
