import type { Api } from '@pribavka/api';
import {
  Allowed,
  ApiProvider,
  SessionProvider,
  useCommand,
  useInfiniteList,
  useQuery,
  useSession,
} from '@pribavka/api/react';

function Balance() {
  const { data, problem, loading, reload } = useQuery('points.get');
  if (loading) return <p>Loading…</p>;
  if (!data) {
    return (
      <p role="alert">
        {problem?.messages[0]} <button onClick={() => void reload()}>Try again</button>
      </p>
    );
  }
  return <p>Points: {data.active}</p>;
}

function Sales() {
  const { items, hasMore, loadMore } = useInfiniteList('sales.list', { size: 20 });
  const cancel = useCommand('sales.cancel', { invalidates: ['sales.*', 'points.get'] });
  const onCancel = (id: string) => {
    // The client has reported the failure to `api.on`, where messages are shown.
    cancel.run({ params: { id } }).catch(() => undefined);
  };
  return (
    <>
      <ul>
        {items.map(({ id, number, status }) => (
          <li key={id}>
            {number}: {status}
            <Allowed to="sales.sale:update">
              <button disabled={cancel.pending} onClick={() => onCancel(id)}>
                Cancel {number}
              </button>
            </Allowed>
          </li>
        ))}
      </ul>
      {hasMore && <button onClick={loadMore}>More</button>}
    </>
  );
}

function Screen() {
  const { status, profile, signOut } = useSession();
  if (status === 'loading') return <p>Loading…</p>;
  if (status !== 'authorised') return <p>Sign in</p>;
  return (
    <>
      <h1>{profile?.firstName}</h1>
      <Balance />
      <Sales />
      <button onClick={() => void signOut()}>Sign out</button>
    </>
  );
}

/** The client is made once, outside of React: a new one would forget every answer. */
export const App = ({ api }: { api: Api }) => (
  <ApiProvider api={api}>
    <SessionProvider>
      <Screen />
    </SessionProvider>
  </ApiProvider>
);
