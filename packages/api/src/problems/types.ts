/** HTTP status and Russian sentence of a code; `{name}` is filled from the parameters of the failure. */
export type ProblemEntry = {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503 | 504;
  readonly text: string;
};

export type ProblemTable = Readonly<Record<string, ProblemEntry>>;
