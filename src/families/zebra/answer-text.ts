/** The answer of a zebra puzzle in words, a sentence for every house. */
import { BLACK, breakLines, CAP_HEIGHT, measureText, type Scene, type Text } from '../../draw/index.js';
import { MARGIN } from '../kit/pictures/grid-picture.js';
import type { ZebraSolution } from './puzzle.js';

const SIZE = 3.9;
const LEADING = 5.4;
/** Sentences are no longer than the values of the puzzle, which has few. */
const MOST_LINES = 100;

/** The values of every house, in the order of the attributes: `House 1: yellow, Norwegian, water, fox.` */
function answerWords(solution: ZebraSolution): string {
  const values = Object.values(solution);
  const houses = values[0] ?? [];
  return houses
    .map((_, house) => `House ${house + 1}: ${values.map((row) => row[house]).join(', ')}.`)
    .join(' ');
}

/**
 * The sentences in lines.
 * @param width of the whole, in millimetres
 */
export function answerText(title: string, solution: ZebraSolution, width: number): Scene {
  const words = answerWords(solution);
  const lines = breakLines(words, { size: SIZE, bold: false }, width - 2 * MARGIN, MOST_LINES);
  const longest = Math.max(0, ...lines.map((line) => measureText(line, SIZE)));
  const middle = (line: number): number => MARGIN + line * LEADING + (SIZE * CAP_HEIGHT) / 2;
  return {
    width: longest + 2 * MARGIN,
    height: middle(lines.length - 1) + (SIZE * CAP_HEIGHT) / 2 + MARGIN,
    title,
    shapes: lines.map((text, line): Text => {
      return { kind: 'text', text, x: MARGIN, y: middle(line), size: SIZE, anchor: 'start', colour: BLACK };
    }),
    texts: [{ kind: 'entries', entries: [{ label: '', text: words }], anchor: 'start' }],
  };
}
