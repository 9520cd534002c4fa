import { Button, TextInput } from '@pribavka/ui';
import { useState, type KeyboardEvent, type ReactElement } from 'react';

import { issueOf, type ListColumn, type ListField, type ListRow } from './list.ts';
import { uploadMessages as messages } from './messages.ts';

const numeric: ReadonlySet<string> = new Set(['quantity', 'gtin']);

export interface CellInputProps {
  row: ListRow;
  column: ListColumn;
  /** Id of the text that says what is wrong with the cell. */
  describedBy?: string | undefined;
  size: 'md' | 'sm';
  /** Rejects where the text is not saved. */
  onSave: (row: number, field: ListField, text: string) => Promise<void>;
}

/** One cell as a field: saved when it is left or by Enter, and kept as typed while the network is away. */
export function CellInput({ row, column: { field, title }, describedBy, size, onSave }: CellInputProps): ReactElement {
  const saved = row.cells[field];
  const [typed, setTyped] = useState<string>();
  const [failed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    if (typed === undefined) return;
    if (typed.trim() !== saved) {
      try {
        await onSave(row.row, field, typed);
      } catch {
        setFailed(true);
        return;
      }
    }
    setFailed(false);
    setTyped(undefined);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') void save();
    if (event.key !== 'Escape' || typed === undefined) return;
    // What was typed goes, the sheet stays.
    event.stopPropagation();
    setTyped(undefined);
    setFailed(false);
  };
  return (
    <>
      <TextInput
        aria-label={messages.cell(title, row.row)}
        aria-describedby={describedBy}
        size={size}
        value={typed ?? saved}
        invalid={failed || (typed === undefined && issueOf(row, field) !== undefined)}
        inputMode={numeric.has(field) ? 'numeric' : undefined}
        onValueChange={setTyped}
        onBlur={() => void save()}
        onKeyDown={keys}
      />
      {failed && (
        <span role="alert" data-part="unsaved">
          {messages.notSaved}{' '}
          <Button size="sm" variant="text" onClick={() => void save()}>
            {messages.retry}
          </Button>
        </span>
      )}
    </>
  );
}
