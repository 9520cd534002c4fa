import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** The peer as Vite builds it; the folder of its files. */
async function buildPeer(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-peer-'));
  await build({
    root: join(import.meta.dirname, 'peer'),
    base: '/peer/',
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
  });
  return folder;
}

export interface Gateway {
  url: string;
  close: () => void;
}

/**
 * One address for both: `/peer/…` is the peer, compressed as ours is and with the same caching; everything else is
 * handed to our server as it came.
 */
export async function openGateway(server: string): Promise<Gateway> {
  const folder = await buildPeer();
  const compressed = new Map<string, Buffer>();
  const sendPeer = (path: string, response: ServerResponse): void => {
    const name = extname(path) ? path.slice('/peer/'.length) : 'index.html';
    let body = compressed.get(name);
    if (!body) compressed.set(name, (body = brotliCompressSync(readFileSync(join(folder, name)))));
    const isHashed = name.startsWith('assets/');
    response
      .writeHead(200, {
        'content-type': types[extname(name)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-store',
      })
      .end(body);
  };
  const target = new URL(server);
  const gateway = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', server);
    if (pathname.startsWith('/peer/')) {
      sendPeer(pathname, response);
      return;
    }
    const onward = ask(
      { host: target.hostname, port: target.port, path: request.url, method: request.method, headers: request.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', () => resolve()));
  const { port } = gateway.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      gateway.close();
      gateway.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
