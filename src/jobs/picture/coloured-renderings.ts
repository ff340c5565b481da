/**
 * The renderings of a picture in colours: at the sizes that the settings allow, in as many colours as were
 * asked for and in fewer, changed until line logic solves them or until there is one solution, or with given
 * cells.
 */
import { colouredScore, type PictureSamples, UNRATED } from '../../picture/index.js';
import type { ColouredTask, MadeColoured } from '../tasks/index.js';
import { type CandidatePorts, contextOfTask } from './candidates.js';
import { MANY_CHANGES, type Rendering, type SamplesBySize } from './rendering.js';
import { type ImageSettings, SHEET_RENDERINGS } from './settings.js';

/** Renderings that are made at most: some come out alike. */
const MOST_MADE = 12;

/** Fewest colours besides the background: one is a puzzle in black and white. */
const FEWEST_COLOURS = 2;

/** A rendering to make. */
interface Order extends Pick<ColouredTask, 'samples' | 'colours' | 'unique' | 'goal'> {}

/** The settings that all renderings share. */
type CommonTask = Omit<ColouredTask, keyof Order>;

/** True if settings ask for a choice among renderings in colours; otherwise one is made. */
export function choosesInColours({ candidates, pick, difficulty }: ImageSettings): boolean {
  return candidates || pick !== undefined || difficulty !== undefined;
}

/**
 * Makes the renderings, each once. What is made without a choice comes first and the others follow by their
 * worth; where a difficulty is asked for, all stand in the order of their worth. Rejects as the task does.
 */
export async function makeColouredRenderings(
  samples: SamplesBySize,
  colours: number,
  settings: ImageSettings,
  common: CommonTask,
  ports: CandidatePorts,
): Promise<readonly Rendering[]> {
  const { workers, onProgress, onRendering } = ports;
  const orders = ordersOf(samples, colours, settings);
  let done = 0;
  const finished = () => ({ step: 'puzzles', done, of: orders.length }) as const;
  const made = await Promise.all(
    orders.map(async (order) => {
      const task = { ...common, ...order };
      const one = await workers.run('make-coloured', task, contextOfTask(ports, finished));
      done++;
      onProgress?.(finished());
      onRendering?.(renderingOf({ ...order, made: one }));
      return { ...order, made: one };
    }),
  );
  const [first, ...others] = different(made);
  const worth = (one: Made): number => worthOf(one, first!, settings.difficulty);
  const byWorth = (some: readonly Made[]): Made[] => some.toSorted((one, other) => worth(other) - worth(one));
  const ranked =
    settings.difficulty === undefined ? [first!, ...byWorth(others)] : byWorth([first!, ...others]);
  return ranked.slice(0, SHEET_RENDERINGS).map(renderingOf);
}

/**
 * Other ways to one solution for a rendering that was changed much, where the settings leave the way open.
 * @param colours the most colours that it was drawn in
 */
export async function otherColouredWays(
  { made, unique, goal }: Rendering,
  samples: SamplesBySize,
  colours: number,
  settings: ImageSettings,
  common: CommonTask,
  { workers, abort }: CandidatePorts,
): Promise<readonly Rendering[]> {
  const isOpen = settings.unique === undefined && settings.goal === undefined;
  if (!isOpen || made.changed.length < MANY_CHANGES || abort?.() === true) return [];
  const { rows, columns } = made.puzzle;
  const isSame = ({ fit }: PictureSamples): boolean =>
    fit.width === columns.length && fit.height === rows.length;
  const same = { ...common, samples: samples.filter(isSame), colours };
  const others = OTHER_WAYS.filter((way) => way.unique !== unique || way.goal !== goal);
  return Promise.all(
    others.map(async (way) => {
      const order = { ...same, ...way };
      const one = await workers.run('make-coloured', order, abort === undefined ? {} : { abort });
      return renderingOf({ ...order, made: one });
    }),
  );
}

/** Fewest changes for one solution, and cells that are given. */
const OTHER_WAYS = [
  { unique: 'repair', goal: 'unique' },
  { unique: 'givens', goal: 'line' },
] as const;

function renderingOf({ unique, goal, made: { likeness, ...made } }: Made): Rendering {
  return { made, method: { name: 'colours' }, unique, goal, likeness };
}

interface Made extends Order {
  readonly made: MadeColoured;
}

/**
 * The renderings to make, the most promising first: other ways to one solution, other sizes, and fewer
 * colours.
 */
function ordersOf(
  samples: SamplesBySize,
  most: number,
  { unique, goal, difficulty }: ImageSettings,
): readonly Order[] {
  const isHarder = difficulty === 'medium' || difficulty === 'hard';
  const usual = { unique: unique ?? 'repair', goal: goal ?? (isHarder ? 'unique' : 'line') } as const;
  const asked = samples.slice(0, 1);
  const first = { samples, colours: most, ...usual };
  const isFree = unique === undefined && goal === undefined;
  const ways: readonly Order[] = isFree
    ? [
        { samples: asked, colours: most, unique: 'repair', goal: isHarder ? 'line' : 'unique' },
        { samples: asked, colours: most, unique: 'givens', goal: 'line' },
      ]
    : [];
  const numbers = Array.from({ length: most - FEWEST_COLOURS + 1 }, (_, less) => most - less);
  const others = numbers.flatMap((colours) => samples.map((one) => ({ samples: [one], colours, ...usual })));
  return [first, ...ways, ...others].slice(0, MOST_MADE);
}

/** The renderings that differ from all before them. */
function different(all: readonly Made[]): readonly Made[] {
  const seen = new Set<string>();
  return all.filter(({ made: { puzzle } }) => {
    const key = JSON.stringify(puzzle);
    return !seen.has(key) && seen.add(key);
  });
}

function worthOf({ made }: Made, asked: Made, wanted: ImageSettings['difficulty']): number {
  const { puzzle, likeness, changed, given, rating, verdict, reached } = made;
  const sizeOf = ({ rows, columns }: Made['made']['puzzle']): readonly [number, number] => [
    rows.length,
    columns.length,
  ];
  const [rows, columns] = sizeOf(puzzle);
  const [askedRows, askedColumns] = sizeOf(asked.made.puzzle);
  const facts = {
    likeness,
    changed: changed.length,
    given: given.length,
    rating: rating ?? UNRATED,
    sizeOff: Math.max(Math.abs(rows - askedRows), Math.abs(columns - askedColumns)),
    isUnique: reached && verdict === 'unique',
  } as const;
  return colouredScore(facts, wanted);
}
