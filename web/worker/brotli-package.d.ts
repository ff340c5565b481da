/** The part of the package that unpacks, of which nothing describes the types. */
declare module 'brotli/dec/decode.js' {
  interface Input {
    /** Puts at most `count` bytes into `into` from `at` on, and returns their number. */
    read(into: Uint8Array, at: number, count: number): number;
  }
  interface Output {
    /** Room for what is unpacked; where it is too short, the decoder makes another. */
    readonly buffer: { readonly length: number };
    write(bytes: Uint8Array, count: number): void;
  }
  const decoder: {
    /** @throws Error where the bytes are damaged */
    readonly BrotliDecompress: (input: Input, output: Output) => void;
  };
  export default decoder;
}
