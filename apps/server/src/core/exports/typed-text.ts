/** What a person typed or pasted to narrow the rows: phones, names and numbers of people may be in it. */
export interface Typed {
  search?: string | undefined;
  pasted?: readonly string[] | undefined;
}

/** Search and pasted numbers as one text, a line each; a process keeps it sealed. Nothing typed is no text. */
export function typedText({ search, pasted }: Typed): string | undefined {
  const lines = [search ?? '', ...(pasted ?? [])].map((line) => line.replaceAll(/[\r\n]+/g, ' '));
  return lines.join('\n') || undefined;
}

/** The same the other way round. */
export function typedOf(text: string | undefined): Typed {
  const [search, ...pasted] = (text ?? '').split('\n');
  return { ...(search ? { search } : {}), ...(pasted.length > 0 ? { pasted } : {}) };
}
