let last = 100_000;
/** Six digits nothing has had yet. */
export const nextId = (): string => String((last += 1));
/** Letters of every kind a file may lose. */
export const textOf = (id: string): string => `Ёлкин №${id} «Юг»`;
