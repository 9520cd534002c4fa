import type { Output } from '@pribavka/api';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ListScreen } from '../../shared/list/ListScreen.tsx';
import { techColumns } from './columns.tsx';
import { techMessages as messages } from './messages.ts';
import { techUsersList } from './query.ts';
import type { Shown } from './SecretDialog.tsx';
import { TechSheet } from './TechSheet.tsx';
import { techUsersPath, techUserUrl } from './urls.ts';

const TechForm = lazy(async () => ({ default: (await import('./TechForm.tsx')).TechForm }));
const SecretDialog = lazy(async () => ({ default: (await import('./SecretDialog.tsx')).SecretDialog }));

/** Systems that call the API, with their rights, calls and webhooks. */
export function Component(): ReactElement {
  const navigate = useNavigate();
  // The secret of a new system outlives its form: it is shown over the card that follows.
  const [shown, setShown] = useState<Shown>();
  const onCreated = (made: Output<'technical.register'>): void => {
    setShown({ name: made.name, login: made.login, secret: made.secret });
    void navigate(techUserUrl(made.id), { replace: true });
  };
  return (
    <>
      <ListScreen
        query={techUsersList}
        name="tech-users"
        texts={messages}
        path={techUsersPath}
        columns={techColumns}
        rowLabel={(row) => row.name}
        opens="technicalUserPage.technicalUserCard:read"
        renderSheet={(place) => <TechSheet key={place.id} place={place} />}
        create="technicalUserPage.technicalUserCard:create"
        renderNew={({ onClose }) => <TechForm onClose={onClose} onCreated={onCreated} />}
      />
      <Suspense>{shown && <SecretDialog shown={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </>
  );
}
