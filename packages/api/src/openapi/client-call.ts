import type { RouteKey } from '../routes/all.ts';
import type { Route } from '../routes/types.ts';
import { requestExample } from './examples/index.ts';

/** Written as in a program: names of fields without quotes. */
const code = (value: unknown): string => JSON.stringify(value, null, 2).replaceAll(/^(\s*)"(\w+)":/gm, '$1$2:');

const indented = (text: string): string => text.replaceAll('\n', '\n  ');

/** The call of the typed client: `api.call('sales.get', { params: { … } })`. */
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
