import type { RouteKey } from '@pribavka/api';
import fc from 'fast-check';

import { russianLeft } from './english.ts';
import { canary, type FuzzStage, healRights } from './stage.ts';
import { type FuzzRequest, requestsTo } from './requests.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    fuzz?: FuzzPlan | undefined;
  }
}

export interface FuzzPlan {
  seed: number;
  /** Requests of each kind to a route as one role. */
  counts: Readonly<Record<FuzzRequest['kind'], number>>;
}

/** One broken promise, with everything needed to repeat it. */
export interface Finding {
  why: string;
  role: string;
  request: FuzzRequest;
  answer: string;
}

// What hangs never answers; a busy machine takes its time.
const slowMs = 30_000;
const insides =
  /\bat [\w.<>]+ \(|node_modules|\.ts:\d+|select .+ from |insert into |syntax error at|password_hash|ECONNREFUSED/;

async function send(stage: FuzzStage, role: string, request: FuzzRequest): Promise<Finding | undefined> {
  const token = await stage.tokenOf(role);
  const finding = (why: string, answer = ''): Finding => ({ why, role, request, answer: answer.slice(0, 2000) });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), slowMs);
  });
  const answer = await Promise.race([
    stage.server.app.inject({
      ...request.inject,
      headers: { ...request.inject.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }),
    late,
  ]);
  clearTimeout(timer);
  if (!answer) return finding(`no answer within ${slowMs} ms`);
  if (answer.statusCode >= 500) return finding(`status ${answer.statusCode}`, answer.body);
  if (answer.body.includes(canary)) return finding('a secret column in the answer', answer.body);
  if (answer.statusCode >= 400 && insides.test(answer.body)) return finding('insides in the error', answer.body);
  const left = answer.statusCode >= 400 ? russianLeft(answer) : [];
  return left.length > 0 ? finding(`without a code or an English text: ${left.join('; ')}`, answer.body) : undefined;
}

/** Requests of the plan to a route as each role; the same seed gives the same requests. */
export async function fuzzRoute(stage: FuzzStage, route: RouteKey, { seed, counts }: FuzzPlan): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [index, role] of stage.roles.entries()) {
    for (const kind of ['valid', 'broken', 'raw'] as const) {
      const requests = fc.sample(requestsTo(route, stage, kind), { seed: seed + index, numRuns: counts[kind] });
      for (const request of requests) {
        const found = await send(stage, role, request);
        if (found) findings.push(found);
      }
    }
    await healRights(stage, route);
  }
  return findings;
}

export const describeFinding = ({ why, role, request, answer }: Finding): string =>
  [`${why}: ${request.route} as ${role} (${request.kind})`, JSON.stringify(request.inject).slice(0, 1500), answer].join(
    '\n',
  );
