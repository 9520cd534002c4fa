import { storeRequestStatuses } from '../../codes.ts';
import { DateTime, Enum, Id, LooseText, Nullable, Obj } from './index.ts';

/** Where a member works or asks to work. */
const Place = Obj({ id: Id, name: LooseText(300), address: LooseText(500), partnerName: LooseText(300) });

/** A request of a member to move to another shop. */
export const StoreRequest = Obj({
  id: Id,
  status: Enum(storeRequestStatuses),
  store: Place,
  /** Where the member worked when asking. */
  from: Nullable(Place),
  comment: LooseText(500),
  /** Why it was rejected. */
  reason: Nullable(LooseText(500)),
  createdAt: DateTime,
  decidedAt: Nullable(DateTime),
});
