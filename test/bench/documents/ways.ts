/**
 * Ways of solving a puzzle (a formulation, an engine, what either may simplify first) and the time that each
 * takes. Every solve goes the way that the command line goes, formulating and verifying by the rules
 * included, but for the second run that confirms an optimum of HiGHS: the documents' solvers were run once.
 * It ends at a limit. All times are processor times.
 */

import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { findFamily } from '../../../src/families/index.js';
import type { PuzzleRequest } from '../../../src/proving/answer.js';
import { type AnyFormulation, chooseFormulation } from '../../../src/proving/formulation.js';
import { solvePuzzle } from '../../../src/proving/solve.js';
import type { Engine, EngineId, Outcome, Progress, Work } from '../../../src/solve/engine.js';
import { openEngine } from '../../../src/solve/engines.js';
import { afterProcessorSeconds, measure } from '../processor.js';
import { figure, median } from '../table.js';

/** A solve below this is repeated. */
const QUICK_SECONDS = 0.5;
const REPETITIONS = 5;
/**
 * The first quick puzzle of a way is solved for so long before its time counts, so that its code is compiled.
 */
const WARM_UP_SECONDS = 2;

interface Way {
  /** By its id, or one that the family does not list. */
  readonly formulation: string | AnyFormulation;
  readonly engine: EngineId;
  /** Start from what the family's own logic determines; default false, the model as published. */
  readonly logic?: boolean;
  /** True if the engine may simplify the model; default true. */
  readonly enginePresolve?: boolean;
}

export interface Measured {
  /** The median of five where it is quick, else of the one run; until the limit when that was hit. */
  readonly seconds: number;
  readonly stopped: boolean;
  readonly variables: number;
  readonly rows: number;
  /** Counts of the engine: the same on every machine, however busy it is. Absent: it was stopped. */
  readonly work?: Pick<Work, 'nodes' | 'iterations'>;
  /** The solution; absent when there is none or the limit was hit. */
  readonly solution?: unknown;
  /** The last incumbent and bound that the engine reported of a solve that was stopped. */
  readonly progress: Progress;
}

/**
 * Prepares a way; what it returns solves puzzles and measures the time, each solve within `limit` seconds.
 */
export async function openWay(
  familyId: string,
  { formulation, engine: id, logic = false, enginePresolve = true }: Way,
  limit: number,
): Promise<(puzzle: Puzzle) => Measured> {
  const family = findFamily(familyId) as AnyFamily;
  const opened = await openEngine(id);
  const engine = runOnce(enginePresolve ? opened : withoutPresolve(opened));
  const chosen = typeof formulation === 'string' ? chooseFormulation(family, id, formulation) : formulation;
  let warm = false;
  return (puzzle) => {
    const request = { family, puzzle, formulation: chosen, engine, presolve: logic };
    const first = run(request, limit);
    if (first.stopped || first.seconds > QUICK_SECONDS) return first;
    const again = (): number => run(request, limit).seconds;
    for (let spent = first.seconds; !warm && spent < WARM_UP_SECONDS; ) spent += again();
    warm = true;
    return { ...first, seconds: median(Array.from({ length: REPETITIONS }, again)) };
  };
}

/** The engine with an optimum of HiGHS taken at its first word, in every session. */
function runOnce(engine: Engine): Engine {
  return {
    id: engine.id,
    open: (model, options) => {
      const session = engine.open(model, options);
      return {
        model,
        solve: (request) => atFirstWord(session.solve({ ...request, confirm: false })),
        addRows: (rows) => session.addRows(rows),
        dispose: () => session.dispose(),
      };
    },
  };
}

function atFirstWord(outcome: Outcome): Outcome {
  if (outcome.status !== 'feasible' || outcome.limit !== 'gap') return outcome;
  const { values, objective, work } = outcome;
  return { status: 'optimal', values, objective, work };
}

/** The engine with its own presolve off in every session. */
function withoutPresolve(engine: Engine): Engine {
  return {
    id: engine.id,
    open: (model, options) => engine.open(model, { ...options, presolve: false }),
  };
}

function run(request: PuzzleRequest, limit: number): Measured {
  let progress: Progress = {};
  const { value: answer, seconds } = measure(() =>
    solvePuzzle({
      ...request,
      budget: { abort: afterProcessorSeconds(limit) },
      onProgress: (reported) => {
        progress = { ...progress, ...reported };
      },
    }),
  );
  const { variables, rows, work } = answer.statistics;
  return {
    seconds,
    stopped: answer.status === 'undecided',
    variables,
    rows,
    ...(answer.status === 'undecided' ? {} : { work }),
    ...(answer.status === 'solved' ? { solution: answer.solutions[0] } : {}),
    progress,
  };
}

/** Seconds for a table: `0.0123`, or `> 10` of a solve that was stopped. */
export function secondsOf({ seconds, stopped }: Pick<Measured, 'seconds' | 'stopped'>): string {
  return stopped ? `> ${figure(seconds)}` : figure(seconds);
}

/**
 * Ours as a multiple of the published time; a published 0 says that it was below what the document prints.
 */
export function ratioOf({ seconds, stopped }: Measured, published: number): string {
  if (published === 0) return '-';
  return `${stopped ? '> ' : ''}${figure(seconds / published)} x`;
}

/** `729 / 1090`: variables and rows. */
export function sizeOf({ variables, rows }: Measured): string {
  return `${variables} / ${rows}`;
}
