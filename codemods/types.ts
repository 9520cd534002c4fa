/** What a person has to look at: the code alone does not say how to change it. */
export interface Note {
  /** From one, in the text before the change. */
  readonly line: number;
  readonly note: string;
}

/** Takes a module and gives it back for the newer release; everything it does not know stays byte for byte. */
export type Codemod = (path: string, text: string) => { readonly text: string; readonly notes: readonly Note[] };
