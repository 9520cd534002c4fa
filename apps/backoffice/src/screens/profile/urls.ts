export const profilePath = '/profile';
export const profileUrl = (): string => profilePath;
export const profileTabUrl = (tab: string): string => `${profilePath}?tab=${tab}`;
