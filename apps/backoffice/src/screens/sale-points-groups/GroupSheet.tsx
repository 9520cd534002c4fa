import type { Output } from '@pribavka/api';
import { useAllowed, useCommand, useQuery } from '@pribavka/api/react';
import { lazy, type ReactElement, useState } from 'react';

import { Sheet, type SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { Status } from '../../shared/Status.tsx';
import { Members } from './card/Members.tsx';
import { Usage } from './card/Usage.tsx';
import { groupsMessages as messages, stateOf } from './messages.ts';

const GroupForm = lazy(async () => ({ default: (await import('./form/GroupForm.tsx')).GroupForm }));

export type Group = Output<'storeGroups.get'>;

/** The card of a group over the list: its shops, the promotions that read it. */
export function GroupSheet({ place }: { place: SheetPlace }): ReactElement {
  const params = { id: place.id };
  const query = useQuery('storeGroups.get', { params });
  const update = useCommand('storeGroups.update', { invalidates: ['storeGroups.*', 'partners.promotions'] });
  const remove = useCommand('storeGroups.delete', { invalidates: ['storeGroups.list', 'storeGroups.shortList'] });
  const mayUpdate = useAllowed('storesGroups.storesGroupsDetail:update');
  const mayDelete = useAllowed('storesGroups.storesGroupsDetail:delete');
  const [editing, setEditing] = useState(false);
  const close = (): void => setEditing(false);

  const turn =
    ({ name, kind, rule, stores, version }: Group, isActive: boolean) =>
    async (): Promise<string> => {
      const members = kind === 'rule' ? { rule: rule ?? undefined } : { storeIds: stores.map(({ id }) => id) };
      // The question has named the promotions.
      await update.run({ params, body: { name, kind, ...members, isActive, acknowledged: true, version } });
      return isActive ? messages.turnedOn(name) : messages.turnedOff(name);
    };
  return (
    <Sheet<Group>
      place={place}
      query={query}
      size="lg"
      name={messages.title}
      title={(group) => group.name}
      renderMeta={(group) => <Status state={stateOf(group)} />}
      previous={messages.previous}
      next={messages.next}
      tabs={[
        { id: 'stores', label: messages.tabs.stores, render: (group) => <Members group={group} /> },
        {
          id: 'usage',
          label: messages.tabs.usage,
          render: (group) => <Usage group={group} mayDelete={mayDelete} />,
        },
      ]}
      actions={(group) => [
        mayUpdate && { label: messages.edit, tone: 'main', onAction: () => setEditing(true) },
        mayUpdate &&
          (group.isActive
            ? { label: messages.turnOff, ask: messages.turningOff(group), run: turn(group, false) }
            : { label: messages.turnOn, run: turn(group, true) }),
        mayDelete && {
          label: messages.delete,
          tone: 'danger',
          disabledReason: group.promotions.length > 0 ? messages.blocked(group.promotions) : undefined,
          ask: messages.deletion(group.name),
          run: () => remove.run({ params }).then(() => messages.deleted(group.name)),
          closes: true,
        },
      ]}
      renderOver={() => editing && <GroupForm query={query} onClose={close} onSaved={close} />}
    />
  );
}
