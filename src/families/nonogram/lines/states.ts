/** What is known about a cell. The two known states are what a line of clues can force. */
export const OPEN = 0;
export const FILLED = 1;
export const EMPTY = 2;
