import { expect, it } from 'vitest';

import { RefusedError } from '../outbox/transports.ts';
import { startMailServer } from '../test/mail.ts';
import { createSmtp } from './smtp.ts';

it('hands a letter to an SMTP server, and says when the server refuses this one for good', async () => {
  const server = await startMailServer();
  const smtp = createSmtp({ url: `smtp://127.0.0.1:${server.port}`, from: 'Прибавка <no-reply@example.ru>' });
  await smtp.send({ to: 'anna@example.ru', subject: 'Пароль изменён', text: 'Здравствуйте' });
  expect(server.letters[0]).toContain('To: anna@example.ru');
  await expect(smtp.send({ to: 'refused@example.ru', subject: 'x', text: 'y' })).rejects.toThrow(RefusedError);
  const stranger = createSmtp({ url: `smtp://refused:x@127.0.0.1:${server.port}`, from: 'no-reply@example.ru' });
  const failure = await stranger.send({ to: 'anna@example.ru', text: 'y' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ responseCode: 535 });
  expect(failure).not.toBeInstanceOf(RefusedError);
  await server.stop();
});
