/** The counts of a run: plain data that workers send and the report adds up. */

/** Numbers by name; a name is a heading and a label with a space between them. */
export type Counts = Record<string, number>;

/** Counts what the cases do. */
export class Tally {
  readonly counts: Counts = {};

  /** Counts `amount` under a label of a heading. */
  add(heading: Heading, label: string, amount = 1): void {
    const name = `${heading} ${label}`;
    this.counts[name] = (this.counts[name] ?? 0) + amount;
  }

  /** Adds up the counts of another tally. */
  addAll(counts: Readonly<Counts>): void {
    for (const [name, amount] of Object.entries(counts)) {
      this.counts[name] = (this.counts[name] ?? 0) + amount;
    }
  }

  /** Labels and numbers under a heading, by label. */
  under(heading: Heading): readonly (readonly [label: string, amount: number])[] {
    return Object.entries(this.counts)
      .filter(([name]) => name.startsWith(`${heading} `))
      .map(([name, amount]) => [name.slice(heading.length + 1), amount] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1));
  }
}

/** The counted quantities. */
export type Heading = 'cases' | 'verdict' | 'answers' | 'work' | 'checks' | 'seconds';
