export const profileTabs = ['personal', 'passport', 'cards', 'security', 'documents', 'notices'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const profileUrl = (tab?: ProfileTab): string =>
  tab && tab !== 'personal' ? `/profile?tab=${tab}` : '/profile';
