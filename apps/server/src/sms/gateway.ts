import type { Transport } from '../outbox/transports.ts';

export interface SmsSettings {
  /** Address that takes `POST {to, text, sender}` as JSON and answers 2xx. */
  url: string;
  token: string;
  sender: string;
}

/** An HTTP SMS gateway. Redirects are refused: the address is the one that was configured. */
export function createSmsGateway({ url, token, sender }: SmsSettings): Transport {
  return {
    async send({ to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ to, text, sender }),
        signal: AbortSignal.timeout(15_000),
      });
      if (!response.ok) throw new Error(`SMS gateway answered ${response.status}`);
    },
  };
}
