/** A case of the fuzz run: one line of text says everything about it. */

/** The line is `kind:subject:seed:number`; the subject is a family, or a class of models. */
export interface Case {
  readonly kind: string;
  readonly subject: string;
  readonly seed: string;
  readonly number: number;
}

/** The line that replays a case. */
export function writeCase({ kind, subject, seed, number }: Case): string {
  return [kind, subject, seed, number].join(':');
}

/** Reads a line; undefined when it is no case. Whether kind and subject exist is asked elsewhere. */
export function readCase(line: string): Case | undefined {
  const match = /^([a-z]+):([a-z-]+):([^:\s]+):(\d+)$/.exec(line.trim());
  if (match === null) return undefined;
  const [, kind, subject, seed, number] = match as unknown as [string, string, string, string, string];
  return { kind, subject, seed, number: Number(number) };
}
