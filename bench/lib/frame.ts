/** After the next paint. Runs in the page. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  });

const giveUpMs = 60_000;

/** After the first paint in which it is so. */
export async function until(isSo: () => boolean): Promise<void> {
  const start = performance.now();
  while (!isSo()) {
    await painted();
    if (performance.now() - start > giveUpMs) throw new Error('It never came to be');
  }
  await painted();
}
