/** The answer, or undefined after a failure: what went wrong is shown where failures are shown. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}
