import { isPhoneDue, type Output } from '@pribavka/api';

type SignedIn = Pick<Output<'auth.login'>, 'roleCode' | 'status' | 'isPhoneVerified' | 'statusReason'> &
  Partial<Pick<Output<'auth.login'>, 'secondStep' | 'challenge'>>;

/** What Login does after the server knew the person. */
export type Outcome =
  | { readonly kind: 'enter' }
  | { readonly kind: 'second'; readonly step: 'code' | 'enrolment'; readonly challenge: string }
  | { readonly kind: 'phone' }
  | { readonly kind: 'moderation' }
  | { readonly kind: 'rejected'; readonly reason: string | null }
  | { readonly kind: 'blocked'; readonly reason: string | null }
  | { readonly kind: 'deleted' };

/**
 * A member who is not let in yet would find an empty form again, because his tokens are dropped
 * outside the public screens (specification §2): Login explains instead.
 */
export function outcomeOf(signedIn: SignedIn): Outcome {
  const { status, statusReason, secondStep, challenge } = signedIn;
  if (secondStep && challenge) return { kind: 'second', step: secondStep, challenge };
  switch (status) {
    case 'rejected':
      return { kind: 'rejected', reason: statusReason };
    case 'blocked':
      return { kind: 'blocked', reason: statusReason };
    case 'deleted':
      return { kind: 'deleted' };
    case 'moderation':
      return { kind: isPhoneDue(signedIn) ? 'phone' : 'moderation' };
    case 'confirmed':
      return { kind: isPhoneDue(signedIn) ? 'phone' : 'enter' };
  }
}
