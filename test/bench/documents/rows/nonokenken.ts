/** Nonokenken: the text on nonograms and KenKen. */
import { endsWell, isUnique, solvesItsKind, writesFile } from '../judges.js';
import { byCommand, byExperiment, byWords, type DocumentRows } from '../row.js';

const SOLVED_KENKEN = '563412 614523 452361 341256 236145 125634';

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
      writesFile(
        'squares.lp',
        (lp) => lp.includes('the program as written'),
        'for any solver, as LP and MPS',
      ),
    ),
    byCommand(
      'The translucent program, tightened',
      'not there',
      'export images/cat.jpg --formulation translucent-tight --width 12 --to mps -o tight.mps',
      writesFile('tight.mps', (mps) => mps.includes('translucent squares'), 'for any solver, as LP and MPS'),
    ),
    byCommand(
      'The third panel',
      'pictures: the original, the squares, another solution of the puzzle as squares',
      'image images/cat.jpg --width 20 --height 20 --method translucent --unique keep --seed 1 -o panels --json',
      writesFile(
        'panels-preview.svg',
        (svg) =>
          ['original', 'translucent squares', 'another solution'].every((words) =>
            svg.includes(`>${words}<`),
          ),
        'the same three panels',
      ),
    ),
    byCommand(
      'From pictures to nonograms',
      'the solution found may be another picture; some cells given would make it unique',
      'image images/cat.jpg --width 20 --height 20 --unique givens -o given --json',
      ({ lines: [answer] }) => ({
        ours: `verdict ${answer?.verdict} with cells given`,
        agreement: answer?.verdict === 'unique' ? 'of its kind' : 'differs',
      }),
    ),
    byCommand(
      'The KenKen model by candidate sets; Figure 2',
      'sets found by hand; a picture without text: here the puzzle of the GAMS text',
      'check examples/kenken.txt --formulation combinations --no-presolve --engine highs --json',
      (answer) => {
        const judged = isUnique(SOLVED_KENKEN.split(' ').map((row) => Array.from(row, Number)))(answer);
        return judged.agreement === 'exact' ? { ...judged, agreement: 'of its kind' } : judged;
      },
    ),
    byCommand(
      'Candidate sets by program (future work)',
      'not there',
      'export examples/kenken.txt --to lp --formulation combinations -o sets.lp',
      endsWell('generated for every cage'),
    ),
    byWords('Rows added one by one in a spreadsheet', 'advice', 'all rows at once', 'no result'),
  ],
};
