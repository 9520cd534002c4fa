import { Banner, Field, RadioGroup, Select, Stack, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { ImportState } from './import-draft.ts';
import { importMessages as messages } from './import-messages.ts';
import type { Import } from './useImport.ts';

export interface FileReadingProps {
  run: Import;
  seen: NonNullable<ImportState['seen']>;
}

type Encodings = NonNullable<FileReadingProps['seen']['encodings']>;

// The server names the chosen one first; a choice that moves under the pointer is made twice.
const places = Object.keys(messages.encodings);
const inOrder = (encodings: Encodings): Encodings =>
  encodings.toSorted((a, b) => places.indexOf(a.encoding) - places.indexOf(b.encoding));

/** Which sheet of the file was read and in which letters, where there is another one; what of it is left out. */
export function FileReading({ run, seen }: FileReadingProps): ReactElement | null {
  const { sheet, sheets = [], hiddenRows = 0, encodings = [] } = seen;
  const isUnsure = encodings.length > 1;
  if (sheets.length < 2 && hiddenRows === 0 && !isUnsure) return null;
  return (
    <Stack gap={16}>
      {isUnsure && (
        <>
          <Banner tone="warning" title={messages.unsure} announce>
            {messages.unsureText}
          </Banner>
          <Field group label={messages.encoding} disabled={run.pending}>
            <RadioGroup
              value={run.reading?.encoding ?? null}
              options={inOrder(encodings).map(({ encoding, sample }) => ({
                value: encoding,
                label: sample,
                description: messages.encodings[encoding],
              }))}
              onValueChange={(encoding) => void run.look({ encoding })}
            />
          </Field>
        </>
      )}
      {sheets.length > 1 && (
        <Field label={messages.sheet} hint={messages.sheetHint} disabled={run.pending}>
          <Select
            value={sheet ?? undefined}
            options={sheets.map((name) => ({ value: name, label: name }))}
            onValueChange={(name) => void run.look({ sheet: name })}
          />
        </Field>
      )}
      {hiddenRows > 0 && <Text as="p">{messages.hidden(hiddenRows)}</Text>}
    </Stack>
  );
}
