import { html } from '../../http/html.ts';

/** One notice in a letter. */
export interface LetterPart {
  title: string;
  text: string;
  /** Empty where there is nothing to open. */
  url: string;
}

export interface LetterOf {
  subject: string;
  parts: readonly LetterPart[];
  /** Why the person gets it. */
  why: string;
  settingsUrl: string | undefined;
  /** Empty where it cannot be stopped. */
  unsubscribeUrl: string | undefined;
  /** To be shown in a page of ours, whose policy lets no style element in: in the light colours alone. */
  inPage?: boolean | undefined;
}

// A mail programme may drop the style element: what must hold stands in the element itself, and the dark colours only here.
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){body,.ground{background:#0c100d!important}.card{background:#181d19!important;border-color:#2c332d!important}
.ink{color:#e7eae2!important}.soft,.soft a{color:#a9b0a5!important}.button{background:#66c9a3!important;color:#08130d!important}}
@media (max-width:480px){.card{padding:20px!important}}`;

const font = "font-family:-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

const lines = (text: string) => text.split('\n').map((line, index) => (index === 0 ? line : html`<br />${line}`));

const partHtml = ({ title, text, url }: LetterPart, isOnly: boolean) =>
  html`<h1 class="ink" style="margin:0 0 8px;${font};font-size:${isOnly ? 22 : 17}px;line-height:1.3;color:#1a1e19">
      ${title}
    </h1>
    ${text && html`<p class="ink" style="margin:0 0 16px;${font};font-size:16px;line-height:1.5;color:#1a1e19">${lines(text)}</p>`}
    ${
      url &&
      html`<p style="margin:0 0 24px">
        <a
          class="button"
          href="${url}"
          aria-label="Открыть: ${title}"
          style="display:inline-block;padding:11px 20px;border-radius:8px;background:#08583e;color:#ffffff;${font};font-size:16px;text-decoration:none"
          >Открыть</a
        >
      </p>`
    }`;

/** The letter in both its parts: HTML for most, text for readers without it. */
export function letterOf({ subject, parts, why, settingsUrl, unsubscribeUrl, inPage }: LetterOf): {
  subject: string;
  text: string;
  html: string;
} {
  const body = html`<table
    class="ground"
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="background:#eff0eb"
  >
    <tr>
      <td align="center" style="padding:24px 12px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
          <tr>
            <td class="ink" style="padding:0 4px 12px;${font};font-size:16px;font-weight:700;color:#1a1e19">
              Прибавка
            </td>
          </tr>
          <tr>
            <td
              class="card"
              style="padding:28px 28px 8px;background:#fdfefc;border:1px solid #dbdcd5;border-radius:12px"
            >
              ${parts.map((part) => partHtml(part, parts.length === 1))}
            </td>
          </tr>
          <tr>
            <td class="soft" style="padding:16px 4px;${font};font-size:13px;line-height:1.5;color:#62655d">
              ${why}${
                settingsUrl && html` <a href="${settingsUrl}" style="color:#62655d">Настроить уведомления</a>`
              }${unsubscribeUrl && html` · <a href="${unsubscribeUrl}" style="color:#62655d">Отписаться</a>`}
            </td>
          </tr>
        </table>
      </td>
    </tr>
  </table>`;
  const head = html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${subject}</title>`;
  const text = [
    ...parts.map(({ title, text: said, url }) =>
      [parts.length === 1 ? '' : title, said, url].filter(Boolean).join('\n\n'),
    ),
    [
      `—\n${why}`,
      ...(settingsUrl ? [`Настроить уведомления: ${settingsUrl}`] : []),
      ...(unsubscribeUrl ? [`Отписаться: ${unsubscribeUrl}`] : []),
    ].join('\n'),
  ].join('\n\n');
  return {
    subject,
    text,
    html: `<!doctype html><html lang="ru"><head>${head.markup}${inPage ? '' : `<style>${styles}</style>`}</head><body style="margin:0;background:#eff0eb">${body.markup}</body></html>`,
  };
}
