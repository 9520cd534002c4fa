/**
 * Whether an account waits for nothing about its phone, as sign-in and profile say it. People of the back-office sign
 * in by e-mail and may have no phone: there is nothing to confirm, and a screen that asks for a code would hold them.
 */
export const isPhoneSettled = (account: {
  roleCode: string;
  phone: string | null;
  isPhoneVerified: boolean;
}): boolean => account.isPhoneVerified || (account.roleCode !== 'member' && account.phone === null);
