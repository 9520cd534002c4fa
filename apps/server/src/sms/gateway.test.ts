import { createServer, type IncomingMessage } from 'node:http';

import { expect, it } from 'vitest';

import { RefusedError } from '../outbox/transports.ts';
import { createSmsGateway } from './gateway.ts';

it('posts the message with the key and fails when the gateway refuses or sends elsewhere', async () => {
  const seen: { body: unknown; headers: IncomingMessage['headers'] }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      seen.push({ body: JSON.parse(text), headers: request.headers });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  const sms = createSmsGateway({ url: `http://127.0.0.1:${port}/send`, token: 'key', sender: 'PRIBAVKA' });
  await sms.send({ to: '79123456789', text: 'Код 123456' });
  expect(seen[0]?.body).toEqual({ to: '79123456789', text: 'Код 123456', sender: 'PRIBAVKA' });
  expect(seen[0]?.headers.authorization).toBe('Bearer key');
  const failure = () => sms.send({ to: '79123456789', text: 'x' }).catch((error: unknown) => error);
  for (status of [400, 404, 422]) expect(await failure()).toBeInstanceOf(RefusedError);
  for (status of [500, 302, 401, 402, 403, 408, 429]) {
    expect(await failure()).toBeInstanceOf(Error);
    expect(await failure()).not.toBeInstanceOf(RefusedError);
  }
  server.close();
});
