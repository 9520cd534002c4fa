import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ports a system gives by itself, from 32,768 on: none of its connections takes one before it is used.
const range = [15_000, 32_000] as const;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A local port nobody listens on now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
}
