/** The states of a cell. The two known ones are those that a line of clues can force. */
export const OPEN = 0;
export const FILLED = 1;
export const EMPTY = 2;
