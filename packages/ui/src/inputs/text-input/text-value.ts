/** Value of a native text control: `null` is an empty text, and a control that is not held keeps its own. */
export const textValue = (
  value: string | null | undefined,
  defaultValue: string | null | undefined,
): { value: string } | { defaultValue: string | undefined } =>
  value === undefined ? { defaultValue: defaultValue ?? undefined } : { value: value ?? '' };
