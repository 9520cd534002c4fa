import { expect } from '@playwright/test';

import { type MailServer, startMailServer } from '../../apps/server/src/test/mail.ts';

/** A mail server for one journey; it refuses letters to `refused…`. */
export interface PostOffice {
  /** Where the server under test hands its letters over. */
  smtpUrl: string;
  /** Path with query of the newest link to `page` that was sent to that address; waits for the letter. */
  linkTo: (address: string, page: string) => Promise<string>;
  stop: MailServer['stop'];
}

/** Quoted-printable, RFC 2045: soft breaks of lines, and signs by their numbers. */
const plain = (letter: string): string =>
  letter
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

export async function openPostOffice(): Promise<PostOffice> {
  const mail = await startMailServer();
  const newest = (address: string, page: string): string | undefined => {
    const letter = mail.letters.findLast((one) => one.includes(`To: ${address}`));
    const link = new RegExp(`https?://[^\\s"<]+?(${page}\\?[^\\s"<]+)`).exec(plain(letter ?? ''));
    return link?.[1]?.replaceAll('&amp;', '&');
  };
  return {
    smtpUrl: `smtp://127.0.0.1:${mail.port}`,
    async linkTo(address, page) {
      await expect.poll(() => newest(address, page), { message: `a letter to ${address}` }).toBeDefined();
      return newest(address, page) ?? '';
    },
    stop: mail.stop,
  };
}
