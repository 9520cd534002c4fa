import { Agent, request } from 'node:http';

import { median } from '../lib/print.ts';

export interface Shot {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  headers?: Readonly<Record<string, string>>;
}

export interface Burst {
  /** Answers altogether. */
  count: number;
  /** Answers a second. */
  rps: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** Status → how many, of answers other than 2xx. */
  refused: Record<string, number>;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function send(port: number, { method, path, body, headers = {} }: Shot): Promise<{ status: number; text: string }> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((done, fail) => {
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path: `/api${path}`,
        headers: {
          ...headers,
          ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
      },
    );
    sent.on('error', fail);
    sent.end(payload);
  });
}

/** One request, refused unless it succeeds. */
export async function call<T>(port: number, shot: Shot): Promise<T> {
  const { status, text } = await send(port, shot);
  if (status >= 300) throw new Error(`${shot.path}: ${status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: T }).data;
}

/** Requests one after another on each of `lanes` connections for `seconds`. */
export async function burst(port: number, lanes: number, seconds: number, next: () => Shot): Promise<Burst> {
  const times: number[] = [];
  const refused: Record<string, number> = {};
  const start = performance.now();
  const end = start + seconds * 1000;
  const lane = async (): Promise<void> => {
    while (performance.now() < end) {
      const from = performance.now();
      const { status, text } = await send(port, next());
      times.push(performance.now() - from);
      if (status >= 300) {
        const why = `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`;
        refused[why] = (refused[why] ?? 0) + 1;
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const passed = (performance.now() - start) / 1000;
  const sorted = times.sort((a, b) => a - b);
  return {
    count: times.length,
    rps: times.length / passed,
    p50: median(sorted),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    refused,
  };
}
