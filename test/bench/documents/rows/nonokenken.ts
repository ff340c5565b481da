/** Nonokenken: the text on nonograms and KenKen. */
import { fileHolds, fileSolvesTo, hasThreePanels, isGrid } from '../file-judges.js';
import { hasNumber, isUnique, solvesItsKind } from '../judges.js';
import { byCommand, byExperiment, type DocumentRows } from '../row.js';

const SOLVED_KENKEN = '563412 614523 452361 341256 236145 125634'
  .split(' ')
  .map((row) => Array.from(row, Number));
/** The optimum of the translucent squares of the picture that is exported; both programs have it. */
const SQUARES = 106.60647058823537;

export const nonokenken: DocumentRows = {
  title: 'Nonokenken (Goldner, Kimura, Schwartz)',
  rows: [
    byCommand(
      'The nonogram model; Figure 1',
      'double coverage after Bosch; a picture without text',
      'solve examples/documents/cat.non --formulation bosch --no-presolve --engine highs --json',
      solvesItsKind,
    ),
    byExperiment('Nonograms 50x50', 'about 20 s as clauses, less with one solution', 'nonograms'),
    byCommand(
      'The threshold method',
      'threshold 60; pictures',
      'image images/cat.jpg --width 20 --height 20 --method threshold --threshold 60 --unique keep -o threshold --json',
      ({ lines: [answer] }) => ({
        ours: `a puzzle, verdict ${answer?.verdict}`,
        agreement: answer?.puzzle === undefined ? 'differs' : 'of its kind',
      }),
    ),
    byExperiment(
      'The translucent squares',
      'within 0.05 % of the optimum; size and time not stated',
      'translucent',
    ),
    byCommand(
      'The translucent program as written',
      'in words',
      'export images/cat.jpg --formulation translucent --width 12 --to lp -o squares.lp',
      fileSolvesTo('squares.lp', SQUARES, {
        ours: `as LP; HiGHS reads the file, optimum ${SQUARES.toFixed(2)}`,
      }),
    ),
    byCommand(
      'The translucent program, tightened',
      'not there',
      'export images/cat.jpg --formulation translucent-tight --width 12 --to mps -o tight.mps',
      fileSolvesTo('tight.mps', SQUARES, {
        ours: `as MPS; HiGHS reads the file, the same optimum ${SQUARES.toFixed(2)}`,
      }),
    ),
    byCommand(
      'The third panel',
      'pictures: the original, the squares, another solution of the puzzle as squares',
      'image images/cat.jpg --width 20 --height 20 --method translucent --unique keep --seed 1 -o panels --json',
      fileHolds('panels-preview.svg', hasThreePanels, { ours: 'the same three panels, no two alike' }),
    ),
    byCommand(
      'From pictures to nonograms',
      'the solution found may be another picture; some cells given would make it unique',
      'image images/cat.jpg --width 20 --height 20 --unique givens -o given --json',
      ({ lines: [answer] }) => {
        const given = (answer?.given as readonly unknown[] | undefined)?.length;
        const isLeast = answer?.verdict === 'unique' && answer.proved === true && answer.lowerBound === given;
        return {
          ours: `verdict ${answer?.verdict} with ${given} cells given${isLeast ? ', proved the fewest' : ''}`,
          agreement: isLeast ? 'of its kind' : 'differs',
        };
      },
    ),
    byCommand(
      'The KenKen model by candidate sets; Figure 2',
      'sets found by hand; a picture without text: here the puzzle of the GAMS text',
      'check examples/kenken.txt --formulation combinations --no-presolve --engine highs --json',
      (answer) => {
        const judged = isUnique(SOLVED_KENKEN)(answer);
        return judged.agreement === 'exact' ? { ...judged, agreement: 'of its kind' } : judged;
      },
    ),
    byCommand(
      'Candidate sets by program (future work)',
      'not there',
      'export examples/kenken.txt --to lp --formulation combinations -o sets.lp',
      fileSolvesTo('sets.lp', 0, {
        ours: 'generated for every cage; HiGHS reads the file and finds the solution',
        means: isGrid(SOLVED_KENKEN),
      }),
    ),
    byCommand(
      'Rows added one by one in a spreadsheet',
      'advice: only as many rows as are needed',
      'minimum kenken examples/kenken.txt --json',
      hasNumber('optimum', 7, 'of 15 cages are enough, proved the fewest', 'of its kind'),
    ),
  ],
};
