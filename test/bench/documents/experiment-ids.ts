/** The names of the experiments, in the order of the document. */
export const EXPERIMENT_IDS = [
  'table-3.1',
  'table-4.3',
  'chapter-4.4',
  'table-a.1',
  'table-a.2',
  'table-a.3',
  'table-a.4',
  'table-7.5',
  'chapter-8',
  'parks',
  'queens',
  'kenken',
  'nonograms',
  'translucent',
] as const;

export type ExperimentId = (typeof EXPERIMENT_IDS)[number];
