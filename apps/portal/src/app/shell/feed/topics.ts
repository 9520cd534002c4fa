import type { NoticeTopic } from '@pribavka/api';

/** Kinds of the bell's filter, as a seller groups them. */
export type FeedTopic = 'sales' | 'points' | 'promotions' | 'support' | 'security';

/** Rows of the settings behind each kind. */
const feedTopics: Readonly<Record<FeedTopic, readonly NoticeTopic[]>> = {
  sales: ['sales'],
  points: ['points', 'expiry', 'payouts'],
  promotions: ['promotions'],
  support: ['support'],
  security: ['security', 'account', 'passport'],
};

/** What the list is narrowed to. */
export interface FeedFilter {
  readonly unread: boolean;
  readonly topic: FeedTopic | undefined;
}

/** Topics a filter is narrowed to; none named without a choice. */
export const topicsOf = ({ topic }: FeedFilter): { topics?: NoticeTopic[] } =>
  topic ? { topics: [...feedTopics[topic]] } : {};

/** Body of the call for a filter; what is not chosen stays out of it. */
export const groupsBody = (filter: FeedFilter) => ({
  size: 20,
  filters: { ...(filter.unread ? { unread: true } : {}), ...topicsOf(filter) },
});

/** How many of a topic are not read. */
export const unreadBody = (filter: FeedFilter) => ({ size: 1, filters: { unread: true, ...topicsOf(filter) } });
