import type { RouteKey } from '@pribavka/api';
import { answerExample, requestExample } from '@pribavka/api/openapi';
import type { Route } from '@pribavka/api/routes';

import { type Html, html } from '../html.ts';

/** As it is written in a program: names of fields without quotes. */
const code = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll(/^(\s*)"(\w+)":/gm, '$1$2:');

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** The call of the client: `api.call('sales.get', { params: { … } })`. */
export function clientCall(key: RouteKey, route: Route): string {
  const request = { ...requestExample(key), ...(route.multipart ? { file: '…' } : {}) };
  const input = Object.keys(request).length > 0 ? [code(request).replace('"…"', 'file')] : [];
  const options = route.idempotent ? ['{ idempotencyKey: document.id }'] : [];
  if (options.length > 0 && input.length === 0) input.push('{}');
  const inside = [`'${key}'`, ...input, ...options];
  return inside.length === 1
    ? `await api.call(${inside[0]});`
    : `await api.call(\n  ${inside.map(indented).join(',\n  ')},\n);`;
}

export function exampleCard(key: RouteKey, route: Route): Html {
  return html`<details>
    <summary>Пример</summary>
    <pre>${clientCall(key, route)}</pre>
    ${!route.binary && html`<pre>${JSON.stringify({ data: answerExample(key), messages: [] }, null, 2)}</pre>`}
  </details>`;
}
