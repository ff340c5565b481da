/**
 * Lets HiGHS itself read and solve an LP or MPS text, which proves that an exported model is well written.
 */
import loadHighs from 'highs';

/** The answer of HiGHS to a model given as text. */
interface TextSolution {
  readonly status: 'optimal' | 'infeasible' | 'unbounded-or-infeasible' | 'limit' | 'other';
  readonly objective: number;
  /** Values by the names in the text. */
  readonly values: ReadonlyMap<string, number>;
}

/**
 * Whole numbers without bounds may let a search go on for ever: after this number of nodes the status is
 * `limit`.
 */
const NODES = 20_000;

// The package's types are read as CommonJS under nodenext; at run time the default import is the loader
// function.
const load = loadHighs as unknown as typeof loadHighs.default;

/**
 * Reads and solves a text. Each text gets a runtime of its own, because a text that the reader cannot take
 * may abort the whole runtime.
 * @throws Error when HiGHS cannot read the text
 */
export async function solveText(format: 'lp' | 'mps', text: string): Promise<TextSolution> {
  const highs = await load();
  const { optimal, infeasible, unboundedOrInfeasible, solutionLimit, empty } = highs.constants.modelStatus;
  const statuses = new Map<number, TextSolution['status']>([
    [optimal, 'optimal'],
    [infeasible, 'infeasible'],
    [unboundedOrInfeasible, 'unbounded-or-infeasible'],
    [solutionLimit, 'limit'],
  ]);
  return highs.withModel({ format, data: text }, (native): TextSolution => {
    native.options.set({ output_flag: false, mip_rel_gap: 0, mip_max_nodes: NODES });
    native.run();
    const code = native.getModelStatus();
    if (code === empty)
      return { status: 'optimal', objective: native.getObjectiveOffset(), values: new Map() };
    const { colValue } = native.getSolution();
    const values = new Map(Array.from(colValue, (value, index) => [native.getColName(index), value]));
    return { status: statuses.get(code) ?? 'other', objective: native.getObjectiveValue(), values };
  });
}
