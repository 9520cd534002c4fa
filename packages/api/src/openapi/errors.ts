import { type ProblemCode, problems } from '../problems/all.ts';

export type ErrorEntry = {
  /** A code of the catalogue. */
  code: ProblemCode;
  /** HTTP status. */
  status: number;
  /** Russian sentence with places of its parameters. */
  text: string;
};

/** The error catalogue for the docs, by status and code. */
export function listErrors(): ErrorEntry[] {
  return (Object.keys(problems) as ProblemCode[])
    .map((code) => ({ code, status: problems[code].status, text: problems[code].text }))
    .sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
}
