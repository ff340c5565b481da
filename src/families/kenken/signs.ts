/** The signs of operations as clues show them, in pictures and in sentences. */
export const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷', '=': '' } as const;
