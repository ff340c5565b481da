import { settings, whole } from '../../settings/index.js';
import { GymSession, LateWorkers, MOST_LINE, REQUEST_FLAGS } from '../agents/index.js';
import { defineCommand } from '../arguments/index.js';
import { EXIT } from '../host/index.js';
import { readLines } from '../input/index.js';
import { jsonLine } from '../output/index.js';

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
    const workers = new LateWorkers(host);
    const session = new GymSession({
      conflicts: args['limit-conflicts'],
      marks: args['limit-marks'],
      attempts: args['limit-attempts'],
      milliseconds: args.timeout * 1000,
      now: () => host.now(),
      workers: () => workers.get(),
    });
    try {
      for await (const line of readLines(host.input(), MOST_LINE)) {
        const answer = await session.answer(line);
        if (answer !== undefined) host.out(jsonLine(answer));
        if (session.isClosed) break;
      }
    } finally {
      await workers.close();
    }
    return EXIT.yes;
  },
});
