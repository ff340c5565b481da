/** Nurikabes as files of the pzpr editor: numbers, `-` for one that is not given, `#` sea, `+` land. */
import { sizeOfRows, success } from '../../../core/index.js';
import { cellBlock, pzprFile, signEntries } from '../../kit/codecs/pzpr-file.js';
import { LAND, type NurikabePuzzle, type NurikabeSolution, SEA } from '../puzzle.js';

export const nurikabePzpr = pzprFile<NurikabePuzzle, NurikabeSolution>({
  types: ['nurikabe'],
  blocks: (size) => [cellBlock(size, /^(?:[-.#+]|\d{1,9})$/, 'a number, "-", "#" (sea), "+" (land) or "."')],
  read: ({ blocks }) => {
    const [words] = blocks as [(typeof blocks)[0]];
    const numberOf = (word: string): number | null =>
      word === '-' ? null : Number(/^\d+/.exec(word)?.[0] ?? 0);
    const given = (word: string): string | undefined => (numberOf(word) === 0 ? undefined : LAND);
    return success({
      puzzle: { family: 'nurikabe', grid: words.map((row) => row.map(numberOf)) },
      ...signEntries(words, { '#': SEA, '+': LAND }, LAND, given),
    });
  },
  write: ({ grid }, solution) => ({
    size: sizeOfRows(grid),
    blocks: [
      grid.map((numbers, row) =>
        numbers.map((number, column) =>
          number === null ? '-' : number > 0 ? String(number) : solution?.[row]?.[column] === SEA ? '#' : '.',
        ),
      ),
    ],
  }),
});
