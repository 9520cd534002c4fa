import type { Output } from '@pribavka/api';
import { useQuery } from '@pribavka/api/react';
import { ConsentField, useFormValues } from '@pribavka/forms';
import { announce, Banner, Heading, Stack, Text, useDebouncedValue } from '@pribavka/ui';
import { type ReactElement, useEffect } from 'react';

import { groupFormMessages } from '../messages.ts';
import { asksSomething, type GroupValues, membersOf, type PreviewBody } from './values.ts';

const messages = groupFormMessages.preview;
type Change = Output<'storeGroups.preview'>;

const shown = 10;

function Side({
  title,
  stores,
  count,
}: {
  title: string;
  stores: Change['comes'];
  count: number;
}): ReactElement | null {
  if (count === 0) return null;
  return (
    <div>
      <strong>{title}</strong>
      <ul>
        {stores.slice(0, shown).map(({ id, name, code, partner }) => (
          <li key={id}>{`${name} (${code}), ${partner.name}`}</li>
        ))}
        {count > shown && <li>{messages.more(count - Math.min(shown, stores.length))}</li>}
      </ul>
    </div>
  );
}

/** Who comes and who goes, and which promotions notice it, before anything is saved. */
export function Preview({ groupId }: { groupId: string | undefined }): ReactElement {
  const values = useFormValues<GroupValues>();
  const asked: PreviewBody = { ...membersOf(values), isActive: values.isActive, ...(groupId && { groupId }) };
  const now = JSON.stringify({ body: asked, enabled: asksSomething(values) });
  // Both at once: a rule that asks for nothing is never sent, whatever has been chosen since.
  const { body, enabled } = JSON.parse(useDebouncedValue(now, 400)) as { body: PreviewBody; enabled: boolean };
  const { data, problem } = useQuery(
    'storeGroups.preview',
    { body },
    { enabled, keepPreviousData: true, quiet: 'all' },
  );
  // The counts change while somebody types elsewhere in the form.
  const said = enabled && !problem && data ? messages.total(data.storesCount, data.partnersCount) : undefined;
  useEffect(() => {
    if (said !== undefined) announce(said);
  }, [said]);
  return (
    <section>
      <Stack gap={12}>
        <Heading level={3}>{messages.title}</Heading>
        {!enabled && <Text tone="secondary">{messages.unset}</Text>}
        {enabled && problem && <Text tone="secondary">{problem.messages[0] ?? messages.failed}</Text>}
        {enabled && !problem && data && <Changes change={data} />}
      </Stack>
    </section>
  );
}

function Changes({ change }: { change: Change }): ReactElement {
  return (
    <>
      <Text as="p">{messages.total(change.storesCount, change.partnersCount)}</Text>
      {change.comesCount + change.goesCount === 0 && <Text tone="secondary">{messages.same}</Text>}
      <Side title={messages.comes(change.comesCount)} stores={change.comes} count={change.comesCount} />
      <Side title={messages.goes(change.goesCount)} stores={change.goes} count={change.goesCount} />
      {change.promotions.length > 0 && (
        <Banner tone={change.empties ? 'warning' : 'info'} title={messages.used(change.promotions)}>
          {change.empties && messages.empties}
        </Banner>
      )}
      {change.empties && <ConsentField name="acknowledged" label={messages.acknowledge} />}
    </>
  );
}
