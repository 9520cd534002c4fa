import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';

export interface Collector {
  /** DSN to give to the apps. */
  dsn: string;
  /** Every envelope received, as the text Sentry's SDK sent. */
  envelopes: () => string[];
  close: () => Promise<void>;
}

/** A local receiver of Sentry envelopes: what the SDK really sends, nothing mocked. */
export async function startCollector(): Promise<Collector> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      if (request.method === 'POST') {
        const body = Buffer.concat(chunks);
        const zipped = body[0] === 0x1f && body[1] === 0x8b;
        received.push((zipped ? gunzipSync(body) : body).toString('utf8'));
      }
      response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    envelopes: () => received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
