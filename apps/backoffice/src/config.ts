import { type AppConfig, readConfig, readNonce } from '@pribavka/api/start';

/** What the server wrote into the page. */
export const config: AppConfig = readConfig();

/** The nonce of this page's Content-Security-Policy. */
export const nonce: string | undefined = readNonce(document);
