import path from 'node:path';
import { USUAL_ATTEMPTS } from '../../../generators/batch.js';
import { EXAMPLE_SPEC } from '../../book/example.js';
import { TRIMS } from '../../book/trims.js';
import { isPuzzleLine } from '../choose-codec.js';
import { defineCommand } from '../command.js';
import { deliver } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { InputError } from '../input-error.js';
import { MOST_ATTEMPTS, MOST_JOBS, positiveNumber, wholeNumber } from '../limits.js';
import { CERTIFY_OPTION, JSON_OPTION, LIMIT_OPTIONS, OUTPUT_OPTIONS, SEED_OPTION } from '../options.js';
import { isPuzzleText } from '../read-source.js';

export const bookCommand = defineCommand({
  usage: 'book [spec]',
  summary: 'a book of puzzles, ready for the printer: rules, puzzles and answers as a PDF',
  positionals: {
    spec: {
      type: 'string',
      describe:
        'YAML or JSON, or lines of puzzles as generate --json writes them, or the text of a puzzle; - reads standard input',
    },
  },
  options: {
    example: { type: 'boolean', default: false, describe: 'write a specification to start from' },
    schema: {
      type: 'boolean',
      default: false,
      describe: 'write the JSON Schema of specifications, for editors',
    },
    title: { type: 'string', describe: 'title, instead of that of the specification', requiresArg: true },
    trim: {
      type: 'string',
      describe: `size of the pages: ${Object.keys(TRIMS).join(', ')}, or 170x240 mm`,
      requiresArg: true,
    },
    ...SEED_OPTION,
    jobs: { type: 'number', describe: 'worker threads (default: one a core); same book', requiresArg: true },
    resume: { type: 'boolean', default: false, describe: 'go on where the book of -o was interrupted' },
    'limit-attempts': {
      type: 'number',
      default: USUAL_ATTEMPTS,
      describe: 'give up after this many attempts at one puzzle (exit code 3)',
      requiresArg: true,
    },
    timeout: LIMIT_OPTIONS.timeout,
    output: {
      ...OUTPUT_OPTIONS.output,
      describe:
        'the PDF; its sidecar file with data about it and, until it is finished, its work file are written beside it (default: output/ and the name of the specification)',
    },
    force: OUTPUT_OPTIONS.force,
    ...CERTIFY_OPTION,
    ...JSON_OPTION,
  },
  examples: [
    ['book --example -o week.yaml', 'a specification of every kind of puzzle, explained line by line'],
    ['book --schema -o book.schema.json', 'by which an editor checks and completes specifications'],
    ['book cat.non --title Cats -o cats.pdf', 'puzzles that there are already, bound'],
  ],
  async run(args, host) {
    wholeNumber('--jobs', args.jobs ?? 1, 1, MOST_JOBS);
    wholeNumber('--limit-attempts', args['limit-attempts'], 1, MOST_ATTEMPTS);
    positiveNumber('--timeout', args.timeout);
    if (args.example) {
      deliver(EXAMPLE_SPEC, args, host);
      return EXIT.yes;
    }
    if (args.schema) {
      // The schema knows the settings of every generator; no other use of the verb should wait for them.
      const { specJsonSchema } = await import('../../book/json-schema.js');
      deliver(`${JSON.stringify(specJsonSchema(), undefined, 2)}\n`, args, host);
      return EXIT.yes;
    }
    if (args.spec === undefined)
      throw new InputError(['book: expected a specification; --example writes one']);
    const output = args.output ?? path.join('output', `${stemOf(args.spec)}.pdf`);
    if (!/\.pdf$/i.test(output)) throw new InputError([`-o ${output}: expected a name ending in .pdf`]);
    // The printing machinery is large; no other verb should wait for it.
    const { makeBook } = await import('../make-book.js');
    return makeBook({ ...args, spec: args.spec, output }, host);
  },
});

function stemOf(spec: string): string {
  return spec === '-' || isPuzzleText(spec, isPuzzleLine) ? 'book' : path.parse(spec).name;
}
