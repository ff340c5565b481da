/** The door of `judging`: verdicts on the entries of a player. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { type EntryRecord, EntryNames, type WrittenEntry } from './entry.js';
export { type Because, type Counterexample, Judge, type Judgement, LEVELS, type Question } from './judge.js';
export { type JudgeAnswer, JudgeQuestions, type NameableAnswer } from './ask.js';
