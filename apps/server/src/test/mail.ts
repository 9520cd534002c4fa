import { SMTPServer } from 'smtp-server';

/** A mail server of this machine. */
export interface MailServer {
  port: number;
  /** Every letter it has taken, as it came. */
  letters: readonly string[];
  stop: () => Promise<void>;
}

/** Starts it, at a port if one is given; it refuses letters to `refused…` and the name `refused`. */
export async function startMailServer(
  port = 0,
  certificate?: { key: string | Buffer; cert: string | Buffer },
): Promise<MailServer> {
  const letters: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    ...(certificate ? { ...certificate, secure: true } : { disabledCommands: ['STARTTLS'] }),
    onAuth: ({ username }, _session, done) =>
      username === 'refused' ? done(new Error('No such name')) : done(null, { user: username }),
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
  // Of one sender that does not trust it.
  server.on('error', () => undefined);
  const at = await new Promise<number>((resolve) => {
    const listening = server.listen(port, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
  });
  return { port: at, letters, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
