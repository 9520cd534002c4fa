import type { ExportName } from '@pribavka/api';
import { useSession } from '@pribavka/api/react';
import { Button, ButtonGroup, Field, RadioGroup, Sheet, Stack } from '@pribavka/ui';
import { ExportButton, type ExportButtonProps } from '@pribavka/ui/table';
import { type ReactElement, useEffect, useRef, useState } from 'react';

import type { ExportRoute } from '../export-file.ts';
import { ExportColumns } from './ExportColumns.tsx';
import { type Choice, columnsFor, readChoice, rememberChoice } from './memory.ts';
import { columnHints, exportMessages as messages } from './messages.ts';

const names: Readonly<Record<ExportRoute, ExportName>> = {
  'sales.exportList': 'sales',
  'withdrawals.export': 'withdrawals',
  'operations.exportList': 'operations',
  'tunings.export': 'adjustments',
  'registries.export': 'registries',
  'technical.export': 'technical',
  'brands.export': 'brands',
  'manufacturers.export': 'manufacturers',
  'processes.export': 'processes',
  'logs.exportList': 'logs',
  'products.exportList': 'products',
  'serials.export': 'serials',
  'support.exportList': 'support',
  'partners.exportList': 'partners',
  'storeGroups.export': 'storeGroups',
  'promotions.exportList': 'promotions',
  'promotions.exportAccruals': 'promotionAccruals',
};

export interface ExportChoiceProps {
  route: ExportRoute;
  /** How the file is made with this choice. */
  propsOf: (choice: object) => Pick<ExportButtonProps, 'failText' | 'onExport'>;
  onClose: () => void;
}

/** «Формат и столбцы…»: what the file of a list is to be; the last choice is there the next time. */
export function ExportChoice({ route, propsOf, onClose }: ExportChoiceProps): ReactElement {
  const name = names[route];
  const { access, profile } = useSession();
  const account = profile?.id ?? '';
  const [choice, setChoice] = useState<Choice<ExportName>>(() => readChoice({ id: account, access }, name));
  const { onExport, failText } = propsOf(choice);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  return (
    <Sheet
      open
      onClose={onClose}
      title={messages.title}
      footer={
        <ButtonGroup>
          <ExportButton
            variant="primary"
            size="md"
            label={messages.start}
            failText={failText}
            disabledReason={choice.columns.length === 0 ? messages.noColumns : undefined}
            onExport={async (tools) => {
              rememberChoice(account, name, choice);
              await onExport(tools);
              // Closed meanwhile, another one may stand in its place.
              if (isOpen.current) onClose();
            }}
          />
          <Button onClick={onClose}>{messages.cancel}</Button>
        </ButtonGroup>
      }
    >
      <Stack gap={24}>
        <Field label={messages.format} group>
          <RadioGroup
            options={(['xlsx', 'csv'] as const).map((value) => ({ value, label: messages.formats[value] }))}
            value={choice.format}
            onValueChange={(format) => setChoice({ ...choice, format })}
          />
        </Field>
        <ExportColumns
          name={name}
          columns={columnsFor(access, name)}
          label={messages.columns}
          hint={columnHints[name]}
          value={choice.columns}
          onValueChange={(columns) => setChoice({ ...choice, columns })}
        />
      </Stack>
    </Sheet>
  );
}
