import { TextField, useFieldList } from '@pribavka/forms';
import { Button, Stack } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { maxLength } from '../../../shared/form/EditSheet.tsx';
import { productFormMessages } from './messages.ts';

const messages = productFormMessages.attributes;
const most = 100;

/** Properties of a product: «Гарантия» — «36 месяцев». */
export function AttributesField({ name }: { name: string }): ReactElement {
  const list = useFieldList<{ name: string; value: string }>(name);
  return (
    <Stack gap={12}>
      {list.items.map((item) => (
        <Stack key={item.key} direction="row" gap={8} align="end" wrap>
          <TextField name={`${item.name}.name`} label={messages.name} rules={[maxLength(120)]} />
          <TextField name={`${item.name}.value`} label={messages.value} optional rules={[maxLength(500)]} />
          <Button
            size="sm"
            variant="text"
            aria-label={messages.remove(`${messages.name} ${item.index + 1}`)}
            onClick={() => list.remove(item.index)}
          >
            {messages.drop}
          </Button>
        </Stack>
      ))}
      {list.items.length < most && (
        <div>
          <Button size="sm" onClick={() => list.add({ name: '', value: '' })}>
            {messages.add}
          </Button>
        </div>
      )}
    </Stack>
  );
}
