import { createContext, type Context } from 'react';

/** Which fields of a form are marked: the fewer ones, so that the marks are read. */
export type FormMarks = 'optional' | 'required';

/** The marks of the form around; a field out of a form is marked as most forms are. */
export const MarksContext: Context<FormMarks> = createContext<FormMarks>('optional');
