import { guestForms } from './guests.ts';
import { memberForms } from './members.ts';

export * from './form.ts';

/** Every form of the portal that is typed into. */
export const typedForms = [...guestForms, ...memberForms];

const account = 'packages/forms/src/account';

/** Forms with nothing that could be lost, and why. */
export const untypedForms: Readonly<Record<string, string>> = {
  'apps/portal/src/app/session/Reconsent.tsx': 'ticks, given again on purpose',
  'apps/portal/src/screens/login/route.tsx': 'a login the browser fills in, and a password, which nothing holds',
  'apps/portal/src/screens/login/SecondStep.tsx': 'a code of half a minute',
  'apps/portal/src/screens/my-points/withdraw/ConfirmStep.tsx': 'a press; its code is a form of its own',
  'apps/portal/src/screens/profile/deletion/Consequences.tsx': 'a tick, given again on purpose',
  'apps/portal/src/screens/profile/passport/ChangeTaxStatus.tsx': 'a choice of three and a tick',
  'apps/portal/src/screens/profile/support/EndDialog.tsx': 'a mark of five, or none',
  'apps/portal/src/screens/registration/ConsentsStep.tsx': 'ticks; they wait with the steps (state.test.ts)',
  [`${account}/PasswordPanel.tsx`]: 'passwords, which nothing holds',
  [`${account}/password-prompt/Question.tsx`]: 'a password, which nothing holds',
  [`${account}/contacts/CodeForm.tsx`]: 'a code; the one that was sent works on (register.test.ts)',
  [`${account}/SecondFactorDialog.tsx`]: 'a password and a code of half a minute',
  [`${account}/SecondFactorSetUp.tsx`]: 'a code of half a minute',
};
