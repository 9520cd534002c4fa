/** The identifiers with this one or without it. */
export const toggle = (all: readonly string[], id: string, on: boolean): string[] =>
  on ? [...all, id] : all.filter((one) => one !== id);
