import type { PendingCall } from '../form/sender.ts';
import type { SaleValues } from '../form/values.ts';

/** Why the server did not take a sale. */
export interface Refusal {
  readonly messages: readonly string[];
}

/** A sale that waits on this device until it has been sent. */
export interface WaitingSale {
  readonly id: string;
  /** Id of the member whose sale it is. */
  readonly owner: string;
  /** Milliseconds; the queue goes by it. */
  readonly at: number;
  /** Photos that are still on this device stand among the files under ids of their own (`isLocalFile`). */
  readonly values: Omit<SaleValues, 'photos'>;
  /** Sent, or about to be: written down before it leaves, so that it is repeated to the letter whatever happens. */
  readonly call?: PendingCall | undefined;
  /** The call was made before the sale became what it is now: whatever comes of it, the sale itself is still to be sent. */
  readonly isCallEarlier?: boolean | undefined;
  /** The server said no: nothing is sent until the sale is corrected. */
  readonly refusal?: Refusal | undefined;
}

/** A photo that could not be sent. */
export interface WaitingPhoto {
  readonly id: string;
  readonly owner: string;
  readonly name: string;
  readonly blob: Blob;
  /** Id of the file at the server, once it is there. */
  readonly fileId?: string | undefined;
}

export interface OutboxStore {
  /** Sales of a member in the order they were made. */
  readonly list: (owner: string) => Promise<WaitingSale[]>;
  readonly get: (id: string) => Promise<WaitingSale | undefined>;
  readonly put: (sale: WaitingSale) => Promise<void>;
  /** With its photos. */
  readonly remove: (id: string) => Promise<void>;
  readonly photo: (id: string) => Promise<WaitingPhoto | undefined>;
  readonly putPhoto: (photo: WaitingPhoto) => Promise<void>;
}
