/** What the server writes into `#app-config` of every page it serves. */
export interface AppConfig {
  /** Address of the error-reporting service; without one nothing is sent. */
  readonly sentryDsn: string | undefined;
  /** The demo stand: shows where to read codes that are sent by SMS. */
  readonly demo: boolean;
  readonly version: string;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads the page's configuration; a broken one gives the defaults, so that the portal still opens. */
export function parseConfig(source: string | null | undefined): AppConfig {
  let raw: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(source ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) raw = parsed as Record<string, unknown>;
  } catch {
    // The placeholder of an unserved build is not JSON.
  }
  return { sentryDsn: text(raw['sentryDsn']), demo: raw['demo'] === true, version: text(raw['version']) ?? 'dev' };
}

/** The nonce of this page's Content-Security-Policy; styles made by scripts carry it. */
export function readNonce(page: Document): string | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return text(meta?.nonce) ?? text(meta?.getAttribute('nonce'));
}

/** Configuration of the page this runs in; the defaults where there is no page. */
export const readConfig = (): AppConfig =>
  parseConfig(typeof document === 'undefined' ? undefined : document.querySelector('#app-config')?.textContent);
