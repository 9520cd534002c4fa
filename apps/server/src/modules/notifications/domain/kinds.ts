import { noticeEvents } from '../../../core/notices/define.ts';

/** Kinds of the events of these topics. */
export const kindsOf = (topics: readonly string[]): string[] =>
  noticeEvents()
    .filter(({ topic }) => topic !== undefined && topics.includes(topic))
    .map(({ kind }) => kind);
