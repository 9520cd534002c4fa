import { type Api, createApi, createSession, type Grant, memoryStore, parseGrant } from '@pribavka/api';
import { ApiProvider, SessionProvider, useSession } from '@pribavka/api/react';
import { routes } from '@pribavka/api/routes';
import { programmeToday } from '@pribavka/forms/rules';
import { ConfirmHost, UiProvider } from '@pribavka/ui';
import { TodayContext } from '@pribavka/ui/dates';
import { toast, Toaster } from '@pribavka/ui/toast';
import type { ComponentType, ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';

import { LeaveGuard } from '../../app/guard/LeaveGuard.tsx';
import { OwnDrafts } from '../../app/session/OwnDrafts.tsx';

export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: unknown;
  readonly body: unknown;
}

/** What the server answers a call with, at once or later; `undefined` is a 404, an object with `status` a refusal. */
export type Answer = (call: Sent) => unknown;

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly messages: readonly string[];
}

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'code' in answer;

const actionIds = { read: 1, update: 2, create: 3, delete: 4 } as const;

/** The permissions answer of an account with these rights. */
function accessesOf(grants: readonly Grant[]) {
  const items = grants.map((grant) => {
    const { group, action } = parseGrant(grant);
    const [page = '', code = ''] = group.split('.');
    return { code: page, routeGroups: [{ code, urls: [{ actionId: actionIds[action], access: true }] }] };
  });
  return { roleCode: 'admin', items };
}

export interface RenderedRoute {
  readonly api: Api;
  readonly sent: Sent[];
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly unmount: () => void;
}

/** As the guard of the app: nothing is drawn before it is known what the person may do. */
function Frame(): ReactElement {
  const { status } = useSession();
  return (
    <>
      {status === 'authorised' && <Outlet />}
      <ConfirmHost />
      <LeaveGuard />
    </>
  );
}

/** A screen of an area in a real data router over the real client; only the wire answers from the test. */
export function renderRoute(options: {
  Component: ComponentType;
  path: string;
  at: string;
  /** The folder of the application, as `/admin` of the built one; none by default. */
  basename?: string | undefined;
  grants: readonly Grant[];
  answer: Answer;
  /** What the profile has besides who it is. */
  profile?: object | undefined;
}): RenderedRoute {
  const session = createSession({ store: memoryStore() });
  session.signIn({ session: 's', refresh: 'r' });
  const sent: Sent[] = [];
  const api = createApi({
    routes,
    session,
    async adapter(config) {
      const path = config.url ?? '';
      const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
      const call: Sent = { method: config.method ?? 'get', path, query: config.params as unknown, body };
      sent.push(call);
      const known = path.endsWith('/user/accesses')
        ? accessesOf(options.grants)
        : path.endsWith('/users/profile')
          ? {
              user: {
                id: 'u1',
                roleCode: 'admin',
                status: 'confirmed',
                isPhoneVerified: true,
                listViews: [],
                ...options.profile,
              },
            }
          : await options.answer(call);
      const refusal = known === undefined ? { status: 404, code: 'NOT_FOUND', messages: ['Не найдено'] } : known;
      const response = { statusText: '', headers: {}, config };
      if (!isRefusal(refusal)) return { ...response, status: 200, data: { data: known } };
      const { status, ...rest } = refusal;
      const failed = { ...response, status, data: { errors: [], requestId: 'r1', ...rest } };
      throw Object.assign(new Error(String(status)), { isAxiosError: true, response: failed });
    },
  });
  api.on((event) => {
    if (event.type === 'failure') for (const message of event.messages) toast.error(message);
  });
  const { Component } = options;
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: options.path, Component }] }], {
    initialEntries: [options.at],
    ...(options.basename && { basename: options.basename }),
  });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <UiProvider>
      <TodayContext value={programmeToday}>
        <ApiProvider api={api}>
          <Toaster />
          <SessionProvider>
            <OwnDrafts>
              <RouterProvider router={router} />
            </OwnDrafts>
          </SessionProvider>
        </ApiProvider>
      </TodayContext>
    </UiProvider>,
  );
  return {
    api,
    sent,
    router,
    unmount() {
      root.unmount();
      place.remove();
      localStorage.clear();
      sessionStorage.clear();
    },
  };
}
