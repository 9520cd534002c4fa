import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
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

/** A key and a certificate of this run: browsers speak HTTP/2 over TLS only. */
function certificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', [...request, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], { stdio: 'ignore' });
  try {
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const keyHash = (certificateText: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(certificateText).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/** Headers that belong to one connection: HTTP/2 has none of them. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

export interface Gateway {
  url: string;
  /** For the browser: trusts this run's certificate. One that is merely overlooked keeps nothing in the cache. */
  trust: string;
  close: () => void;
}

/**
 * One address for both, over HTTP/2 as a proxy in front of a product speaks it: `/peer/…` is the peer, compressed as ours
 * is and with the same caching; everything else is handed to our server as it came.
 */
export async function openGateway(server: string): Promise<Gateway> {
  const folder = await buildPeer();
  const compressed = new Map<string, Buffer>();
  const sendPeer = (path: string, response: Http2ServerResponse): void => {
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
  const tls = certificate();
  const gateway = createSecureServer({ ...tls, allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', server);
    if (pathname.startsWith('/peer/')) {
      sendPeer(pathname, response);
      return;
    }
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
    const onward = ask(
      {
        host: target.hostname,
        port: target.port,
        path: request.url,
        method: request.method,
        headers: { ...headers, host: target.host, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.has(name));
        response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  const sessions = new Set<{ destroy: () => void }>();
  gateway.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', () => resolve()));
  const { port } = gateway.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    trust: `--ignore-certificate-errors-spki-list=${keyHash(tls.cert)}`,
    close: () => {
      gateway.close();
      for (const session of sessions) session.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
