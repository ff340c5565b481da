/** The formulations of Battleship, each with what presolve deduces for it. */
import { deduceShips } from './deduction.js';
import { cellsFrom } from './models/cells.js';
import { runsFrom } from './models/runs.js';
import { shipsFrom } from './models/ships.js';

export { shipCellsFormulation } from './models/ship-cells.js';

export const runsFormulation = runsFrom(deduceShips);
export const shipsFormulation = shipsFrom(deduceShips);
export const cellsFormulation = cellsFrom(deduceShips);
