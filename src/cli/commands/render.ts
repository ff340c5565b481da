import path from 'node:path';
import { type Paper, page } from '../../draw/page.js';
import type { Scene } from '../../draw/scene.js';
import { renderSvg } from '../../draw/svg.js';
import { renderTerminal } from '../../draw/terminal.js';
import type { Credits } from '../../families/family.js';
import { defineCommand } from '../command.js';
import { deliver } from '../deliver.js';
import { EXIT } from '../exit-code.js';
import { InputError } from '../input-error.js';
import { FILE, INPUT_OPTIONS, OUTPUT_OPTIONS, PAGE_OPTIONS } from '../options.js';
import { readPuzzle } from '../read-puzzle.js';
import { solvedDocument } from '../solved.js';

/** What is to be drawn: the puzzle, and its solution when it was asked for. */
interface Drawing {
  readonly puzzle: Scene;
  readonly solution?: Scene;
  readonly title: string;
  readonly subtitle: string;
  readonly footer: string;
  readonly paper: Paper;
  readonly author?: string;
}

const RENDERERS: Readonly<Record<string, (drawing: Drawing) => Promise<string | Uint8Array>>> = {
  '.svg': async (drawing) => renderSvg(single(drawing)),
  '.png': async (drawing) => (await import('../../draw/png.js')).renderPng(single(drawing)),
  '.pdf': async (drawing) => (await import('../../draw/pdf.js')).renderPdf(pages(drawing), drawing),
};

export const renderCommand = defineCommand({
  usage: 'render <file>',
  summary: 'draw a puzzle: SVG, PDF or PNG by the name of the output, or in the terminal',
  positionals: { file: FILE },
  options: {
    solution: { type: 'boolean', default: false, describe: 'draw the solution (in a PDF on its own page)' },
    ...PAGE_OPTIONS,
    ...INPUT_OPTIONS,
    ...OUTPUT_OPTIONS,
  },
  examples: [
    ['render cat.non', 'the puzzle in the terminal'],
    ['render cat.non --solution -o cat.pdf', 'a page with the puzzle and a page with its solution'],
  ],
  async run(args, host) {
    const extension = args.output === undefined ? undefined : path.extname(args.output).toLowerCase();
    const renderer = extension === undefined ? undefined : RENDERERS[extension];
    if (extension !== undefined && renderer === undefined) {
      const known = Object.keys(RENDERERS).join(', ');
      throw new InputError([`${args.output}: cannot tell what to draw; expected a name ending in ${known}`]);
    }
    const read = readPuzzle(args.file, args.from, host);
    const { family } = read;
    const { puzzle, solution, credits } = args.solution ? await solvedDocument(read, host) : read.document;
    const drawing: Drawing = {
      puzzle: family.picture(puzzle, {}),
      ...(args.solution ? { solution: family.picture(puzzle, { solution }) } : {}),
      title: args.title ?? credits.title ?? family.name,
      subtitle: credits.author === undefined ? '' : `by ${credits.author}`,
      footer: footerOf(credits),
      paper: args.paper,
      ...(credits.author === undefined ? {} : { author: credits.author }),
    };
    const product =
      renderer === undefined
        ? `${renderTerminal(drawing.solution ?? drawing.puzzle, { unicode: true })}\n`
        : await renderer(drawing);
    deliver(product, args, host);
    return EXIT.yes;
  },
});

/** One picture alone, on a tight page: the solution when it was asked for. */
function single({ puzzle, solution, title, subtitle, footer }: Drawing): Scene {
  return page(solution ?? puzzle, { title, subtitle, footer, paper: 'fit' });
}

function pages({ puzzle, solution, title, subtitle, footer, paper }: Drawing): Scene[] {
  const first = page(puzzle, { title, subtitle, footer, paper });
  if (solution === undefined) return [first];
  return [first, page(solution, { title: `${title}: solution`, subtitle, footer, paper })];
}

function footerOf({ copyright, license }: Credits): string {
  return [copyright === undefined ? undefined : `© ${copyright.replace(/^(©|\(c\))\s*/i, '')}`, license]
    .filter((piece) => piece !== undefined)
    .join(' · ');
}
