import path from 'node:path';
import { renderTerminal } from '../../draw/terminal.js';
import type { Credits } from '../../families/family.js';
import { defineCommand } from '../command.js';
import { deliver } from '../deliver.js';
import { type Drawing, pdfOf, pngOf, type Shown, svgOf } from '../drawing.js';
import { EXIT } from '../exit-code.js';
import { InputError } from '../input-error.js';
import { FILE, INPUT_OPTIONS, OUTPUT_OPTIONS, PAGE_OPTIONS, TERMINAL_OPTIONS } from '../options.js';
import { readPuzzle } from '../read-puzzle.js';
import { solvedDocument } from '../solved.js';
import { refuseUnwritable } from '../write-files.js';

type Renderer = (drawing: Drawing, shown: Shown) => string | Promise<string | Uint8Array>;

const RENDERERS: Readonly<Record<string, Renderer>> = { '.svg': svgOf, '.png': pngOf, '.pdf': pdfOf };

export const renderCommand = defineCommand({
  usage: 'render <file>',
  summary: 'draw a puzzle: SVG, PDF or PNG by the name of the output, or in the terminal',
  positionals: { file: FILE },
  options: {
    solution: { type: 'boolean', default: false, describe: 'draw the solution (in a PDF on its own page)' },
    ...PAGE_OPTIONS,
    ...TERMINAL_OPTIONS,
    ...INPUT_OPTIONS,
    ...OUTPUT_OPTIONS,
  },
  examples: [
    ['render cat.non', 'the puzzle in the terminal'],
    ['render cat.non --solution -o cat.pdf', 'a page with the puzzle and a page with its solution'],
  ],
  async run(args, host) {
    const renderer = args.output === undefined ? undefined : rendererOf(args.output);
    if (args.output !== undefined) refuseUnwritable([args.output], args.force);
    const read = readPuzzle(args.file, args.from, host);
    const { family } = read;
    const { puzzle, solution, credits } = args.solution ? await solvedDocument(read, host) : read.document;
    const scene = family.picture(puzzle, args.solution ? { solution } : {});
    if (renderer === undefined) {
      deliver(`${renderTerminal(scene, { unicode: !args.ascii })}\n`, args, host);
      return EXIT.yes;
    }
    const drawing: Drawing = {
      puzzle: family.picture(puzzle, {}),
      ...(args.solution ? { solution: scene } : {}),
      title: args.title ?? credits.title ?? family.name,
      subtitle: credits.author === undefined ? '' : `by ${credits.author}`,
      footer: footerOf(credits),
      paper: args.paper,
      ...(credits.author === undefined ? {} : { author: credits.author }),
    };
    deliver(await renderer(drawing, args.solution ? 'solution' : 'puzzle'), args, host);
    return EXIT.yes;
  },
});

function rendererOf(output: string): Renderer {
  const renderer = RENDERERS[path.extname(output).toLowerCase()];
  if (renderer !== undefined) return renderer;
  const known = Object.keys(RENDERERS).join(', ');
  throw new InputError([`${output}: cannot tell what to draw; expected a name ending in ${known}`]);
}

function footerOf({ copyright, license }: Credits): string {
  return [copyright === undefined ? undefined : `© ${copyright.replace(/^(©|\(c\))\s*/i, '')}`, license]
    .filter((piece) => piece !== undefined)
    .join(' · ');
}
