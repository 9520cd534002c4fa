import { useQuery } from '@pribavka/api/react';
import { FieldShell, useFormField } from '@pribavka/forms';
import { Button, SearchInput, Stack, Text } from '@pribavka/ui';
import { TreePicker } from '@pribavka/ui/table';
import { type ReactElement, useMemo, useState } from 'react';

import { groupFormMessages } from '../messages.ts';
import { PasteCodes } from './PasteCodes.tsx';
import { type PickedStore, storesOfCompanies, treeOf } from '../../../shared/stores/tree.ts';

const messages = groupFormMessages.picker;
const none: readonly string[] = [];
const fewestLetters = 2;

/** Shops of a manual group: found by company, or by a pasted list of codes. What is chosen stays in the tree. */
export function StorePicker({ initial }: { initial: readonly PickedStore[] }): ReactElement {
  const field = useFormField<readonly string[]>('storeIds', groupFormMessages.labels.storeIds, none, {});
  const [name, setName] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<string, PickedStore>>(
    () => new Map(initial.map((store) => [store.id, store])),
  );
  const enabled = name.trim().length >= fewestLetters;
  const found = useQuery('stores.findByCompanyName', { query: { name: name.trim() || '-' } }, { enabled });
  const shops = useMemo(() => (enabled && found.data ? storesOfCompanies(found.data) : []), [enabled, found.data]);
  const chosen = field.value.flatMap((id) => known.get(id) ?? []);
  const nodes = treeOf([...shops, ...chosen]);

  const remember = (stores: readonly PickedStore[]): void =>
    setKnown((before) => new Map([...before, ...stores.map((store) => [store.id, store] as const)]));
  const status = !enabled
    ? messages.hint
    : found.loading
      ? messages.searching
      : found.data?.length === 0
        ? messages.nothing
        : messages.hint;
  return (
    <FieldShell name="storeIds" label={groupFormMessages.labels.storeIds} field={field} optional group>
      <Stack gap={12}>
        <SearchInput
          value={name}
          aria-label={messages.company}
          placeholder={messages.company}
          onValueChange={setName}
        />
        <Text as="p" tone="secondary" role="status">
          {status}
        </Text>
        <TreePicker
          label={messages.tree}
          nodes={nodes}
          searchLabel={null}
          emptyText={messages.empty}
          value={field.value}
          countText={messages.count}
          onValueChange={(ids) => {
            remember(shops);
            field.change(ids);
          }}
        />
        {field.value.length > 0 && (
          <div>
            <Button size="sm" variant="text" onClick={() => field.change(none)}>
              {messages.clear}
            </Button>
          </div>
        )}
        <PasteCodes
          onFound={(stores) => {
            remember(stores);
            field.change([...new Set([...field.value, ...stores.map(({ id }) => id)])]);
          }}
        />
      </Stack>
    </FieldShell>
  );
}
