import type { Access } from '@pribavka/api';

import type { PortalApi } from '../app/client.ts';

/** An address that is being opened, and by whom. */
export interface Opening {
  readonly api: PortalApi;
  readonly search: URLSearchParams;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Unknown at the first visit of a browser. */
  readonly access: Access | undefined;
}

/** Starts what a screen asks for first, while its code is on its way. */
export type StartQueries = (opening: Opening) => void;

/** Whether this is a member as far as is known: only members have points. */
export const mayBeMember = ({ access }: Pick<Opening, 'access'>): boolean =>
  access === undefined || access.roleCode === 'member';
