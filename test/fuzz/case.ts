/** A case of the fuzz run: one line of text says everything about it. */

/**
 * The line is `kind:subject:seed:number`, with `:stress` at the end under stress; the subject is a family or
 * a class of models.
 */
export interface Case {
  readonly kind: string;
  readonly subject: string;
  readonly seed: string;
  readonly number: number;
  /** True if the clause-learning engine runs with constants that make its rare steps common. */
  readonly stress: boolean;
}

/** The line that replays a case. */
export function writeCase({ kind, subject, seed, number, stress }: Case): string {
  return [kind, subject, seed, number, ...(stress ? ['stress'] : [])].join(':');
}

/** Reads a line; undefined when it is no case. Whether kind and subject exist is asked elsewhere. */
export function readCase(line: string): Case | undefined {
  const match = /^([a-z]+):([a-z-]+):([^:\s]+):(\d+)(:stress)?$/.exec(line.trim());
  if (match === null) return undefined;
  const [, kind, subject, seed, number, stress] = match;
  return {
    kind: kind!,
    subject: subject!,
    seed: seed!,
    number: Number(number),
    stress: stress !== undefined,
  };
}
