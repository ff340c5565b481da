/**
 * The source of the program of HiGHS (`highs.wasm` of the package) when it cannot be read from beside its
 * loader, such as in a bundle for a browser. It is large: it is asked for when HiGHS is first used.
 */

let read: (() => Promise<Uint8Array>) | undefined;

/** Sets the source of the program; whatever was handed in before is replaced. */
export function useHighsBinary(binary: () => Promise<Uint8Array>): void {
  read = binary;
}

/** The program, where it was handed in. */
export async function readHighsBinary(): Promise<Uint8Array | undefined> {
  return read?.();
}
