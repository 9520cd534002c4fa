import { type RouteKey, routes } from '../routes/all.ts';
import type { Route } from '../routes/types.ts';
import { schemas } from '../schemas/all.ts';
import type { RouteSchemas } from '../schemas/types.ts';
import { accessText } from './access-text.ts';
import { clientCall } from './client-call.ts';
import { answerExample, requestExample } from './examples/index.ts';
import { guide } from './guide.ts';
import { buildWebhooks } from './webhooks.ts';
import { callDescriptions } from './descriptions/index.ts';
import { areaOf, errorResponse, headerParameters, securitySchemes, tagNames, tokenHeaders } from './parts.ts';

export type OpenApiOptions = {
  /** Version of the API in the document. */
  version: string;
  /** Addresses of the API, for example `http://localhost:3000/api`. */
  servers?: readonly string[] | undefined;
};

type JsonObject = Record<string, unknown>;

type Values = Readonly<Record<string, unknown>>;

/** JSON Schema as plain data: the symbols of the schema library stay behind. */
const plain = (schema: unknown): JsonObject => JSON.parse(JSON.stringify(schema)) as JsonObject;

function parametersOf(schema: unknown, place: 'path' | 'query', example: Values = {}): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = plain(schema) as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
    ...(name in example ? { example: example[name] } : {}),
  }));
}

function bodyOf(route: Route, { body }: RouteSchemas, example: unknown): JsonObject {
  if (!route.multipart) {
    if (!body) return {};
    const schema = plain(body);
    // A body of nothing but optional fields may be left out.
    const required = Array.isArray(schema['required']) && schema['required'].length > 0;
    const media = { schema, ...(example === undefined ? {} : { example }) };
    return { requestBody: { ...(required ? { required } : {}), content: { 'application/json': media } } };
  }
  const extra = body ? (plain(body)['properties'] as JsonObject | undefined) : undefined;
  const mimes = route.limits?.mimes?.join(', ') ?? '';
  const schema = {
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', contentMediaType: 'application/octet-stream', description: mimes },
      ...extra,
    },
  };
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
}

const givesTokens = new Set(['auth.login', 'auth.secondStep', 'auth.confirmEnrol', 'auth.register', 'auth.refresh']);

function successOf(key: RouteKey, route: Route, { data }: RouteSchemas): JsonObject {
  const headers = givesTokens.has(key) ? { headers: tokenHeaders } : {};
  if (route.binary) {
    const file = { schema: { type: 'string', contentMediaType: 'application/octet-stream' } };
    return { description: 'Файл', content: { 'application/octet-stream': file } };
  }
  const envelope = {
    type: 'object',
    required: ['data'],
    properties: {
      data: plain(data),
      messages: { type: 'array', items: { type: 'string' } },
    },
  };
  const description = route.accepted ? 'Принято: следите за процессом' : 'Успех';
  const example = { data: answerExample(key), messages: [] };
  return { description, ...headers, content: { 'application/json': { schema: envelope, example } } };
}

/** Prose of a call as Markdown: what it does, who may, its own refusals and how the client calls it. */
function descriptionOf(key: RouteKey, route: Route): string {
  const { description, refusals = [] } = callDescriptions[key];
  return [
    description,
    accessText(route),
    refusals.length > 0 && `Свои отказы: ${refusals.map((code) => `\`${code}\``).join(', ')}`,
    `\`\`\`ts\n${clientCall(key, route)}\n\`\`\``,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function operationOf(key: RouteKey, route: Route): JsonObject {
  const table: RouteSchemas = schemas[key];
  const { summary, refusals = [] } = callDescriptions[key];
  const example = requestExample(key);
  const open = route.access === 'public';
  return {
    operationId: key,
    summary,
    description: descriptionOf(key, route),
    ...(refusals.length > 0 ? { 'x-refusals': refusals } : {}),
    tags: [areaOf(key)],
    'x-access': route.access,
    'x-kind': route.kind,
    ...(route.audience ? { 'x-audience': route.audience } : {}),
    ...(open ? { security: [] } : {}),
    parameters: [
      ...parametersOf(table.params, 'path', example.params),
      ...parametersOf(table.query, 'query', example.query),
      ...headerParameters(key, route),
    ],
    ...bodyOf(route, table, example.body),
    responses: {
      [route.accepted ? '202' : '200']: successOf(key, route, table),
      '4XX': { $ref: '#/components/responses/Failure' },
      '5XX': { $ref: '#/components/responses/Failure' },
    },
  };
}

/** OpenAPI 3.1 of the whole manifest, made from the same schemas the server validates with. */
export function buildOpenApi({ version, servers = ['/api'] }: OpenApiOptions): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const [key, route] of Object.entries(routes) as [RouteKey, Route][]) {
    const item = (paths[route.path] ??= {});
    item[route.method.toLowerCase()] = operationOf(key, route);
  }
  const areas = new Set(Object.keys(routes).map(areaOf));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Прибавка',
      version,
      description: guide(),
    },
    servers: servers.map((url) => ({ url })),
    tags: [...areas].map((name) => ({ name, description: tagNames[name] ?? name })),
    security: [{ session: [] }],
    paths,
    webhooks: buildWebhooks(),
    components: { securitySchemes, responses: { Failure: errorResponse } },
  };
}
