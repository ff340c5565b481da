/** Words above the steps to a cell, those of the library. */
export const DIRECT_HEADING = 'From what the puzzle gives alone';
export const LEADING_HEADING = 'Step by step';
