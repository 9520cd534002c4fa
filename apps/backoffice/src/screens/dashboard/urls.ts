export const dashboardPath = '/dashboard';
export const dashboardUrl = (): string => dashboardPath;
