/**
 * The HiGHS engine: a mixed integer programming solver compiled to WebAssembly. This is the one file that
 * knows the package `highs`; `highs/session.ts` builds a {@link Session} on it.
 */
import loadHighs, { type Highs, type HighsCallbackMap, type Model as Native, type VariableType } from 'highs';
import type { Engine, SessionOptions } from '../engine.js';
import type { Model, Row, Variable } from '../model/model.js';
import { requireModel } from './admission.js';
import { readHighsBinary } from './binary.js';
import type { NativeModel, NativeRun, NativeStatus, RunSettings } from './native.js';
import { type Listener, listen } from './progress.js';
import { HighsSession } from './session.js';
import { packRows } from './sparse.js';

/** Largest value of the integer options. */
const LARGEST_OPTION = 0x7fffffff;
/**
 * Seeds of careful runs lie this far apart, so that no careful run repeats the usual run of a neighbouring
 * seed.
 */
const SEED_STEP = 7919;
const USUAL = { presolve: 'choose', mip_feasibility_tolerance: 1e-6, primal_feasibility_tolerance: 1e-7 };
const CAREFUL = { presolve: 'off', mip_feasibility_tolerance: 1e-9, primal_feasibility_tolerance: 1e-9 };

/** A loaded runtime; one that has crashed cannot be used again. */
interface Runtime {
  readonly highs: Highs;
  crashed: boolean;
}

let shared: Promise<Runtime> | undefined;

async function loadHighsPackage(): Promise<Highs> {
  // The package's types are read as CommonJS under nodenext, where the default import is the module object
  // and not callable; at run time it is the loader function. This cast is the whole difference.
  const load = loadHighs as unknown as typeof loadHighs.default;
  const binary = await readHighsBinary();
  return binary === undefined ? load() : load(await startingFrom(binary));
}

/** The part of WebAssembly in use, which the types of Node 20 do not name. */
interface Compiler {
  compile(wasm: Uint8Array): Promise<object>;
  instantiate(program: object, imports: object): Promise<object>;
}

/**
 * The package names an option `wasmBinary`, but its loader reads none; the hook of Emscripten, which made it,
 * is read.
 */
async function startingFrom(wasm: Uint8Array): Promise<object> {
  const { WebAssembly: compiler } = globalThis as unknown as { readonly WebAssembly: Compiler };
  const program = await compiler.compile(wasm);
  return {
    instantiateWasm: (imports: object, receive: (instance: object) => void) => {
      void compiler.instantiate(program, imports).then(receive);
      return {};
    },
  };
}

/**
 * Loads HiGHS (once, and again after a crash) and returns its engine. Budgets in nodes are kept exactly;
 * HiGHS counts no conflicts.
 */
export async function loadHighsEngine(): Promise<Engine> {
  if (shared === undefined || (await shared).crashed) {
    shared = loadHighsPackage().then((highs) => ({ highs, crashed: false }));
  }
  return engineOn(await shared);
}

/** The engine on a runtime of the caller's own: tests hand in one that fails. */
export function engineOn(runtime: Runtime): Engine {
  return {
    id: 'highs',
    open: (model, options) => {
      requireModel(model);
      return new HighsSession(model, new PersistentModel(runtime, model, options));
    },
  };
}

/**
 * HiGHS reaches only these states here: no time limit, iteration limit, target or objective bound is ever
 * set. Every other one means that it gave up.
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

/**
 * A model inside the WebAssembly runtime, behind the narrow interface that the session uses. It keeps its own
 * copy of the rows, bounds and settings, so that the native model can be built anew after a run that failed.
 */
class PersistentModel implements NativeModel {
  readonly #runtime: Runtime;
  readonly #model: Model;
  readonly #costs: Float64Array;
  readonly #kinds: Int32Array;
  readonly #lower: Float64Array;
  readonly #upper: Float64Array;
  readonly #rows: Row[];
  readonly #seed: number;
  readonly #presolve: boolean;
  #whole = true;
  #costsCount = true;
  /** Undefined once the runtime has crashed. */
  #native: Native | undefined;

  constructor(runtime: Runtime, model: Model, { seed = 0, presolve = true }: SessionOptions = {}) {
    const { variables, objective } = model;
    this.#runtime = runtime;
    this.#model = model;
    this.#seed = seed;
    this.#presolve = presolve;
    this.#costs = new Float64Array(variables.length);
    objective?.variables.forEach((variable, k) => {
      this.#costs[variable] = objective.coefficients[k]!;
    });
    this.#kinds = Int32Array.from(variables, (variable) => domainOf(runtime.highs, variable));
    this.#lower = Float64Array.from(variables, (variable) => variable.lower);
    this.#upper = Float64Array.from(variables, (variable) => variable.upper);
    this.#rows = model.rows.filter((row) => row.variables.length > 0);
    this.#native = runtime.crashed ? undefined : this.#build();
  }

  addRows(rows: readonly Row[]): void {
    for (const row of rows) this.#rows.push(row);
    this.#native?.addRows(packRows(rows, this.#costs.length));
  }

  setBounds(indices: Int32Array, lower: Float64Array, upper: Float64Array): void {
    if (indices.length === 0) return;
    indices.forEach((variable, k) => {
      this.#lower[variable] = lower[k]!;
      this.#upper[variable] = upper[k]!;
    });
    this.#native?.changeColsBounds({ kind: 'set', indices }, lower, upper);
  }

  setIntegrality(whole: boolean): void {
    if (whole === this.#whole) return;
    this.#whole = whole;
    this.#native?.changeColsIntegrality(this.#allColumns(), this.#statedKinds());
  }

  setObjective(counts: boolean): void {
    this.#costsCount = counts;
    this.#native?.changeColsCost(this.#allColumns(), this.#statedCosts());
  }

  run(settings: RunSettings): NativeRun {
    const native = this.#native;
    if (native === undefined) return this.#failed('its runtime has crashed');
    const listener = listen(settings);
    const result = this.#attempt(native, settings, listener);
    listener?.rethrow();
    return result;
  }

  dispose(): void {
    if (!this.#runtime.crashed) this.#native?.dispose();
    this.#native = undefined;
  }

  /** A run that ends with an error is reported as one that gave up. */
  #attempt(native: Native, settings: RunSettings, listener: Listener | undefined): NativeRun {
    try {
      return this.#runOn(native, settings, listener);
    } catch (error) {
      this.#rebuildAfter(error);
      return this.#failed(String(error));
    }
  }

  #runOn(native: Native, settings: RunSettings, listener: Listener | undefined): NativeRun {
    const isMip = this.#whole && this.#kinds.some((kind) => kind !== 0);
    const isCareful = settings.attempt > 0;
    native.options.set({
      ...(isCareful ? CAREFUL : USUAL),
      ...(this.#presolve ? {} : { presolve: 'off' }),
      random_seed: (this.#seed + settings.attempt * SEED_STEP) & LARGEST_OPTION,
      mip_abs_gap: settings.absoluteGap,
      mip_max_nodes: Math.min(Math.floor(settings.nodes ?? LARGEST_OPTION), LARGEST_OPTION),
    });
    // A MIP run would take the last solution as its start, and so depend on earlier requests; a linear
    // program gains from the last basis, but a confirming run must not depend on the first.
    if (isMip || isCareful) native.clearSolver();
    if (settings.start !== undefined) native.setSolution({ colValue: Float64Array.from(settings.start) });
    const { modelStatus } = native.run(this.#callbacks(listener));
    return this.#read(native, modelStatus, isMip);
  }

  /**
   * A run that HiGHS ends with an error leaves the runtime usable; any other exception is a crash of the
   * runtime.
   */
  #rebuildAfter(error: unknown): void {
    try {
      if (!(error instanceof this.#runtime.highs.errors.HighsError)) throw error;
      this.#native?.dispose();
      this.#native = this.#build();
    } catch {
      this.#runtime.crashed = true;
      this.#native = undefined;
    }
  }

  #build(): Native {
    const { highs } = this.#runtime;
    const native = highs.createModel();
    try {
      native.options.set({ output_flag: false, mip_rel_gap: 0 });
      if (this.#costs.length > 0) this.#pass(native);
      return native;
    } catch (error) {
      native.dispose();
      throw error;
    }
  }

  #pass(native: Native): void {
    const { minimize, maximize } = this.#runtime.highs.constants.objectiveSense;
    const { objective } = this.#model;
    const { matrix, lower, upper } = packRows(this.#rows, this.#costs.length);
    native.passModel({
      numCols: this.#costs.length,
      numRows: this.#rows.length,
      sense: objective?.sense === 'maximise' ? maximize : minimize,
      offset: objective?.offset ?? 0,
      colCost: this.#statedCosts(),
      colLower: this.#lower,
      colUpper: this.#upper,
      rowLower: lower,
      rowUpper: upper,
      matrix,
      integrality: this.#statedKinds(),
    });
  }

  #allColumns(): { readonly kind: 'range'; readonly from: number; readonly to: number } {
    return { kind: 'range', from: 0, to: this.#costs.length - 1 };
  }

  #statedKinds(): Int32Array {
    return this.#whole ? this.#kinds : new Int32Array(this.#kinds.length);
  }

  #statedCosts(): Float64Array {
    return this.#costsCount ? this.#costs : new Float64Array(this.#costs.length);
  }

  #read(native: Native, code: number, isMip: boolean): NativeRun {
    const { highs } = this.#runtime;
    const { info } = native;
    const { status, label } = readStatus(highs, code);
    const feasible = info.get('primal_solution_status') === highs.constants.solutionStatus.feasible;
    const solution = feasible ? native.getSolution() : undefined;
    const lpBound = status === 'optimal' ? native.getObjectiveValue() : this.#worst();
    return {
      status,
      label,
      ...(solution === undefined ? {} : { values: solution.colValue }),
      ...(solution === undefined || isMip ? {} : { multipliers: solution.rowDual }),
      bound: isMip ? Number(info.get('mip_dual_bound')) : lpBound,
      nodes: isMip ? Math.max(0, Number(info.get('mip_node_count'))) : 0,
      iterations: Math.max(0, Number(info.get('simplex_iteration_count'))),
    };
  }

  #failed(label: string): NativeRun {
    return { status: 'trouble', label, bound: this.#worst(), nodes: 0, iterations: 0 };
  }

  #worst(): number {
    return this.#model.objective?.sense === 'maximise' ? Infinity : -Infinity;
  }

  #callbacks(listener: Listener | undefined): HighsCallbackMap {
    if (listener === undefined) return {};
    const { simplexInterrupt, ipmInterrupt, mipInterrupt } = this.#runtime.highs.constants.callbackType;
    const { poll, report } = listener;
    return { [simplexInterrupt]: poll, [ipmInterrupt]: poll, [mipInterrupt]: report };
  }
}

function domainOf(highs: Highs, { kind }: Variable): VariableType {
  const { continuous, integer } = highs.constants.variableType;
  return kind === 'continuous' ? continuous : integer;
}
