/**
 * A weighted row as a decision diagram: node (position, sum still needed) branches on the literal at its
 * position, equal branches become one node, and a helper per node says that the path through the diagram
 * meets it (Eén and Sörensson 2006, "Translating pseudo-Boolean constraints into SAT"). For one bound two
 * clauses a node keep the row arc-consistent (Abío, Nieuwenhuis, Oliveras, Rodríguez-Carbonell and
 * Mayer-Eichberger 2012). For two bounds, as in an equality, one diagram serves both; a node then also
 * implies one of its branches and one of its parents, and a literal needs a node that it leads on from (the
 * complete path encoding of Abío, Gange, Mayer-Eichberger and Stuckey 2016).
 */
import type { ClauseSink } from './sink.js';

/**
 * `lower <= sum of weights of true literals <= upper`; weights positive, heaviest first for small diagrams.
 */
export interface WeightedRange {
  readonly literals: readonly number[];
  readonly weights: readonly number[];
  readonly lower: number;
  readonly upper: number;
}

interface Node {
  readonly position: number;
  readonly yes: Branch;
  readonly no: Branch;
  /** The helper variable; 0 until it is made. */
  helper: number;
}

/** Helpers of the nodes from which a node is reached, by the sign of the literal above it. */
interface Parents {
  readonly yes: number[];
  readonly no: number[];
}

/** A node, or a constant: true if the row holds whatever the remaining literals are. */
type Branch = Node | boolean;

/** Deepest recursion that is safe everywhere. */
const MOST_LITERALS = 2000;

/**
 * Builds the diagram of a range, or returns undefined when more than `limit` different states would be
 * visited.
 */
export function buildDiagram(range: WeightedRange, limit: number): Diagram | undefined {
  if (range.literals.length > MOST_LITERALS) return undefined;
  const builder = new DiagramBuilder(range, limit);
  const root = builder.build(0, range.lower, range.upper);
  return builder.exceeded ? undefined : { range, root, nodes: builder.nodes };
}

export interface Diagram {
  readonly range: WeightedRange;
  readonly root: Branch;
  /** Children before parents. */
  readonly nodes: readonly Node[];
}

/** Writes the clauses of a diagram; the row then holds. */
export function encodeDiagram(sink: ClauseSink, { range, root, nodes }: Diagram): void {
  if (typeof root === 'boolean') {
    if (!root) sink.clause([]);
    return;
  }
  nodes.forEach((node, index) => {
    node.helper = sink.fresh('node', node.position, index);
  });
  sink.clause([root.helper]);
  const total = range.weights.reduce((sum, weight) => sum + weight, 0);
  if (range.lower > 0 && range.upper < total) encodePaths(sink, range, root, nodes);
  else encodeMonotone(sink, range, nodes);
}

/** With one bound one branch is always at least as good as the other, so it is implied by the node alone. */
function encodeMonotone(sink: ClauseSink, range: WeightedRange, nodes: readonly Node[]): void {
  for (const node of nodes) {
    const literal = range.literals[node.position]!;
    const [better, worse, against] =
      range.lower > 0 ? [node.yes, node.no, literal] : [node.no, node.yes, -literal];
    follow(sink, [-node.helper], better);
    follow(sink, [-node.helper, against], worse);
  }
}

function encodePaths(sink: ClauseSink, range: WeightedRange, root: Node, nodes: readonly Node[]): void {
  const parents = new Map<Node, Parents>(nodes.map((node) => [node, { yes: [], no: [] }]));
  for (const node of nodes) {
    const literal = range.literals[node.position]!;
    follow(sink, [-node.helper, -literal], node.yes);
    follow(sink, [-node.helper, literal], node.no);
    if (typeof node.yes !== 'boolean') parents.get(node.yes)!.yes.push(node.helper);
    if (typeof node.no !== 'boolean') parents.get(node.no)!.no.push(node.helper);
    if (node.yes === true || node.no === true) continue;
    const branches = [node.yes, node.no].filter((branch) => branch !== false);
    sink.clause([-node.helper, ...new Set(branches.map((branch) => branch.helper))]);
  }
  for (const node of nodes) {
    if (node === root) continue;
    const above = range.literals[node.position - 1]!;
    const { yes, no } = parents.get(node)!;
    sink.clause([-node.helper, ...new Set([...yes, ...no])]);
    sink.clause([-node.helper, -above, ...yes]);
    sink.clause([-node.helper, above, ...no]);
  }
  encodeSupports(sink, range, nodes);
}

/** A literal may only hold where some node of its position leads on; not needed once a path may end early. */
function encodeSupports(sink: ClauseSink, range: WeightedRange, nodes: readonly Node[]): void {
  const layers: Node[][] = range.literals.map(() => []);
  for (const node of nodes) layers[node.position]!.push(node);
  for (let position = 0; position < range.literals.length; position++) {
    const layer = layers[position]!;
    const literal = range.literals[position]!;
    support(
      sink,
      literal,
      layer.map(({ yes }) => yes),
    );
    support(
      sink,
      -literal,
      layer.map(({ no }) => no),
    );
    if (layer.some(({ yes, no }) => yes === true || no === true)) return;
  }
}

function support(sink: ClauseSink, literal: number, branches: readonly Branch[]): void {
  if (branches.includes(true)) return;
  const helpers = new Set(
    branches.filter((branch) => typeof branch !== 'boolean').map(({ helper }) => helper),
  );
  sink.clause([-literal, ...helpers]);
}

function follow(sink: ClauseSink, premises: readonly number[], branch: Branch): void {
  if (branch === true) return;
  sink.clause(branch === false ? premises : [...premises, branch.helper]);
}

class DiagramBuilder {
  readonly nodes: Node[] = [];
  exceeded = false;
  readonly #range: WeightedRange;
  readonly #limit: number;
  readonly #twoSided: boolean;
  /** Total weight from a position on. */
  readonly #rest: number[];
  readonly #known: Map<string, Branch> = new Map();
  readonly #unique: Map<string, Node> = new Map();
  readonly #numbers: Map<Node, number> = new Map();

  constructor(range: WeightedRange, limit: number) {
    this.#range = range;
    this.#limit = limit;
    this.#rest = [0];
    for (const weight of [...range.weights].reverse()) this.#rest.unshift(this.#rest[0]! + weight);
    this.#twoSided = range.lower > 0 && range.upper < this.#rest[0]!;
  }

  /** The diagram of the literals from `position` on when their sum must lie within the two bounds. */
  build(position: number, lower: number, upper: number): Branch {
    const rest = this.#rest[position]!;
    if (lower > rest || upper < 0) return false;
    if (lower <= 0 && upper >= rest) return true;
    const key = `${position},${Math.max(lower, 0)},${Math.min(upper, rest)}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    if (this.#known.size >= this.#limit) {
      this.exceeded = true;
      return false;
    }
    const weight = this.#range.weights[position]!;
    const yes = this.build(position + 1, lower - weight, upper - weight);
    const no = this.build(position + 1, lower, upper);
    const branch =
      yes === no && (typeof yes === 'boolean' || !this.#twoSided) ? yes : this.#join(position, yes, no);
    this.#known.set(key, branch);
    return branch;
  }

  #join(position: number, yes: Branch, no: Branch): Node {
    const key = `${position},${this.#name(yes)},${this.#name(no)}`;
    const same = this.#unique.get(key);
    if (same !== undefined) return same;
    const node = { position, yes, no, helper: 0 };
    this.#numbers.set(node, this.nodes.length);
    this.nodes.push(node);
    this.#unique.set(key, node);
    return node;
  }

  #name(branch: Branch): string {
    return typeof branch === 'boolean' ? String(branch) : String(this.#numbers.get(branch));
  }
}
