import { isProblem } from '@pribavka/api';
import { announce, Field, Select, Stack, Text } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';

import type { SaleList } from './list.ts';
import { uploadMessages as messages } from './messages.ts';

export interface FilePartProps {
  list: SaleList;
  /** Reads another sheet; rejects with no problem of the server where the file is gone. Absent where it is not here. */
  onSheet?: ((sheet: string) => Promise<void>) | undefined;
}

/** Which sheet of the file the rows are from, where there is another one, and what of it is left out. */
export function FilePart({ list, onSheet }: FilePartProps): ReactElement | null {
  // A server of the version before says nothing of them.
  const part: Partial<SaleList> = list;
  const { sheet, sheets = [], hiddenRows = 0 } = part;
  const [pending, setPending] = useState(false);
  const [gone, setGone] = useState(false);
  const read = async (name: string): Promise<void> => {
    if (!onSheet || name === sheet) return;
    setPending(true);
    try {
      await onSheet(name);
      setGone(false);
      announce(messages.sheetNow(name));
    } catch (error) {
      // What the server refuses is shown where failures are shown.
      setGone(!isProblem(error));
    }
    setPending(false);
  };
  if (!sheet || (sheets.length < 2 && hiddenRows === 0)) return null;
  return (
    <Stack gap={12}>
      {sheets.length > 1 && onSheet ? (
        <Field
          label={messages.sheet}
          hint={list.rows.some(({ edited }) => edited) ? messages.joinText : messages.sheetHint}
          error={gone ? messages.fileGone : undefined}
          disabled={pending}
        >
          <Select
            value={sheet}
            options={sheets.map((name) => ({ value: name, label: name }))}
            onValueChange={(name) => void read(name)}
          />
        </Field>
      ) : (
        sheets.length > 1 && <Text as="p">{messages.sheetRead(sheet, sheets.length - 1)}</Text>
      )}
      {hiddenRows > 0 && <Text as="p">{messages.hidden(hiddenRows)}</Text>}
    </Stack>
  );
}
