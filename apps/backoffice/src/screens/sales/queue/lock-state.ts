/** Whose the open sale is, as far as this tab knows. */
export type LockState =
  /** The server has not said yet. */
  | 'asking'
  /** The server could not be asked: decided as if it were one's own, for the server judges once more. */
  | 'unsure'
  | 'mine'
  /** Another moderator's. */
  | 'other'
  /** Another moderator's, after it was this tab's. */
  | 'lost'
  /** In another tab of this person. */
  | 'elsewhere'
  /** In another tab of this person, after it was this one's. */
  | 'moved'
  /** Given back, because nobody was here. */
  | 'idle'
  /** Not to be checked now, or not by this person. */
  | 'closed';

/** What the server says of a request, or that the person is away. */
export type LockEvent = 'granted' | 'locked' | 'elsewhere' | 'lapsed' | 'refused' | 'unknown' | 'away';

/** The refusals of `sales.lock`; any other one closes the sale to this person. */
const events: Readonly<Record<string, LockEvent>> = {
  SALE_LOCKED: 'locked',
  SALE_LOCKED_ELSEWHERE: 'elsewhere',
  SALE_LOCK_LOST: 'lapsed',
};

export const eventOf = (code: string): LockEvent => events[code] ?? 'refused';

const wasMine = (state: LockState): boolean => state === 'mine' || state === 'lost' || state === 'moved';

export function nextLock(state: LockState, event: LockEvent): LockState {
  switch (event) {
    case 'granted':
      return 'mine';
    case 'locked':
      return wasMine(state) ? 'lost' : 'other';
    case 'elsewhere':
      return wasMine(state) ? 'moved' : 'elsewhere';
    case 'lapsed':
      return state;
    case 'refused':
      return 'closed';
    case 'unknown':
      return state === 'asking' ? 'unsure' : state;
    case 'away':
      return isWaiting(state) || state === 'closed' ? state : 'idle';
  }
}

/** Whether it may come free by itself: then it is looked at, and taken when it does. */
export const isWaiting = (state: LockState): boolean =>
  state === 'other' || state === 'lost' || state === 'elsewhere' || state === 'moved';

/** Whether this tab may decide. */
export const canDecide = (state: LockState): boolean => state === 'mine' || state === 'unsure';

/** Whether the person may take the sale by a press. */
export const canTake = (state: LockState): boolean => state === 'elsewhere' || state === 'moved' || state === 'idle';
