import path from 'node:path';
import { EXAMPLE_SPEC } from '../../book/index.js';
import { settings, text } from '../../settings/index.js';
import { defineCommand } from '../arguments/index.js';
import { BOOK_FLAGS } from '../book/index.js';
import { EXIT, InputError } from '../host/index.js';
import { isPuzzleLine, isPuzzleText } from '../input/index.js';
import { deliver } from '../output/index.js';

export const bookCommand = defineCommand({
  name: 'book',
  summary: 'make a book of puzzles, ready for the printer: rules, puzzles and answers as a PDF',
  positionals: settings({
    spec: text(
      'YAML or JSON, or lines of puzzles as generate --json writes them, or the text of a puzzle; - reads standard input',
    ).optional(),
  }),
  flags: BOOK_FLAGS,
  examples: [
    ['book --example -o week.yaml', 'a specification with every kind of puzzle, explained line by line'],
    ['book --schema -o book.schema.json', 'lets an editor check and complete specifications'],
    ['book cat.non --title Cats -o cats.pdf', 'bind existing puzzles'],
    ['book cats.pdf --check --printer kdp', 'what a printer would reject in a PDF, with page and place'],
  ],
  async run(args, host) {
    if (args.example) {
      deliver(EXAMPLE_SPEC, args, host);
      return EXIT.yes;
    }
    if (args.schema) {
      // The schema knows the settings of every generator; no other use of the command should wait for them.
      const { specJsonSchema } = await import('../../book/spec/json-schema.js');
      deliver(`${JSON.stringify(specJsonSchema(), undefined, 2)}\n`, args, host);
      return EXIT.yes;
    }
    if (args.spec === undefined)
      throw new InputError([
        args.check
          ? 'book --check: expected the name of a PDF'
          : 'book: expected a specification; --example writes one',
      ]);
    if (args.check) {
      // What reads PDF files is large; only this use of the command waits for it.
      const { checkBook } = await import('../book/check-book.js');
      return checkBook(args.spec, args, host);
    }
    const output = args.output ?? path.join('output', `${await stemOf(args.spec)}.pdf`);
    if (!/\.pdf$/i.test(output)) throw new InputError([`-o ${output}: expected a name ending in .pdf`]);
    // The printing machinery is large; no other command should wait for it.
    const { makeBook } = await import('../book/make-book.js');
    return makeBook({ ...args, spec: args.spec, output }, host);
  },
});

async function stemOf(spec: string): Promise<string> {
  return spec === '-' || (await isPuzzleText(spec, isPuzzleLine)) ? 'book' : path.parse(spec).name;
}
