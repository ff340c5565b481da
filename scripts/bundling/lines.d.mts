/** A map from a bundled file to its sources. */
interface BundleMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** The map with one segment wherever the line of the source changes; lines.mjs says more. */
export declare function withLinesAlone(
  map: BundleMap,
  code: string,
  finished: (code: string) => string,
): BundleMap & {
  readonly version: 3;
  readonly sourcesContent: readonly string[];
  readonly names: readonly [];
};
