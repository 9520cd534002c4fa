import { Counter, Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';

import { createRequestTimes } from './request-times.ts';

it('counts every answer once, whether handed over by the hundred or before a scrape', async () => {
  const registry = new Registry();
  const times = createRequestTimes({ Counter, Histogram }, [registry]);
  const answer = { method: 'GET', route: '/sales/:id', statusCode: 200, seconds: 0.02 };
  for (let n = 0; n < 700; n += 1) times.add(answer);
  times.add({ ...answer, statusCode: 404, seconds: 3 });
  times.add({ ...answer, method: 'PUT' });
  for (const text of [await registry.metrics(), await registry.metrics()]) {
    expect(text).toContain('pribavka_http_requests_total{method="GET",route="/sales/:id",status="2xx"} 700\n');
    expect(text).toContain('pribavka_http_requests_total{method="GET",route="/sales/:id",status="4xx"} 1\n');
    const bucket = 'pribavka_http_request_duration_seconds_bucket';
    expect(text).toContain(`${bucket}{le="0.025",method="GET",route="/sales/:id"} 700\n`);
    expect(text).toContain(`${bucket}{le="+Inf",method="GET",route="/sales/:id"} 701\n`);
    expect(text).toContain('pribavka_http_request_duration_seconds_count{method="PUT",route="/sales/:id"} 1\n');
  }
  times.add(answer);
  expect(await registry.metrics()).toContain('route="/sales/:id",status="2xx"} 701\n');
});
