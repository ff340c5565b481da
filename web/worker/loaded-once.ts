/**
 * Loads something when it is first wanted. A failure is not kept: the next one who wants it tries again.
 * @returns waits until it is there
 */
export function loadedOnce(load: () => Promise<void>): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
