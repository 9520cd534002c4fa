import type { GlyphName } from '@pribavka/ui';

import type { User } from '../../../shared/contract.ts';
import type { ProfileTab } from '../urls.ts';
import { asideMessages as messages } from './messages.ts';

/** A part of the profile that is filled in or not. */
export interface ProfileStep {
  readonly id: 'phone' | 'email' | 'passport' | 'inn' | 'snils';
  readonly done: boolean;
  readonly glyph: GlyphName;
  readonly text: string;
  /** What to do about it, for the strip of a phone. */
  readonly act: string;
  readonly tab: ProfileTab;
}

/** «Профиль заполнен 3 из 5»: what a payout needs, in the order people fill it in. */
export function profileSteps({ isPhoneVerified, email, isEmailVerified, passport }: User): ProfileStep[] {
  const verified = passport.status === 'verified';
  const checked = { done: verified, ...messages.passport[passport.status] };
  const document = (id: 'inn' | 'snils', known: boolean): ProfileStep => ({
    id,
    done: verified && known,
    glyph: known ? checked.glyph : 'draft',
    text: known ? messages.documents[id] : messages.noDocuments[id],
    act: messages.acts[id],
    tab: 'passport',
  });
  return [
    {
      id: 'phone',
      done: isPhoneVerified,
      glyph: isPhoneVerified ? 'ok' : 'warn',
      text: isPhoneVerified ? messages.phone : messages.phoneUnverified,
      act: messages.acts.phone,
      tab: 'personal',
    },
    {
      id: 'email',
      done: isEmailVerified,
      glyph: isEmailVerified ? 'ok' : email ? 'warn' : 'draft',
      text: isEmailVerified ? messages.email : email ? messages.emailUnverified : messages.noEmail,
      act: email ? messages.acts.email : messages.acts.noEmail,
      tab: 'personal',
    },
    { id: 'passport', ...checked, act: messages.acts.passport, tab: 'passport' },
    document('inn', passport.inn !== null),
    document('snils', passport.snils !== null),
  ];
}

/** What is left for the member to do: data on check wait for others. */
export const stepsLeft = (user: User): ProfileStep[] => {
  const left = profileSteps(user).filter(({ done, glyph }) => !done && glyph !== 'wait');
  // ИНН and СНИЛС stand in the form of the passport: one errand.
  return left.some(({ id }) => id === 'passport') ? left.filter(({ id }) => id !== 'inn' && id !== 'snils') : left;
};
