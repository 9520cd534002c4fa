import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';

import { createSmtp } from './smtp.ts';

it('hands a letter to an SMTP server, and throws when the server refuses', async () => {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      done(address.address.startsWith('refused') ? new Error('No such person') : undefined),
    onData: (stream, _session, done) => {
      let letter = '';
      stream.on('data', (chunk: Buffer) => (letter += chunk.toString()));
      stream.on('end', () => {
        letters.push(letter);
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
  });
  const smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Прибавка <no-reply@example.ru>' });
  await smtp.send({ to: 'anna@example.ru', subject: 'Пароль изменён', text: 'Здравствуйте' });
  expect(letters[0]).toContain('To: anna@example.ru');
  await expect(smtp.send({ to: 'refused@example.ru', subject: 'x', text: 'y' })).rejects.toThrow();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
