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

/** Body of the call for a filter; what is not chosen stays out of it. */
export const groupsBody = ({ unread, topic }: FeedFilter) => ({
  size: 20,
  filters: { ...(unread ? { unread } : {}), ...(topic ? { topics: [...feedTopics[topic]] } : {}) },
});
