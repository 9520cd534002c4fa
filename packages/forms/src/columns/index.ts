/** @packageDocumentation Columns of a file joined to the fields of an import: the form and the choice it opens with. */
export { ColumnsForm, type ColumnsFormProps } from './ColumnsForm.tsx';
export { type ChosenColumns, columnsQuery, type FileColumns, firstChoice, notLoaded } from './columns.ts';
export { columnsMessages } from './messages.ts';
export { readRemembered, rememberChosen } from './remembered.ts';
