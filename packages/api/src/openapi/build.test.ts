import { describe, expect, it } from 'vitest';

import { routes } from '../routes/index.ts';
import type { Route } from '../routes/types.ts';
import { buildOpenApi } from './build.ts';
import { errorCatalogue } from './catalogue.ts';
import { tagNames } from './parts.ts';

type Operation = {
  operationId: string;
  'x-access': string;
  'x-kind': string;
  security?: unknown[];
  parameters: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { headers?: object }>;
  requestBody?: { required?: boolean; content: Record<string, { schema: { properties?: object } }> };
};

const document = buildOpenApi({ version: '1.2.3' }) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string; description: string }[];
};

const operationOf = (key: keyof typeof routes): Operation => {
  const { path, method }: Route = routes[key];
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${key} is not in the document`);
  return operation;
};

describe('the OpenAPI document', () => {
  it('covers every key of the manifest with its access', () => {
    for (const key of Object.keys(routes) as (keyof typeof routes)[]) {
      const operation = operationOf(key);
      expect(operation.operationId).toBe(key);
      expect(operation['x-access']).toBe(routes[key].access);
      expect(operation['x-kind']).toBe(routes[key].kind);
    }
    expect(document.openapi).toBe('3.1.0');
  });

  it('describes every event a system is told of', () => {
    const { webhooks } = buildOpenApi({ version: '1.2.3' }) as { webhooks: Record<string, object> };
    expect(Object.keys(webhooks)).toEqual([
      'sale.status',
      'points.posted',
      'withdrawal.paid',
      'withdrawal.status',
      'promotion.status',
      'support.status',
      'member.status',
      'process.finished',
      'webhook.test',
    ]);
    expect(JSON.stringify(webhooks['sale.status'])).toContain('X-Pribavka-Signature');
  });

  it('explains the envelope, webhooks and every error code to people', () => {
    const { info } = document as unknown as { info: { description: string } };
    for (const { code } of errorCatalogue()) expect(info.description).toContain(`\`${code}\``);
    expect(info.description).toContain('X-Pribavka-Signature');
  });

  it('says of every call who may make it and how the client makes it', () => {
    const { description } = operationOf('brands.create') as Operation & { description: string };
    expect(description).toContain('Доступ: «');
    expect(description).toContain("await api.call(\n  'brands.create'");
  });

  it('declares every path parameter', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const operation of Object.values(item)) {
        const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
        expect(declared.map(({ name }) => name)).toEqual(names);
        expect(declared.every(({ required }) => required)).toBe(true);
      }
    }
  });

  it('asks for an idempotency key only where money moves', () => {
    const named = (key: keyof typeof routes) =>
      operationOf(key)
        .parameters.filter(({ required }) => required)
        .map(({ name }) => name);
    expect(named('withdrawals.create')).toContain('Idempotency-Key');
    expect(named('notifications.markRead')).not.toContain('Idempotency-Key');
    expect(named('auth.refresh')).toEqual(['X-Refresh-Token']);
  });

  it('shows tokens in headers, files as files and queued work as 202', () => {
    expect(operationOf('auth.login').responses['200']?.headers).toHaveProperty('X-Session-Token');
    expect(operationOf('auth.login').security).toEqual([]);
    expect(operationOf('partners.massUpload').responses).toHaveProperty('202');
    const form = operationOf('partners.massUpload').requestBody?.content['multipart/form-data'];
    expect(Object.keys(form?.schema.properties ?? {})).toEqual(['file', 'dryRun']);
  });

  it('says which bodies cannot be left out', () => {
    expect(operationOf('auth.login').requestBody?.required).toBe(true);
    expect(operationOf('sales.create').requestBody?.required).toBe(true);
    expect(operationOf('members.list').requestBody).not.toHaveProperty('required');
  });

  it('names every area in Russian and holds only plain data', () => {
    expect(document.tags.filter(({ name }) => !(name in tagNames))).toEqual([]);
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('comes with the error catalogue', () => {
    expect(errorCatalogue()).toContainEqual({
      code: 'VERSION_CONFLICT',
      status: 409,
      text: 'Запись изменена другим пользователем',
    });
  });
});
