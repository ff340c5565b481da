/** Processor time, which does not grow when other programs share the machine. */
import process from 'node:process';

/** Seconds that this process has worked so far, all its threads together. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Processor seconds that the work takes, and what it returns. */
export function measure<Value>(work: () => Value): { readonly value: Value; readonly seconds: number } {
  const started = processorSeconds();
  const value = work();
  return { value, seconds: processorSeconds() - started };
}

/** The same for work that waits on something. */
export async function measureAsync<Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly seconds: number }> {
  const started = processorSeconds();
  const value = await work();
  return { value, seconds: processorSeconds() - started };
}

/**
 * An abort that becomes true once this process has used the given number of further seconds of processor
 * time.
 */
export function afterProcessorSeconds(seconds: number): () => boolean {
  const end = processorSeconds() + seconds;
  return () => processorSeconds() > end;
}
