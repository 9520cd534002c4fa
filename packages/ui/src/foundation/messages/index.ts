export { useLocale, useMessages, useTables } from './context.ts';
export { defineMessages, readMessages, type Messages, type OwnMessages, type TableOf, type Tables } from './define.ts';
