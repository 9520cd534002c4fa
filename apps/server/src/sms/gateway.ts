import { RefusedError, type Transport } from '../outbox/transports.ts';

export interface SmsSettings {
  /** Address that takes `POST {to, text, sender}` as JSON and answers 2xx. */
  url: string;
  token: string;
  sender: string;
}

/** Of us and our account, not of this message: with the key, the money or the time put right the next attempt may do. */
const passing = new Set([401, 402, 403, 408, 429]);
const isRefused = (status: number): boolean => status >= 400 && status < 500 && !passing.has(status);

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
      if (response.ok) return;
      const Failure = isRefused(response.status) ? RefusedError : Error;
      throw new Failure(`SMS gateway answered ${response.status}`);
    },
  };
}
