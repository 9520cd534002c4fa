export const participantsPath = '/participants';

/** Views of the list by their code in the address. */
export type ParticipantsView = 'all' | 'moderation' | 'passports' | 'stores' | 'debt' | 'risk';

export const participantsUrl = (view: ParticipantsView = 'all'): string =>
  view === 'all' ? participantsPath : `${participantsPath}?view=${view}`;

/** The card has an address of its own: a link opens the list with the sheet over it. */
export const participantUrl = (id: string, search = ''): string => `${participantsPath}/${id}${search}`;
