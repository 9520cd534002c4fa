export const profileTabs = ['personal', 'passport', 'cards', 'security', 'documents', 'notices', 'support'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const profileUrl = (tab?: ProfileTab): string =>
  tab && tab !== 'personal' ? `/profile?tab=${tab}` : '/profile';

/** What a new request to support is about: it is said for the person, and linked where it is a sale or an operation. */
export interface SupportAbout {
  readonly sale?: string | undefined;
  readonly operation?: string | undefined;
  /** Number people read: of the sale, the payout. */
  readonly number?: string | undefined;
  /** Number of the call that failed. */
  readonly failed?: string | undefined;
}

/** «Мои обращения» with one of them open. */
export const supportRequestUrl = (id: string): string =>
  `${profileUrl('support')}&${new URLSearchParams({ open: id })}`;

/** «Мои обращения» with the form of a new one. */
export function writeToSupportUrl(about: SupportAbout = {}): string {
  const query = new URLSearchParams({ write: '1' });
  for (const [name, value] of Object.entries(about) as [string, string | undefined][]) {
    if (value !== undefined) query.set(name, value);
  }
  return `${profileUrl('support')}&${query}`;
}

/** Reads back what `writeToSupportUrl` has written. */
export function aboutOf(query: URLSearchParams): SupportAbout {
  const text = (name: keyof SupportAbout): string | undefined => query.get(name) ?? undefined;
  return { sale: text('sale'), operation: text('operation'), number: text('number'), failed: text('failed') };
}
