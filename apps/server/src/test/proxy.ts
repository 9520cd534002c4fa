import type { Socket } from 'node:net';

import { startTcpProxy } from './tcp-proxy.ts';

/** What the proxy does to connections; changed while it works. */
export type Fault =
  | 'none'
  /** Takes connections and says nothing. */
  | 'silent'
  /** Answers 500 to whatever comes. */
  | 'failing'
  /** Passes the request on and cuts the connection where the answer would begin; once, then none. */
  | 'lost answer'
  /** The same for the last step of an upload of several parts. */
  | 'lost end'
  /** Cuts the connection in the middle of the answer; once, then none. */
  | 'half an answer';

export interface FaultyProxy {
  url: string;
  fault: Fault;
  /** Nobody listens any more. */
  stop: () => Promise<void>;
}

const refusal = 'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/** A TCP proxy in front of a server of this machine that misbehaves as it is asked to. */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  const proxy = { fault: 'none' as Fault };
  const passOn = (client: Socket, server: Socket): void => {
    const cut = (): void => {
      proxy.fault = 'none';
      client.destroy();
      server.destroy();
    };
    client.on('data', (bytes) => {
      if (proxy.fault === 'failing') client.end(refusal);
      else if (proxy.fault !== 'silent') server.write(bytes);
      if (proxy.fault === 'lost end' && bytes.includes('<CompleteMultipartUpload')) proxy.fault = 'lost answer';
    });
    server.on('data', (bytes) => {
      if (proxy.fault === 'lost answer') cut();
      else if (proxy.fault === 'half an answer') client.write(bytes.subarray(0, bytes.length / 2), cut);
      else client.write(bytes);
    });
  };
  const { port: own, stop } = await startTcpProxy(port, passOn);
  return Object.assign(proxy, { url: `http://127.0.0.1:${own}`, stop });
}
