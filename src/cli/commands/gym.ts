import { settings, whole } from '../../settings/index.js';
import { boundsOf, countsOf, MOST_LINE, REQUEST_FLAGS, serveGym } from '../agents/index.js';
import { defineCommand } from '../arguments/index.js';
import { EXIT } from '../host/index.js';
import { readLines } from '../input/index.js';

export const gymCommand = defineCommand({
  name: 'gym',
  summary: 'play by lines of JSON: new puzzles, moves, verdicts with reasons, hints; for programs that learn',
  positionals: settings({}),
  flags: settings({
    'limit-marks': whole('the largest puzzle, in marks that can be made in it', { least: 1 }).default(20_000),
    ...REQUEST_FLAGS,
  }),
  examples: [
    ['gym', 'requests from standard input, one a line: {"do": "new", "family": "sudoku", "seed": "owl"}'],
  ],
  async run(args, host) {
    const order = { name: 'gym', ...countsOf(args), marks: args['limit-marks'] } as const;
    const service = await host.openService(order, boundsOf(args));
    try {
      await serveGym({
        service,
        lines: () => readLines(host.input(), MOST_LINE),
        write: (line) => host.out(line),
      });
    } finally {
      await service.close();
    }
    return EXIT.yes;
  },
});
