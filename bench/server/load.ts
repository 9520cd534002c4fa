import { connect, type Socket } from 'node:net';

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

interface Answer {
  status: number;
  text: string;
}

const headEnd = '\r\n\r\n';

// Written by hand: Node's own client takes as much of the processor as the server does, and they share it.
/** One connection that asks one thing after another. */
class Lane {
  readonly #socket: Socket;
  readonly #failed: Promise<never>;
  #received: Buffer = Buffer.alloc(0);
  #wanted = 0;
  #answered: (() => void) | undefined;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#failed = new Promise((_, fail) => {
      this.#socket.once('error', fail);
      this.#socket.once('close', () => fail(new Error('the server closed the connection')));
    });
    this.#failed.catch(() => undefined);
    this.#socket.on('data', (part: Buffer) => {
      this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part]);
      if (this.#received.length >= this.#wanted) this.#answered?.();
    });
  }

  async #more(bytes: number): Promise<void> {
    this.#wanted = bytes;
    while (this.#received.length < this.#wanted) {
      await Promise.race([new Promise<void>((done) => (this.#answered = done)), this.#failed]);
    }
  }

  async send({ method, path, body, headers = {} }: Shot): Promise<Answer> {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    if (payload) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`);
    this.#received = Buffer.alloc(0);
    this.#socket.write(
      `${method} /api${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${lines.join('\r\n')}${headEnd}${payload}`,
    );
    let end = -1;
    while (end < 0) {
      await this.#more(this.#received.length + 1);
      end = this.#received.indexOf(headEnd);
    }
    const head = this.#received.toString('latin1', 0, end);
    const length = /content-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error(`${path}: an answer without its length`);
    const from = end + headEnd.length;
    await this.#more(from + Number(length));
    return { status: Number(head.slice(9, 12)), text: this.#received.toString('utf8', from) };
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** One request, refused unless it succeeds. */
export async function call<T>(port: number, shot: Shot): Promise<T> {
  const lane = new Lane(port);
  try {
    const { status, text } = await lane.send(shot);
    if (status >= 300) throw new Error(`${shot.path}: ${status} ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: T }).data;
  } finally {
    lane.close();
  }
}

/** Requests one after another on each of `lanes` connections for `seconds`. */
export async function burst(port: number, lanes: number, seconds: number, next: () => Shot): Promise<Burst> {
  const times: number[] = [];
  const refused: Record<string, number> = {};
  const start = performance.now();
  const end = start + seconds * 1000;
  const work = async (): Promise<void> => {
    const lane = new Lane(port);
    try {
      while (performance.now() < end) {
        const from = performance.now();
        const { status, text } = await lane.send(next());
        times.push(performance.now() - from);
        if (status >= 300) {
          const why = `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`;
          refused[why] = (refused[why] ?? 0) + 1;
        }
      }
    } finally {
      lane.close();
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
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
