/** The measured tables and times of the five documents, by the name that `--only` takes. */
import { compareBattleship } from './battleship.js';
import { compareChapter8 } from './chapter-8.js';
import { compareCircuit } from './circuit/circuit.js';
import { compareCircuitRelaxation } from './circuit/circuit-relaxation.js';
import { compareStartedFlow } from './circuit/circuit-start.js';
import { compareRowOrder } from './circuit/row-order.js';
import type { ExperimentId } from './experiment-ids.js';
import { compareHashi } from './hashi.js';
import { compareKenken } from './kenken.js';
import { compareNonogram } from './nonogram.js';
import { compareParks } from './parks.js';
import { compareQueens } from './queens.js';
import type { Effort, Report } from './report.js';
import { compareSudoku } from './sudoku.js';
import { compareTranslucent } from './translucent.js';
import { compareZebra } from './zebra.js';

export const EXPERIMENTS = {
  'table-3.1': compareSudoku,
  'table-4.3': compareBattleship,
  'chapter-4.4': compareRowOrder,
  'table-a.1': compareCircuit,
  'table-a.2': compareStartedFlow,
  'table-a.3': compareCircuitRelaxation,
  'table-a.4': compareHashi,
  'table-7.5': compareZebra,
  'chapter-8': compareChapter8,
  parks: compareParks,
  queens: compareQueens,
  kenken: compareKenken,
  nonograms: compareNonogram,
  translucent: compareTranslucent,
} as const satisfies Readonly<Record<ExperimentId, (effort: Effort) => Promise<Report>>>;
