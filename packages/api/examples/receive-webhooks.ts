// Receives events of the platform: WEBHOOK_SECRET=pbw_… node receive-webhooks.ts
import { createServer } from 'node:http';

import { verifyWebhook, webhookHeaders } from '@pribavka/api/webhooks';

const seen = new Set<string>();

const receiver = createServer(async (request, response) => {
  const signature = request.headers[webhookHeaders.signature.toLowerCase()];
  try {
    const body = Buffer.concat(await request.toArray());
    // The signature is HMAC-SHA256 over `<t>.<raw body>`: check it before parsing.
    const event = await verifyWebhook({ body, signature, secret: process.env['WEBHOOK_SECRET'] ?? '' });
    // An event may come twice.
    if (!seen.has(event.id) && event.type === 'sale.status') console.log(event.data.number, event.data.status);
    seen.add(event.id);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
});
receiver.listen(Number(process.env['PORT'] ?? 8080), '127.0.0.1', () => console.log('listening'));
