/**
 * The HiGHS engine: a mixed integer programming solver compiled to WebAssembly. This is the one file that knows
 * the package `highs`; `highs/session.ts` makes a {@link Session} of what stands here.
 */
import loadHighs, { type Highs, type HighsCallbackMap, type Model as Native, type VariableType } from 'highs';
import type { Model, Row, Variable } from '../model/model.js';
import type { Engine, Progress, SessionOptions } from './engine.js';
import { requireModel } from './highs/admission.js';
import type { NativeModel, NativeRun, NativeStatus, RunSettings } from './highs/native.js';
import { HighsSession } from './highs/session.js';
import { packRows } from './highs/sparse.js';

/** Largest value of the integer options. */
const LARGEST_OPTION = 0x7fffffff;
/** Progress is told on every change of the bounds and at least once in so many nodes. */
const NODES_BETWEEN_REPORTS = 100;
const USUAL = { presolve: 'choose', mip_feasibility_tolerance: 1e-6, primal_feasibility_tolerance: 1e-7 };
const CAREFUL = { presolve: 'off', mip_feasibility_tolerance: 1e-9, primal_feasibility_tolerance: 1e-9 };

let shared: Promise<Highs> | undefined;

function loadRuntime(): Promise<Highs> {
  // The package's types are read as CommonJS under nodenext, where the default import is the module object and
  // not callable; at run time it is the loader function. This cast is the whole difference.
  const load = loadHighs as unknown as typeof loadHighs.default;
  return load();
}

/** Loads HiGHS (once) and returns its engine. Budgets in nodes are kept exactly; HiGHS counts no conflicts. */
export async function loadHighsEngine(): Promise<Engine> {
  shared ??= loadRuntime();
  const highs = await shared;
  return {
    id: 'highs',
    open: (model, options) => {
      requireModel(model);
      return new HighsSession(model, new PersistentModel(highs, model, options));
    },
  };
}

/** What HiGHS makes of a model given as text. */
export interface TextSolution {
  readonly status: NativeStatus;
  readonly objective: number;
  /** Values by the names that stand in the text. */
  readonly values: ReadonlyMap<string, number>;
}

/**
 * Lets HiGHS itself read and solve an LP or MPS text, e.g. to prove that an exported model is well written. Each text
 * gets a runtime of its own, because a text that the reader cannot take may abort the whole runtime.
 * @throws Error when HiGHS cannot read the text
 */
export async function solveText(format: 'lp' | 'mps', text: string): Promise<TextSolution> {
  const highs = await loadRuntime();
  return highs.withModel({ format, data: text }, (native): TextSolution => {
    native.options.set({ output_flag: false, mip_rel_gap: 0 });
    native.run();
    const code = native.getModelStatus();
    if (code === highs.constants.modelStatus.empty) {
      return { status: 'optimal', objective: native.getObjectiveOffset(), values: new Map() };
    }
    const { colValue } = native.getSolution();
    const values = new Map(Array.from(colValue, (value, index) => [native.getColName(index), value]));
    return { status: readStatus(highs, code).status, objective: native.getObjectiveValue(), values };
  });
}

/**
 * HiGHS reaches only these states here: no time limit, iteration limit, target or objective bound is ever set.
 * Every other one means that it gave up.
 */
function readStatus(highs: Highs, code: number): { status: NativeStatus; label: string } {
  const { modelStatus } = highs.constants;
  const label = Object.entries(modelStatus).find(([, value]) => value === code)?.[0] ?? `code ${code}`;
  switch (code) {
    case modelStatus.optimal:
      return { status: 'optimal', label };
    case modelStatus.infeasible:
      return { status: 'infeasible', label };
    case modelStatus.unbounded:
      return { status: 'unbounded', label };
    case modelStatus.unboundedOrInfeasible:
      return { status: 'unbounded-or-infeasible', label };
    case modelStatus.solutionLimit:
      return { status: 'nodes', label };
    case modelStatus.interrupted:
      return { status: 'interrupted', label };
    default:
      return { status: 'trouble', label };
  }
}

/** A model inside the WebAssembly runtime, behind the narrow interface that the session uses. */
class PersistentModel implements NativeModel {
  readonly #highs: Highs;
  readonly #native: Native;
  readonly #costs: Float64Array;
  readonly #kinds: Int32Array;
  readonly #worst: number;
  readonly #presolve: boolean;
  #whole = true;

  constructor(highs: Highs, model: Model, { seed = 0, presolve = true }: SessionOptions = {}) {
    const { variables, objective } = model;
    this.#highs = highs;
    this.#presolve = presolve;
    this.#native = highs.createModel();
    this.#costs = new Float64Array(variables.length);
    objective?.variables.forEach((variable, k) => {
      this.#costs[variable] = objective.coefficients[k]!;
    });
    this.#kinds = Int32Array.from(variables, (variable) => this.#domain(variable));
    this.#worst = objective?.sense === 'maximise' ? Infinity : -Infinity;
    try {
      this.#native.options.set({ output_flag: false, mip_rel_gap: 0, random_seed: seed & LARGEST_OPTION });
      if (variables.length > 0) this.#pass(model);
    } catch (error) {
      this.dispose();
      throw error;
    }
  }

  addRows(rows: readonly Row[]): void {
    const { count, lower, upper, starts, indices, values } = packRows(rows);
    const matrix = {
      format: 'csr',
      numRows: count,
      numCols: this.#costs.length,
      starts,
      indices,
      values,
    } as const;
    this.#native.addRows({ lower, upper, matrix });
  }

  setBounds(indices: Int32Array, lower: Float64Array, upper: Float64Array): void {
    if (indices.length > 0) this.#native.changeColsBounds({ kind: 'set', indices }, lower, upper);
  }

  setIntegrality(whole: boolean): void {
    if (whole === this.#whole) return;
    this.#whole = whole;
    const kinds = whole ? this.#kinds : new Int32Array(this.#kinds.length);
    this.#native.changeColsIntegrality({ kind: 'range', from: 0, to: kinds.length - 1 }, kinds);
  }

  setObjective(counts: boolean): void {
    const costs = counts ? this.#costs : new Float64Array(this.#costs.length);
    this.#native.changeColsCost({ kind: 'range', from: 0, to: costs.length - 1 }, costs);
  }

  run(settings: RunSettings): NativeRun {
    const native = this.#native;
    const isMip = this.#whole && this.#kinds.some((kind) => kind !== 0);
    native.options.set({
      ...(settings.careful ? CAREFUL : USUAL),
      ...(this.#presolve ? {} : { presolve: 'off' }),
      mip_abs_gap: settings.absoluteGap,
      mip_max_nodes: Math.min(Math.floor(settings.nodes ?? LARGEST_OPTION), LARGEST_OPTION),
    });
    // A MIP run would take the last solution as its start, and so depend on what was asked before; a linear
    // program gains from the last basis and is unique enough.
    if (isMip) native.clearSolver();
    if (settings.start !== undefined) native.setSolution({ colValue: Float64Array.from(settings.start) });
    const { modelStatus } = native.run(this.#callbacks(settings));
    return this.#read(modelStatus, isMip);
  }

  dispose(): void {
    this.#native.dispose();
  }

  #domain({ kind }: Variable): VariableType {
    const { continuous, integer } = this.#highs.constants.variableType;
    return kind === 'continuous' ? continuous : integer;
  }

  #pass({ variables, rows, objective }: Model): void {
    const { minimize, maximize } = this.#highs.constants.objectiveSense;
    const { count, lower, upper, starts, indices, values } = packRows(
      rows.filter((row) => row.variables.length > 0),
    );
    this.#native.passModel({
      numCols: variables.length,
      numRows: count,
      sense: objective?.sense === 'maximise' ? maximize : minimize,
      offset: objective?.offset ?? 0,
      colCost: this.#costs,
      colLower: Float64Array.from(variables, (variable) => variable.lower),
      colUpper: Float64Array.from(variables, (variable) => variable.upper),
      rowLower: lower,
      rowUpper: upper,
      matrix: { format: 'csr', numRows: count, numCols: variables.length, starts, indices, values },
      integrality: this.#kinds,
    });
  }

  #read(code: number, isMip: boolean): NativeRun {
    const { info } = this.#native;
    const { status, label } = readStatus(this.#highs, code);
    const feasible = info.get('primal_solution_status') === this.#highs.constants.solutionStatus.feasible;
    const lpBound = status === 'optimal' ? this.#native.getObjectiveValue() : this.#worst;
    return {
      status,
      label,
      ...(feasible ? { values: this.#native.getSolution().colValue } : {}),
      bound: isMip ? Number(info.get('mip_dual_bound')) : lpBound,
      nodes: isMip ? Math.max(0, Number(info.get('mip_node_count'))) : 0,
      iterations: Math.max(0, Number(info.get('simplex_iteration_count'))),
    };
  }

  /** Callbacks cost time, so they are registered only when somebody listens. */
  #callbacks({ abort, onProgress }: RunSettings): HighsCallbackMap {
    if (abort === undefined && onProgress === undefined) return {};
    const { simplexInterrupt, ipmInterrupt, mipInterrupt } = this.#highs.constants.callbackType;
    const report = onProgress === undefined ? undefined : throttle(onProgress);
    const poll = (event: { interrupt(): void }): undefined => {
      if (abort?.()) event.interrupt();
    };
    return {
      [simplexInterrupt]: poll,
      [ipmInterrupt]: poll,
      [mipInterrupt]: (event) => {
        report?.(readProgress(event.data));
        return poll(event);
      },
    };
  }
}

function readProgress(data: Readonly<Record<string, unknown>>): Progress {
  const { mip_primal_bound: incumbent, mip_dual_bound: bound, mip_node_count: nodes } = data;
  return {
    ...(typeof incumbent === 'number' && Number.isFinite(incumbent) ? { incumbent } : {}),
    ...(typeof bound === 'number' && Number.isFinite(bound) ? { bound } : {}),
    nodes: Number(nodes),
  };
}

/** Passes on what changed: a new incumbent or bound, or a hundred more nodes. */
function throttle(listener: (progress: Progress) => void): (progress: Progress) => void {
  let last: Progress | undefined;
  return (progress) => {
    const news =
      last === undefined ||
      progress.incumbent !== last.incumbent ||
      progress.bound !== last.bound ||
      (progress.nodes ?? 0) >= (last.nodes ?? 0) + NODES_BETWEEN_REPORTS;
    if (!news) return;
    last = progress;
    listener(progress);
  };
}
