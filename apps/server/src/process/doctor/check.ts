/** What is wrong and what to do about it, for a person who looks after the server; says no secret. */
export class Trouble extends Error {
  readonly remedy: string;
  constructor(wrong: string, remedy: string) {
    super(wrong);
    this.remedy = remedy;
  }
}

/** One thing the server depends on. `look` answers how it is in a few words, or throws a `Trouble`. */
export interface Check {
  title: string;
  look: () => Promise<string>;
}

const codeOf = (error: unknown): string => {
  const { code, name } = error as NodeJS.ErrnoException;
  return code ?? name;
};

/** Any other failure by its code alone: messages of drivers may hold addresses with passwords. */
export const troubleOf = (error: unknown, remedy: string): Trouble =>
  error instanceof Trouble ? error : new Trouble(`не отвечает (${codeOf(error)})`, remedy);
