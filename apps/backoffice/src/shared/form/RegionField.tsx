import { fieldTexts, fillText, nearRegion, readRegion, regionNames } from '@pribavka/api';
import { ComboboxField, useFormParts, useFormValue } from '@pribavka/forms';
import { type ReactElement, useMemo, useRef } from 'react';

const itself = (name: string): string => name;

/** Regions whose name holds what is typed, and the one it means: «ХМАО». */
function found(query: string): string[] {
  const asked = query.trim().toLowerCase();
  const meant = readRegion(query);
  const holding = regionNames.filter((name) => name !== meant && name.toLowerCase().includes(asked));
  return meant === undefined ? holding : [meant, ...holding];
}

/** What is wrong with a region, as the server says it; `present` is what the record has and may stay. */
const listed =
  (present: string | null | undefined) =>
  (value: unknown): string | undefined => {
    if (typeof value !== 'string' || value === '' || value === present || readRegion(value)) return undefined;
    const near = nearRegion(value);
    return near ? fillText(fieldTexts.REGION_NEAR, { name: near.name }, 'ru') : fieldTexts.REGION_UNKNOWN;
  };

export interface RegionFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  optional?: boolean | undefined;
  /** The region the record has: one from before the list stays until it is changed. */
  present?: string | null | undefined;
}

/** A region of the list, chosen or typed; what was typed and is no region stays to be corrected. */
export function RegionField({ present, ...props }: RegionFieldProps): ReactElement {
  const { api, core } = useFormParts();
  const rules = useMemo(() => [listed(present)], [present]);
  const value = useFormValue<string | null>(props.name);
  // What Escape puts back.
  const before = useRef<{ readonly value: string | null | undefined }>(undefined);
  const settle = (): void => void (before.current = undefined);
  // Read as it is typed: a word about it that went as the field is left would move a button away under the pointer.
  const read = (typed: string): void => {
    before.current ??= { value };
    const text = typed.trim();
    api.change(props.name, text === '' ? null : text === present ? text : (readRegion(text) ?? text));
    // What was said of the former one goes: the server's word, and ours until the field is left.
    core.send(props.name, { type: 'change', byHand: true });
  };
  return (
    <ComboboxField<string>
      {...props}
      rules={rules}
      load={found}
      getKey={itself}
      getLabel={itself}
      onInput={({ currentTarget }) => read(currentTarget.value)}
      onValueChange={settle}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && before.current) api.change(props.name, before.current.value);
        if (key === 'Escape') settle();
      }}
      onBlur={settle}
    />
  );
}
