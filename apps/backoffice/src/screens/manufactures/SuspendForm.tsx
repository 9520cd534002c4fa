import { useCommand } from '@pribavka/api/react';
import { TextareaField } from '@pribavka/forms';
import { Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { EditSheet } from '../../shared/form/EditSheet.tsx';
import type { Manufacturer } from './card/ManufacturerSheet.tsx';
import { manufacturersMessages } from './messages.ts';

const messages = manufacturersMessages.suspension;
const command = { invalidates: ['manufacturers.*', 'products.*'], quiet: 'fields' } as const;

/** A suspension says in numbers what will happen, and why, for the journal. */
export function SuspendForm({
  manufacturer,
  onClose,
}: {
  manufacturer: Manufacturer;
  onClose: () => void;
}): ReactElement {
  const update = useCommand('manufacturers.update', command);
  const { id, name, legalName, inn, version } = manufacturer;
  return (
    <EditSheet
      title={messages.title(name)}
      draft={`manufacturer-suspend-${id}`}
      onSubmit={(values: { reasonText: string }) =>
        update.run({ params: { id }, body: { name, legalName, inn, version, status: 'suspended', ...values } })
      }
      saved={() => messages.done(name)}
      onClose={onClose}
      submit={manufacturersMessages.suspend}
    >
      <Text as="p">{messages.text(manufacturer)}</Text>
      <TextareaField name="reasonText" label={messages.reason} max={1000} />
    </EditSheet>
  );
}
