/** What a draft is of (specification 3.23): two records, areas or forms never share one. */
export interface DraftPlace {
  /** The section of the application: `brands`, `support`. */
  readonly area: string;
  /** Id of the record that is edited. @default 'new' */
  readonly record?: string | undefined;
  /** One of several forms of the same record: `close`, `reply`. */
  readonly form?: string | undefined;
}

const PREFIX = 'pribavka:draft:';

/** Begins the keys of everything one person has typed. */
export const draftsOf = (owner: string): string => `${PREFIX}${encodeURIComponent(owner)}:`;

/** The key of a draft: a person, an area, a record and a form of it. */
export const draftKey = (owner: string, { area, record = 'new', form = '' }: DraftPlace): string =>
  draftsOf(owner) + [area, record, form].map(encodeURIComponent).join(':');

const SEALED = 'pribavka:sealed:';

/** Begins the keys of every sealed draft in this browser, of one person where one is named. */
export const sealedDraftsOf = (owner?: string): string =>
  owner === undefined ? SEALED : `${SEALED}${encodeURIComponent(owner)}:`;

/** The key of a sealed draft. */
export const sealedDraftKey = (owner: string, place: DraftPlace): string =>
  draftKey(owner, place).replace(PREFIX, SEALED);

/** Whose the sealed draft under this key is. */
export const ownerOfSealed = (key: string): string => decodeURIComponent(key.slice(SEALED.length).split(':')[0] ?? '');
