/**
 * The bytes of a file of the page.
 * @throws Error naming the file when it cannot be read
 */
export async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok)
    throw new Error(`${address}: a file of the page could not be read (${answer.status}); reload the page`);
  return new Uint8Array(await answer.arrayBuffer());
}
