import path from 'node:path';
import type { Scene } from '../../draw/index.js';
import type { Credits } from '../../families/contract/index.js';
import { type Drawing, pdfOf, pngOf, type ShownPart, svgOf } from '../../jobs/index.js';
import { flag, type ReadSettings, settings } from '../../settings/index.js';
import { answerEach, refuseTreeOptions, TREE_FLAGS, treeOf } from '../answers/index.js';
import {
  defineCommand,
  FILE,
  INPUT_FLAGS,
  OUTPUT_FLAGS,
  PAGE_FLAGS,
  TERMINAL_FLAGS,
} from '../arguments/index.js';
import { EXIT, type Host, InputError } from '../host/index.js';
import { type ReadPuzzle, readEach, readPuzzle, solvedDocument } from '../input/index.js';
import { deliver, drawTerminal, refuseUnwritable } from '../output/index.js';

type Renderer = (drawing: Drawing, shown: ShownPart) => string | Promise<string | Uint8Array>;

const RENDERERS: Readonly<Record<string, Renderer>> = { '.svg': svgOf, '.png': pngOf, '.pdf': pdfOf };

const FLAGS = settings({
  solution: flag('draw the solution (in a PDF on its own page)').default(false),
  colour: flag('regions or cages in colours that stay apart in grey print (SVG, PDF, PNG)').default(false),
  ...TREE_FLAGS,
  ...PAGE_FLAGS,
  ...TERMINAL_FLAGS,
  ...INPUT_FLAGS,
  ...OUTPUT_FLAGS,
});

type DrawingArguments = ReadSettings<typeof FLAGS>;

export const renderCommand = defineCommand({
  name: 'render',
  summary: 'draw a puzzle in the terminal, or as SVG, PDF or PNG',
  positionals: settings(FILE),
  flags: FLAGS,
  examples: [
    ['render cat.non', 'the puzzle in the terminal'],
    ['render examples/star-battle.txt --colour -o park.svg', 'the regions in colours'],
    ['render examples/zebra.txt --tree --order exclusive-first -o tree.svg', 'the top of a search tree'],
    ['render cat.non --solution -o cat.pdf', 'a page with the puzzle and a page with its solution'],
  ],
  async run(args, host) {
    const { output } = args;
    refuseTreeOptions(args);
    if (output === undefined) {
      if (args.colour) throw new InputError(['--colour: belongs to a file; expected -o FILE']);
      const picture = async ({ read }: { readonly read: ReadPuzzle }) => {
        const sceneOf = args.tree ? () => treeOf(read, args) : await sceneFor(read, args.solution, host);
        return { ...drawTerminal((onScreen) => [sceneOf(onScreen)], args, host), code: EXIT.yes };
      };
      return answerEach(await readEach(args, host), args, host, picture, '\n');
    }
    const renderer = rendererOf(output);
    refuseUnwritable([output], args.force);
    const drawing = await drawingOf(await readPuzzle(args, host), args, host);
    deliver(await renderer(drawing, args.solution ? 'solution' : 'puzzle'), args, host);
    return EXIT.yes;
  },
});

async function sceneFor(
  read: ReadPuzzle,
  isSolved: boolean,
  host: Host,
): Promise<(onScreen: boolean) => Scene> {
  const { family } = read;
  const { puzzle, solution } = isSolved ? await solvedDocument(read, host) : read.document;
  return (onScreen) => {
    const coloured = onScreen && family.colouredOnScreen === true;
    return family.picture(puzzle, isSolved ? { solution, coloured } : { coloured });
  };
}

/** The text and picture of a puzzle's page. */
async function drawingOf(read: ReadPuzzle, args: DrawingArguments, host: Host): Promise<Drawing> {
  const { family } = read;
  if (args.tree) {
    const tree = treeOf(read, args);
    return { puzzle: tree, title: args.title ?? tree.title, subtitle: '', footer: '', paper: args.paper };
  }
  if (args.colour && family.colours === undefined) {
    throw new InputError([
      `${read.file}: --colour: a picture of the family ${family.id} has no regions or cages to colour`,
    ]);
  }
  const coloured = args.colour;
  const { puzzle, solution, credits } = args.solution ? await solvedDocument(read, host) : read.document;
  return {
    puzzle: family.picture(puzzle, { coloured }),
    ...(args.solution ? { solution: family.picture(puzzle, { solution, coloured }) } : {}),
    title: args.title ?? credits.title ?? family.name,
    // A title that was typed here is meant for what is drawn here; that of a file may name the picture that
    // is to be found.
    ...(family.guide?.titled !== undefined && args.title === undefined ? { puzzleTitle: family.name } : {}),
    subtitle: credits.author === undefined ? '' : `by ${credits.author}`,
    footer: footerOf(credits),
    paper: args.paper,
    ...(credits.author === undefined ? {} : { author: credits.author }),
  };
}

function rendererOf(output: string): Renderer {
  const renderer = RENDERERS[path.extname(output).toLowerCase()];
  if (renderer !== undefined) return renderer;
  throw new InputError([`-o ${output}: expected a name ending in ${Object.keys(RENDERERS).join(', ')}`]);
}

function footerOf({ copyright, license }: Credits): string {
  return [copyright === undefined ? undefined : `© ${copyright.replace(/^(©|\(c\))\s*/i, '')}`, license]
    .filter((piece) => piece !== undefined)
    .join(' · ');
}
