/** Addresses that belong to no screen of the portal. */
export const rootUrl = (): string => '/';
/** The other app: reached by a full navigation only. */
export const adminDashboardUrl = (): string => '/admin/dashboard';
export const devMailboxUrl = (): string => '/dev/mailbox';
/** Where the client finds the API (specification §9: host plus /api). */
export const apiUrl = (): string => '/api';
