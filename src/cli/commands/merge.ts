import { GENERATORS } from '../../../generators/index.js';
import { settings, text } from '../../settings/index.js';
import { defineCommand } from '../arguments/index.js';
import { familyFlags, MERGE_FLAGS, mergeParts } from '../generate/index.js';

export const mergeCommand = defineCommand({
  name: 'merge',
  summary: 'join the parts made by generate --shard into one batch, identical to a single run',
  positionals: settings({
    family: text('which puzzles, as generate names them'),
    parts: text(
      'the lines of all parts, as generate --json writes them, or the folder of their files; - reads standard input',
    ),
  }),
  flags: MERGE_FLAGS,
  flagsFor: (words, values) => {
    const found = familyFlags(words, values);
    return found === undefined ? undefined : { heading: found.heading, schema: found.schema };
  },
  subjects: GENERATORS.map(({ family }) => family),
  examples: [
    ['generate sudoku -n 4 --size 4 --seed owl --shard 1/2 -o parts', 'puzzles 1 and 3 of a batch of four'],
    ['generate sudoku -n 4 --size 4 --seed owl --shard 2/2 -o parts', 'puzzles 2 and 4'],
    ['merge sudoku parts -n 4 -o whole', 'the batch, without copies across parts'],
  ],
  run: (args, host, given) => mergeParts(args, given, host),
});
