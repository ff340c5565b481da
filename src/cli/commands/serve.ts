import path from 'node:path';
import { flag, outputName, settings, textOf, whole } from '../../settings/index.js';
import { defineCommand, FORCE_FLAG } from '../arguments/index.js';
import { EXIT, failureWords, type Host, InputError } from '../host/index.js';
import { writeFiles } from '../output/index.js';
import {
  DOCUMENTS,
  documentsFolder,
  type Listening,
  LOOPBACK,
  networkAddresses,
  openBrowser,
  type PageFile,
  type PageServer,
  pageFolder,
  readPage,
  servePage,
} from '../serve/index.js';

const USUAL_PORT = 8317;

export const serveCommand = defineCommand({
  name: 'serve',
  summary: 'the web page, for this machine or for your network, until it is interrupted',
  positionals: settings({}),
  flags: settings({
    host: textOf('address that the page is served on; 0.0.0.0 is every network of this machine', {
      expected: 'an address or a name of this machine',
      read: (text) => text.trim().replace(/^\[(.*)\]$/, '$1') || undefined,
    }).prefault(LOOPBACK),
    port: whole('port of the page; 0 takes one that is free', { least: 0, most: 65_535 }).default(USUAL_PORT),
    open: flag('open the page in the browser').default(false),
    output: outputName('write the page to this folder, for any web server, and serve nothing').optional(),
    ...FORCE_FLAG,
  }),
  examples: [
    ['serve --open', 'pictures become puzzles, and puzzles can be played, in the browser'],
    ['serve --host 0.0.0.0', 'for the phone: prints the address to type, and a QR code of it'],
    ['serve --port 0', 'on a port that is free; the address is printed'],
    ['serve -o site', 'the files of the page, as any web server can give them'],
  ],
  async run({ open, output, force, host: name, port }, host) {
    if (output !== undefined) {
      const served = Object.entries({ open, host: name !== LOOPBACK, port: port !== USUAL_PORT });
      const [flag] = served.find(([, isGiven]) => isGiven) ?? [];
      if (flag !== undefined)
        throw new InputError([`--${flag}: belongs to a page that is served; expected no -o`]);
      host.note(`wrote ${writePage(output, force)} files to ${output}`);
      return EXIT.yes;
    }
    if (force) throw new InputError(['--force: belongs to -o, which writes files']);
    const server = await serve({ host: name, port });
    const [address, ...others] = server.addresses;
    host.out(`${address}\n`);
    if (!server.isLoopback) await showCode(address, host);
    if (others.length > 0) host.note(`also at ${others.join(' and ')}`);
    host.note(`${server.isLoopback ? TO_THIS_MACHINE : TO_THE_NETWORK}; interrupt to end it`);
    if (open) openBrowser(address, () => host.note('no browser could be started; open the address in one'));
    await interruption(host);
    await server.close();
    return EXIT.interrupted;
  },
});

const TO_THIS_MACHINE = 'the page is served to this machine only';
const TO_THE_NETWORK =
  'everybody in the same network can open the page; what they make and enter stays in their browsers';

/** Phones read an address from a QR code. */
async function showCode(address: string, { out, terminal }: Host): Promise<void> {
  if (!terminal.out) return;
  const { qrCode } = await import('../serve/qr-code.js');
  // As bytes: the colours are meant for the terminal.
  out(new TextEncoder().encode(qrCode(address, { isColoured: terminal.colours === true })));
}

/**
 * Writes all files of the page, those of other packages too.
 * @returns their number
 * @throws InputError where the folder cannot be written, or a file exists that may not be overwritten
 */
function writePage(folder: string, force: boolean): number {
  const files = [...builtPage()].filter(([address]) => !address.endsWith('/'));
  writeFiles(
    files.map(([address, { bytes }]) => ({ path: path.join(folder, address), content: bytes })),
    force,
  );
  return files.length;
}

/** @throws InputError where there is none */
function builtPage(): ReadonlyMap<string, PageFile> {
  const folder = pageFolder();
  const page = readPage(folder);
  if (page === undefined)
    throw new InputError([`${folder}: holds no page; expected one that npm run page has built`]);
  return page;
}

async function serve(listening: Required<Listening>): Promise<PageServer> {
  const page = builtPage();
  const documents = readPage(documentsFolder(), DOCUMENTS) ?? [];
  try {
    return await servePage(new Map([...page, ...documents]), listening);
  } catch (error) {
    throw new InputError([refusalOf(error, listening)]);
  }
}

/** Errors of the system that are about the port; all others are about the address. */
const OF_THE_PORT: ReadonlySet<string | undefined> = new Set(['EADDRINUSE', 'EACCES']);

function refusalOf(error: unknown, { host, port }: Required<Listening>): string {
  if (OF_THE_PORT.has((error as NodeJS.ErrnoException).code))
    return `--port ${port}: cannot be used (${failureWords(error)}); expected a free port, or 0`;
  const own = [LOOPBACK, ...networkAddresses()].join(', ');
  return `--host ${host}: is no address of this machine; expected one of ${own}, or 0.0.0.0 for all`;
}

function interruption(host: Host): Promise<void> {
  return new Promise((resolve) => {
    const takeBack = host.onInterrupt(() => {
      takeBack();
      resolve();
    });
  });
}
