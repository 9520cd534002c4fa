import { useCommand, useQuery } from '@pribavka/api/react';
import { SessionsPanel } from '@pribavka/forms/security';
import type { ReactElement } from 'react';

/** Devices one is signed in on. */
export function Sessions(): ReactElement {
  const { data, problem, reload } = useQuery('sessions.list');
  const end = useCommand('sessions.end', { invalidates: ['sessions.*'] });
  const endOthers = useCommand('sessions.endOthers', { invalidates: ['sessions.*'] });
  return (
    <SessionsPanel
      sessions={data}
      failed={problem !== undefined}
      onReload={reload}
      onEnd={async (id) => end.run({ params: { id } })}
      onEndMany={async () => endOthers.run()}
    />
  );
}
