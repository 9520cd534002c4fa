import { fieldTexts, fillText, nearRegion, readRegion, regionNames } from '@pribavka/api';
import { ComboboxField, useFormParts } from '@pribavka/forms';
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
  const { api } = useFormParts();
  const rules = useMemo(() => [listed(present)], [present]);
  // The list forgets what was typed as it closes, before the field is left.
  const typed = useRef<string>(undefined);
  const read = (): void => {
    if (typed.current === undefined) return;
    const text = typed.current.trim();
    typed.current = undefined;
    api.change(props.name, text === '' ? null : text === present ? text : (readRegion(text) ?? text));
  };
  return (
    <ComboboxField<string>
      {...props}
      rules={rules}
      load={found}
      getKey={itself}
      getLabel={itself}
      onInput={({ currentTarget }) => void (typed.current = currentTarget.value)}
      onValueChange={() => void (typed.current = undefined)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') typed.current = undefined;
      }}
      onBlur={read}
    />
  );
}
