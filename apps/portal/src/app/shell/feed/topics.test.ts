import { noticeTopics } from '@pribavka/api';
import { expect, it } from 'vitest';

import { groupsBody, type FeedTopic } from './topics.ts';

const kinds: FeedTopic[] = ['sales', 'points', 'promotions', 'support', 'security'];

it('every topic of the settings is found under exactly one kind of the bell', () => {
  const listed = kinds.flatMap((topic) => groupsBody({ unread: false, topic }).filters.topics ?? []);
  expect(listed.toSorted()).toEqual([...noticeTopics].toSorted());
});

it('what is not chosen is not asked for', () => {
  expect(groupsBody({ unread: false, topic: undefined })).toEqual({ size: 20, filters: {} });
  expect(groupsBody({ unread: true, topic: 'support' }).filters).toEqual({ unread: true, topics: ['support'] });
});
