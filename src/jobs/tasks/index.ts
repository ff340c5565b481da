/** The door of `jobs/tasks`: what workers of any kind can do, as plain data in and out. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type { TaskContext, TaskProgress } from './task-context.js';
export { type PlainCells, plainCells } from './plain-pictures.js';
export type { MadePicture } from './picture-task.js';
export type { CandidateTask, DrawingsRequest, MadeCandidate, PlainDrawing } from './candidate-tasks.js';
export type { ColouredTask, MadeColoured } from './coloured-task.js';
export type { Assessment } from './assess.js';
export { loadTask, runTask, TASK_NAMES, type TaskAnswer, type TaskArgument, type TaskName } from './tasks.js';
