import { settings } from '../../settings/index.js';
import { boundsOf, countsOf, MOST_LINE, REQUEST_FLAGS } from '../agents/index.js';
import { defineCommand } from '../arguments/index.js';
import { EXIT, InputError, isMissingPackage, readVersion } from '../host/index.js';
import { readLines } from '../input/index.js';

export const mcpCommand = defineCommand({
  name: 'mcp',
  summary: 'serve agents by the Model Context Protocol on standard input and output',
  positionals: settings({}),
  flags: settings(REQUEST_FLAGS),
  examples: [['mcp', 'for the settings of an agent: the command npx, with the words puzzlewright mcp']],
  async run(args, host) {
    const { serveMcp } = await loadServer();
    const service = await host.openService({ name: 'mcp', ...countsOf(args) }, boundsOf(args));
    try {
      await serveMcp({
        version: readVersion(),
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

/** The package is optional: most people need no server. */
async function loadServer() {
  try {
    return await import('../agents/mcp-server.js');
  } catch (error) {
    if (!isMissingPackage(error)) throw error;
    throw new InputError([
      'mcp: the package @modelcontextprotocol/sdk is not installed; expected it: npm install @modelcontextprotocol/sdk',
    ]);
  }
}
