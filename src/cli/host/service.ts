/** Services: programs that answer requests one after another, each within bounds of time and memory. */

/** Counted limits on each request. */
interface Counts {
  /** Conflicts of a proof. */
  readonly conflicts: number;
  /** Attempts at a new puzzle. */
  readonly attempts: number;
}

/** A service by its name, with its limits; plain data. */
export type ServiceOrder =
  /** `marks`: the most of a puzzle that is played. */
  (Counts & { readonly name: 'gym'; readonly marks: number }) | (Counts & { readonly name: 'mcp' });

/** Bounds that end a request, whatever it does. */
export interface ServiceBounds {
  readonly milliseconds: number;
  /** Growth of the memory of this process, in millions of bytes. */
  readonly megabytes: number;
}

/** The answer to a request, or the bound that ended it; a defect of the program ends it, too. */
export type ServiceOutcome =
  | { readonly status: 'answered'; readonly answer: unknown }
  | {
      readonly status: 'ended';
      readonly code: 'timeout' | 'memory' | 'defect';
      readonly message: string;
    };

/** A service that is open; the caller who opened it has to close it. */
export interface Service {
  /** Answers a request, which is plain data. Requests are answered in the order in which they come. */
  ask(request: unknown): Promise<ServiceOutcome>;
  close(): Promise<void>;
}

/** The data that a service goes on from when it is opened anew: all of it, or more beside the rest. */
export type Kept = { readonly all: unknown } | { readonly more: unknown };

/** The program of a service: it answers, and says what it needs to go on from where it is. */
export interface ServiceProgram {
  answer(request: unknown): Promise<unknown>;
  /** Goes on from what an earlier one kept. */
  resume(kept: readonly unknown[]): void;
}
