import { createApi, createSession, memoryStore, problemText, statuses } from '@pribavka/api';
import { Allowed, ApiProvider, SessionProvider, usePagedList, useSession } from '@pribavka/api/react';
import { createReporter } from '@pribavka/api/report';
import { portalRoutes } from '@pribavka/api/routes';
import { parseConfig } from '@pribavka/api/start';
import { shellWorker } from '@pribavka/api/worker';
import type { ReactElement } from 'react';

const session = createSession({ store: memoryStore() });
const api = createApi({ routes: portalRoutes, session, baseURL: 'https://example.test/api' });
export const reporter = createReporter({
  dsn: parseConfig('{}').sentryDsn,
  load: () => Promise.reject(new Error('no monitoring here')),
  release: '1',
  environment: 'test',
});

export const shell = shellWorker({ script: '/sw.js', page: '/', askServer: 'ask-server' });

function SaleList(): ReactElement {
  const { items } = usePagedList('sales.list', { filters: { statuses: ['draft'] } });
  return <p>{items.map((sale) => sale.number).join(', ') || 'Продаж нет'}</p>;
}

function Greeting(): ReactElement {
  return <p>{useSession().state.authorised ? 'Вошли' : 'Вход'}</p>;
}

export function Api(): ReactElement {
  return (
    <ApiProvider api={api}>
      <SessionProvider>
        <Greeting />
        <Allowed to="sales.sale:create" fallback={<p>{problemText('NOT_FOUND')}</p>}>
          <SaleList />
        </Allowed>
        <p>{Object.keys(statuses).length}</p>
      </SessionProvider>
    </ApiProvider>
  );
}
