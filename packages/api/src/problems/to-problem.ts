import { fieldsOf, messagesOf, recordOf } from './envelope.ts';
import { general, generalText } from './general.ts';
import { Problem, type ProblemDetails, type ProblemKind } from './problem.ts';

type Failure = {
  code: string | undefined;
  message: string | undefined;
  response: { status: number; data: unknown; headers: Record<string, unknown> } | undefined;
};

function kindOf(status: number): ProblemKind {
  if (status === 401) return 'auth';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 409) return 'conflict';
  if (status === 429) return 'limit';
  return status >= 500 ? 'server' : 'validation';
}

function failureOf(error: unknown): Failure {
  const record = recordOf(error) ?? {};
  const response = recordOf(record['response']);
  return {
    code: typeof record['code'] === 'string' ? record['code'] : undefined,
    message: typeof record['message'] === 'string' ? record['message'] : undefined,
    response: response && {
      status: typeof response['status'] === 'number' ? response['status'] : 0,
      data: response['data'],
      headers: recordOf(response['headers']) ?? {},
    },
  };
}

function withoutAnswer({ code }: Failure, cause: unknown): Problem {
  const base = { status: 0, messagesFrom: 'client', fields: {}, requestId: undefined, cause } as const;
  if (code === 'ERR_CANCELED') {
    return new Problem({ ...base, kind: 'cancelled', code: 'CANCELLED', messages: [] });
  }
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') {
    return new Problem({ ...base, kind: 'network', code: 'TIMEOUT', messages: [general.problems.TIMEOUT] });
  }
  return new Problem({ ...base, kind: 'network', code: code ?? 'NETWORK', messages: [general.offline] });
}

/** `Retry-After` in milliseconds: seconds, or the time to come back at. */
function waitOf(header: unknown): number | undefined {
  if (typeof header !== 'string') return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms >= 0 ? ms : undefined;
}

/**
 * Turns whatever a request failed with into the one shape apps know. Nothing is shown for 403
 * (specification §8); an answer without sentences of its own gets the general one of its status.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const failure = failureOf(error);
  if (!failure.response) return withoutAnswer(failure, error);
  const { status, data, headers } = failure.response;
  const body = recordOf(data) ?? {};
  const kind = kindOf(status);
  const sentences = messagesOf(body);
  const retryAfter = waitOf(headers['retry-after']);
  const header = headers['x-request-id'];
  const requestId = body['requestId'] ?? header;
  return new Problem({
    kind,
    status,
    code: typeof body['code'] === 'string' ? body['code'] : `HTTP_${status}`,
    messages: kind === 'forbidden' ? [] : sentences.length > 0 ? sentences : [generalText(status, retryAfter)],
    messagesFrom: sentences.length > 0 ? 'server' : 'client',
    fields: fieldsOf(body),
    params: recordOf(body['params']) as ProblemDetails['params'],
    fieldProblems: recordOf(body['fields']) as ProblemDetails['fieldProblems'],
    requestId: typeof requestId === 'string' ? requestId : undefined,
    current: body['current'],
    retryAfter,
    cause: error,
  });
}
