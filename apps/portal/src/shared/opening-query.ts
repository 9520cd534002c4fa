import type { Access } from '@pribavka/api';

import type { PortalApi } from '../app/client.ts';

/** An address that is being opened, and by whom. */
export interface Opening {
  readonly api: PortalApi;
  readonly search: URLSearchParams;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly access: Access;
}

/** Starts what a screen asks for first, while its code is on its way. */
export type StartQueries = (opening: Opening) => void;
