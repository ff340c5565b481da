/**
 * Proofs as files, step by step: a letter and numbers, ended by 0, as text or binary. The binary form is that
 * of drat-trim: a number n stands as 2n, or -2n + 1 where it is negative, in groups of seven bits, the lowest
 * first, all but the last with the highest bit set.
 */

/** Characters gathered before they are passed on. */
const PIECE = 65_536;

const GROUP = 7;
const MORE = 1 << GROUP;

/** Receives the steps of a proof; one after another, each begun, filled and ended. */
export interface Steps {
  /** Begins a clause that follows. */
  add(): void;
  /** Begins a removal; `after` is the number of the last clause, which LRAT texts put before it. */
  remove(after?: number): void;
  number(value: number): void;
  /** Ends a list of numbers. */
  zero(): void;
  end(): void;
  /** Passes on the rest. */
  flush(): void;
}

/** @param write receives the file in pieces; each character is a byte */
export function openSteps(write: (piece: string) => void, isBinary: boolean): Steps {
  let gathered = '';
  const put = (text: string): void => {
    gathered += text;
  };
  const flush = (): void => {
    if (gathered !== '') write(gathered);
    gathered = '';
  };
  const pass = (): void => {
    if (gathered.length >= PIECE) flush();
  };
  return isBinary ? binarySteps(put, pass, flush) : textSteps(put, pass, flush);
}

function binarySteps(put: (text: string) => void, pass: () => void, flush: () => void): Steps {
  const number = (value: number): void => {
    let rest = value < 0 ? 1 - 2 * value : 2 * value;
    for (; rest >= MORE; rest = Math.floor(rest / MORE)) put(String.fromCharCode((rest % MORE) + MORE));
    put(String.fromCharCode(rest));
  };
  return { add: () => put('a'), remove: () => put('d'), number, zero: () => number(0), end: pass, flush };
}

function textSteps(put: (text: string) => void, pass: () => void, flush: () => void): Steps {
  let space = '';
  const word = (text: string | number): void => {
    put(`${space}${text}`);
    space = ' ';
  };
  return {
    add: () => undefined,
    remove: (after) => word(after === undefined ? 'd' : `${after} d`),
    number: word,
    zero: () => word(0),
    end: () => {
      put('\n');
      space = '';
      pass();
    },
    flush,
  };
}
