import { type ReactElement, Suspense, useState } from 'react';

import { lazyOf } from '../../shared/lazy-of.ts';
import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { techColumns } from './columns.tsx';
import { techMessages as messages } from './messages.ts';
import { techUsersList } from './query.ts';
import type { Shown } from './SecretDialog.tsx';
import { TechSheet } from './TechSheet.tsx';
import { techUsersPath } from './urls.ts';

const TechForm = lazyOf(() => import('./TechForm.tsx'), 'TechForm');
const SecretDialog = lazyOf(() => import('./SecretDialog.tsx'), 'SecretDialog');

/** Systems that call the API, with their rights, calls and webhooks. */
export function Component(): ReactElement {
  // The secret of a new system outlives its form: it is shown over the card that follows.
  const [shown, setShown] = useState<Shown>();
  return (
    <>
      <ListScreen
        query={techUsersList}
        name="tech-users"
        texts={messages}
        path={techUsersPath}
        columns={techColumns}
        renderTools={(list) => <ExportAction route="technical.export" list={list} />}
        opens="technicalUserPage.technicalUserCard:read"
        renderSheet={(place) => <TechSheet place={place} />}
        create="technicalUserPage.technicalUserCard:create"
        renderNew={({ onClose, onSaved }) => (
          <TechForm
            onClose={onClose}
            onSaved={(made) => {
              if ('secret' in made) setShown(made);
              onSaved(made);
            }}
          />
        )}
      />
      <Suspense>{shown && <SecretDialog shown={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}
