import path from 'node:path';
import type { Codec, Puzzle } from '../../families/contract/index.js';
import { settings, text } from '../../settings/index.js';
import { answerEach } from '../answers/index.js';
import { defineCommand, FILE, INPUT_FLAGS, OUTPUT_FLAGS } from '../arguments/index.js';
import { EXIT, InputError } from '../host/index.js';
import { isBroken, type ReadPuzzle, readEach, solvedDocument } from '../input/index.js';

export const convertCommand = defineCommand({
  name: 'convert',
  summary: 'write a puzzle in another format',
  positionals: settings(FILE),
  flags: settings({
    to: text('format to write (see list formats)'),
    ...INPUT_FLAGS,
    ...OUTPUT_FLAGS,
  }),
  examples: [
    ['convert cat.non --to puzzlink', 'an address that opens the puzzle in a browser'],
    ['convert cat.non --to pbm -o cat.pbm', 'the solved picture (the puzzle is solved first)'],
  ],
  async run(args, host) {
    refusePicture(args.output);
    const puzzles = await readEach(args, host);
    const codecs = puzzles.flatMap((read) => (isBroken(read) ? [] : [targetOf(read, args.to)]));
    if (
      puzzles.length > 1 &&
      args.output !== undefined &&
      codecs.some(({ pieces }) => pieces === undefined)
    ) {
      throw new InputError([
        `-o ${args.output}: a file of the format ${args.to} holds one puzzle, and there are ${puzzles.length}; pick one with --puzzle`,
      ]);
    }
    // A file has what the format says, to the last sign; on a screen and between puzzles a line ends.
    const isWhole = args.output !== undefined && puzzles.length === 1;
    const isList = codecs.every(({ pieces }) => pieces !== undefined);
    return answerEach(
      puzzles,
      args,
      host,
      async ({ read }) => {
        const codec = targetOf(read, args.to);
        const document = codec.needsSolution ? await solvedDocument(read, host) : read.document;
        const encoded = codec.encode(document);
        if (!encoded.ok) throw InputError.ofIssues(read.file, encoded.issues);
        const { value } = encoded;
        const product = isWhole || value.endsWith('\n') ? value : `${value}\n`;
        return { product, code: EXIT.yes };
      },
      isList ? '' : '\n',
    );
  },
});

/** @throws InputError for a name that promises a picture or a page, which no format is */
function refusePicture(output: string | undefined): void {
  const ending = path.extname(output ?? '').toLowerCase();
  if (!['.pdf', '.png', '.svg'].includes(ending)) return;
  throw new InputError([
    `-o ${output}: expected a name for a text; found the ending ${ending}, which render draws`,
  ]);
}

function targetOf({ family }: ReadPuzzle, format: string): Codec<Puzzle, unknown> {
  const codec = family.codecs.find((candidate) => candidate.format === format);
  if (codec !== undefined && !codec.readOnly) return codec;
  const reason = codec === undefined ? `${family.name} has no such format` : 'can be read, not written';
  const formats = family.codecs.filter(({ readOnly }) => !readOnly).map((candidate) => candidate.format);
  throw new InputError([`--to ${format}: ${reason}; expected one of ${formats.join(', ')}`]);
}
