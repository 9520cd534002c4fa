/** HTML that is safe by construction: values put into `html` are escaped unless they are `Html` themselves. */
export interface Html {
  readonly markup: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (char) => escapes[char] ?? char);

type Value = Html | string | number | null | undefined | false | readonly Value[];

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map((item: Value) => render(item)).join('');
  if (typeof value === 'object') return (value as Html).markup;
  return escapeHtml(String(value));
}

export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return { markup: strings.reduce((all, text, index) => `${all}${render(values[index - 1])}${text}`) };
}

export interface PageOptions {
  title: string;
  nonce: string;
  styles: string;
  body: Html;
  /** Seconds after which the page loads itself again. */
  refreshSeconds?: number | undefined;
}

/** A whole page without scripts; its only style element carries the nonce of the answer. */
export function page({ title, nonce, styles, body, refreshSeconds }: PageOptions): string {
  const refresh = refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}" />` : undefined;
  const head = html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    ${refresh}`;
  return `<!doctype html><html lang="ru"><head>${head.markup}<style nonce="${nonce}">${styles}</style></head><body>${body.markup}</body></html>`;
}
