import { useApi } from '@pribavka/api/react';
import { Banner, Button, Field, Stack, Textarea } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { groupFormMessages } from '../messages.ts';
import { parseCodes, readFound } from './codes.ts';
import type { PickedStore } from '../../../shared/stores/tree.ts';

const messages = groupFormMessages.codes;

const mostLines = 5000;
const longestCode = 64;

/** A list of codes from a letter or a spreadsheet; each line that cannot be taken is named, and stays in the field. */
export function PasteCodes({ onFound }: { onFound: (stores: readonly PickedStore[]) => void }): ReactElement {
  const api = useApi();
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const [report, setReport] = useState<{ added?: number; refused: readonly string[] }>();

  const find = async (): Promise<void> => {
    const lines = parseCodes(text);
    if (lines.length === 0 || pending) return;
    const long = lines.filter(({ code }) => code.length > longestCode);
    if (long.length > 0 || lines.length > mostLines) {
      setReport({
        refused: [
          ...long.map(({ line }) => messages.long(line)),
          ...(lines.length > mostLines ? [messages.many(mostLines)] : []),
        ],
      });
      return;
    }
    setPending(true);
    try {
      const asked = lines.map(({ code, inn }) => ({ code, ...(inn && { inn }) }));
      const { stores, refused } = readFound(lines, await api.call('stores.findByCodes', { body: { lines: asked } }));
      if (stores.length > 0) onFound(stores);
      setReport({ added: stores.length, refused });
      // The numbers of the lines belong to the text: it goes only when nothing is left to fix in it.
      if (refused.length === 0) setText('');
    } catch {
      // The client has said why; the text is still here.
    } finally {
      setPending(false);
    }
  };
  return (
    <Stack gap={8}>
      <Field
        label={messages.label}
        hint={messages.hint}
        optional
        error={
          report?.refused.length
            ? report.refused.slice(0, 20).map((sentence) => <div key={sentence}>{sentence}</div>)
            : undefined
        }
      >
        <Textarea value={text} onValueChange={setText} maxRows={10} />
      </Field>
      {report?.added !== undefined && report.added > 0 && (
        <Banner tone="success" title={messages.added(report.added)} announce />
      )}
      <div>
        <Button size="sm" loading={pending} onClick={() => void find()}>
          {messages.add}
        </Button>
      </div>
    </Stack>
  );
}
