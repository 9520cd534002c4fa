import type { RouteKey } from '@pribavka/api';
import { type Route, routes } from '@pribavka/api/routes';
import { schemas } from '@pribavka/api/schemas';
import fc from 'fast-check';

import { fileTypes } from '../../core/files/types.ts';
import { newId } from '../../ids.ts';
import type { TestApp } from '../app.ts';
import { type Node, validOf } from '../fuzz/arbitrary.ts';
import type { Person } from '../people.ts';
import { callRoute } from '../requests.ts';
import { bytesOf } from './corpus.ts';
import type { HostileFile } from './types.ts';

export const uploads = (Object.entries(routes) as [RouteKey, Route][]).filter(([, route]) => route.multipart);

export const mimesOf = ({ limits }: Route): readonly string[] => limits?.mimes ?? Object.keys(fileTypes);

export const isTaken = (route: Route, { mime }: HostileFile): boolean =>
  mime !== undefined && mimesOf(route).includes(mime);

/** A type is recognised by its beginning: where it is not taken, no more of it needs to be sent. */
const beginning = 64 * 1024;

/** What must be said besides the file. */
const queries: Partial<Record<RouteKey, object>> = { 'imports.columns': { kind: 'partner_mass_upload' } };

/** Two people who may send every file there is a route for: whose is a route, and how a file is sent to it. */
export async function createSender(server: TestApp) {
  const people = { admin: await server.loginAs('admin'), member: await server.loginAs('member') };
  const personOf = ({ audience }: Route): Person => people[audience === 'member' ? 'member' : 'admin'];
  const send = async (key: RouteKey, file: HostileFile) => {
    const route: Route = routes[key];
    const { body } = schemas[key] as { body?: Node };
    const bytes = await bytesOf(file);
    const answer = await callRoute(server.app, key, {
      token: personOf(route).token,
      params: (route.path.includes('{') ? { id: newId() } : undefined) as never,
      body: (body && fc.sample(validOf(body, { ids: [newId()] }), { seed: 1, numRuns: 1 })[0]) as never,
      query: queries[key] as never,
      file: {
        name: 'a.bin',
        mime: file.mime ?? 'image/png',
        bytes: isTaken(route, file) ? bytes : bytes.subarray(0, beginning),
      },
    });
    return answer;
  };
  return { personOf, send };
}
