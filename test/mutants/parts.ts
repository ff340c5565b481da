/** The parts of the program that an answer rests on, by the paths of their files; templates are in none. */
export const PARTS = {
  solver: /^src\/solve\/(sat\/(solver\/|[a-z-]+\.ts)|counting\/|hitting-sets\/|highs\/)/,
  encodings:
    /^src\/(solve\/(model|sat\/encodings)|families\/kit\/(models|rules\/kinds)|families\/(?!template)[a-z-]+\/models)\//,
  confirmations:
    /^src\/(solve\/(checker|sat\/proof)\/|families\/kit\/(confirm|logic)\/|families\/(?!template)[a-z-]+\/confirm)/,
  rules: /^src\/families\/(kit\/rules\/[a-z-]+\.ts|(?!template)[a-z-]+\/(rules|puzzle)\.ts)/,
  readers: /^src\/(formats\/|families\/kit\/codecs\/|families\/(?!template)[a-z-]+\/(codecs\/|reading\.ts))/,
} as const satisfies Record<string, RegExp>;

/** The name of a part. */
export type Part = keyof typeof PARTS;
