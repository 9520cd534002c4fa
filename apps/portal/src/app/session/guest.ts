/** Whose drafts are those of somebody who has not signed in. */
export const guestOwner = 'guest';
