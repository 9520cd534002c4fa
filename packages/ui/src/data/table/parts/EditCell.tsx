import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { announce } from '../../../foundation/announcer/announcer.ts';
import { composeLetters } from '../../../inputs/text-input/compose-letters.ts';
import type { TableTexts } from '../table.messages.ts';
import type { CellEdit } from '../types.ts';

const Editor = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 8px;
  margin-inline: -8px;
  & input {
    flex: 1 0 min(100%, 120px);
    min-width: 0;
    height: min(32px, calc(var(--pb-row-height) - 4px));
    padding: 0 7px;
    border: 1px solid var(--pb-line-strong);
    border-radius: var(--pb-radius-sm);
    background: var(--pb-bg-surface);
    font: inherit;
  }
  /* The cell and the sticky head would cut a ring around the field. */
  & input:focus-visible {
    outline-offset: -2px;
  }
  & input[aria-invalid='true'] {
    border: 1.5px solid var(--pb-danger-fill);
  }
  & small {
    padding-inline-start: 8px;
    white-space: normal;
    color: var(--pb-danger-text);
    font: var(--pb-type-caption);
  }
  &[aria-busy='true'] small {
    color: var(--pb-text-secondary);
  }
`;

export interface EditCellProps<Row> {
  /** The row that is edited. */
  row: Row;
  /** Name of the input for screen readers. */
  label: string;
  /** How the column reads, checks and saves a value. */
  edit: CellEdit<Row>;
  /** Texts of the table. */
  say: TableTexts;
  /** Called when editing ends, with the element that takes the focus. */
  onDone: (back: HTMLElement | null) => void;
}

/**
 * A field in a cell: Enter and leaving keep, Esc drops; a refusal or a failure stays next to the field with what was
 * typed. While it saves a second Esc leaves the field, and the result is announced.
 */
export function EditCell<Row>({ row, label, edit, say, onDone }: EditCellProps<Row>): ReactElement {
  const id = useId();
  const before = edit.get(row);
  const [value, setValue] = useState(before);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const left = useRef(false);
  const warned = useRef(false);

  const save = async (back: HTMLElement | null): Promise<void> => {
    if (saving) return;
    if (value === before) {
      onDone(back);
      return;
    }
    warned.current = false;
    setProblem(undefined);
    setSaving(true);
    let refused: string | undefined;
    try {
      refused = await edit.save(row, value);
    } catch {
      refused = say.saveFailed;
    }
    setSaving(false);
    if (left.current) {
      // The field is gone: the announcement says which value it is about.
      announce(`${label}. ${refused ?? say.saved}`, { assertive: refused !== undefined });
      return;
    }
    if (refused === undefined) {
      // A person who has gone elsewhere meanwhile stays there.
      onDone(back?.contains(document.activeElement) === true ? back : null);
      return;
    }
    setProblem(refused);
    announce(refused, { assertive: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation();
    const cell = event.currentTarget.closest<HTMLElement>('td, th');
    if (event.key === 'Enter') {
      event.preventDefault();
      void save(cell);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      // What is being saved cannot be dropped any more, but a save that never ends must not hold the person.
      if (saving && !warned.current) {
        warned.current = true;
        announce(say.savingOn);
        return;
      }
      // The focus leaves the field with it, which would save what was dropped.
      left.current = true;
      onDone(cell);
    }
  };
  const note = problem ?? (saving ? say.saving : undefined);
  return (
    <Editor data-editing="" aria-busy={saving}>
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person asked for this field by Enter or a double press
        autoFocus
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : id}
        readOnly={saving}
        value={value}
        onChange={(event) => {
          setValue(composeLetters(event.target, event.nativeEvent));
          setProblem(undefined);
        }}
        onBlur={() => {
          if (!left.current) void save(null);
        }}
        onKeyDown={onKeyDown}
      />
      {note !== undefined && <small id={id}>{note}</small>}
    </Editor>
  );
}
