import type { Profile } from '@pribavka/api/react';

import { emptyRegistration, type RegistrationState, type RegistrationStep } from '../state.ts';

/** What a rejected member sent before, as the steps of Registration know it. */
export function applicationOf(profile: Profile): RegistrationState {
  const { store, partner } = profile;
  return {
    ...emptyRegistration,
    inn: partner?.inn ?? '',
    store: store ? { ...store, partnerName: partner?.name ?? '' } : undefined,
    lastName: profile.lastName,
    firstName: profile.firstName,
    middleName: profile.middleName ?? '',
    phone: profile.phone ?? '',
    email: profile.email ?? '',
  };
}

/** The account exists and the consents are given: only what may be wrong is asked about again. */
export const resubmitSteps = (isPhoneVerified: boolean): RegistrationStep[] =>
  isPhoneVerified ? ['work', 'person'] : ['work', 'person', 'phone'];
