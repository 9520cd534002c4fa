import { headers } from '@pribavka/api';
import { fingerprint } from '@pribavka/api/fingerprint';
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

export { fingerprint, headers, hidePhone };
