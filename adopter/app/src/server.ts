import { headers } from '@pribavka/api';
import { createApi, createSession, isProblem, iterate, memoryStore, retries } from '@pribavka/api/fetch';
import { fingerprint } from '@pribavka/api/fingerprint';
import { defineLocale } from '@pribavka/api/locales';
import { enTexts } from '@pribavka/api/locales/en';
import { buildOpenApi } from '@pribavka/api/openapi';
import { routes, type RouteKey } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';
import { verifyWebhook, type WebhookEvent } from '@pribavka/api/webhooks';
import * as masks from '@pribavka/forms/masks';
import * as rules from '@pribavka/forms/rules';
import { hidePhone } from '@pribavka/ui/format';

/** What a server takes: nothing here knows React. */
export const check = (phone: string): string | undefined => {
  const found = rules.compose(rules.required, rules.phoneLength)(masks.phone.normalize(phone));
  return typeof found === 'string' ? found : undefined;
};

export const document = (): object => buildOpenApi({ version: '1' });

export const keys = (): RouteKey[] => Object.keys(routes).filter((key): key is RouteKey => key in schemas);

export const receive = (body: Uint8Array, signature: string): Promise<WebhookEvent> =>
  verifyWebhook({ body, signature, secret: 'secret' });

/** Numbers of all sales, asked for over fetch; what a refusal says, with a text of one's own. */
export async function numbersOfSales(baseURL: string): Promise<string[] | string> {
  const locale = defineLocale({ ...enTexts, offline: 'The platform is out of reach' });
  const session = createSession({ store: memoryStore() });
  const api = createApi({ routes, session, baseURL, locale, retry: retries({ attempts: 2, pause: 1 }) });
  const numbers: string[] = [];
  try {
    for await (const { number } of iterate(api, 'sales.adminList', { body: { size: 50 } })) numbers.push(number);
    return numbers;
  } catch (error) {
    return isProblem(error) ? (error.messages[0] ?? error.code) : String(error);
  }
}

export { fingerprint, headers, hidePhone };
