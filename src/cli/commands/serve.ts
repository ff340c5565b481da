import { flag, whole } from '../../core/setting.js';
import { settings } from '../../core/settings.js';
import { defineCommand } from '../command.js';
import { EXIT } from '../exit-code.js';
import type { Host } from '../host.js';
import { InputError } from '../input-error.js';
import { openBrowser } from '../serve/open-browser.js';
import { documentsFolder, pageFolder, readPage } from '../serve/page-files.js';
import { DOCUMENTS, type PageServer, servePage } from '../serve/page-server.js';
import { reasonOf } from '../write-files.js';

const USUAL_PORT = 8317;

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'the web page, on the loopback address of this machine, until it is interrupted',
  positionals: settings({}),
  flags: settings({
    port: whole('port of the page; 0 takes one that is free', { least: 0, most: 65_535 }).default(USUAL_PORT),
    open: flag('open the page in the browser').default(false),
  }),
  examples: [
    ['serve --open', 'pictures become puzzles, and puzzles can be played, in the browser'],
    ['serve --port 0', 'on a port that is free; the address is printed'],
  ],
  async run({ port, open }, host) {
    const server = await serve(port);
    host.out(`${server.address}\n`);
    host.note('the page is served to this machine only; interrupt to end it');
    if (open)
      openBrowser(server.address, () => host.note('no browser could be started; open the address in one'));
    await interruption(host);
    await server.close();
    return EXIT.interrupted;
  },
});

async function serve(port: number): Promise<PageServer> {
  const folder = pageFolder();
  const page = readPage(folder);
  if (page === undefined)
    throw new InputError([`${folder}: holds no page; expected one that npm run page has built`]);
  const documents = readPage(documentsFolder(), DOCUMENTS) ?? [];
  try {
    return await servePage(new Map([...page, ...documents]), port);
  } catch (error) {
    throw new InputError([`--port ${port}: cannot be used (${reasonOf(error)}); expected a free port, or 0`]);
  }
}

function interruption(host: Host): Promise<void> {
  return new Promise((resolve) => {
    const takeBack = host.onInterrupt(() => {
      takeBack();
      resolve();
    });
  });
}
