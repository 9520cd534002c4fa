export const profilePath = '/profile';
export const profileUrl = (): string => profilePath;
