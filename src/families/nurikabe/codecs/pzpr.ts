/** Nurikabes as files of the pzpr editor: numbers, `-` for one that is not given, `#` sea, `+` land. */
import { sizeOfRows, success } from '../../../core/index.js';
import { cellBlock, pzprFile, signEntries } from '../../kit/codecs/pzpr-file.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { violations } from '../../kit/rules/index.js';
import type { NurikabePuzzle, NurikabeSolution } from '../puzzle.js';
import { LONGEST_SIDE, readNurikabeSolution } from '../reading.js';
import { nurikabeRuled } from '../rules.js';

const [SEA, LAND] = ['#', '.'];

export const nurikabePzpr = pzprFile<NurikabePuzzle, NurikabeSolution>({
  types: ['nurikabe'],
  sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
  blocks: (size) => [cellBlock(size, /^(?:[-.#+]|\d{1,9})$/, 'a number, "-", "#" (sea), "+" (land) or "."')],
  read: ({ blocks }) => {
    const [words] = blocks as [(typeof blocks)[0]];
    const numberOf = (word: string): number | null =>
      word === '-' ? null : Number(/^\d+/.exec(word)?.[0] ?? 0);
    const given = (word: string): string | undefined => (numberOf(word) === 0 ? undefined : LAND);
    return success({
      puzzle: { family: 'nurikabe', grid: words.map((row) => row.map(numberOf)) },
      ...signEntries(words, { '#': SEA!, '+': LAND! }, LAND!, given),
    });
  },
  readSolution: readNurikabeSolution,
  verify: (puzzle, solution) => violations(nurikabeRuled, puzzle, solution),
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
