import { fieldProblem } from '../../../http/problem.ts';
import { isCommonPassword } from './common-passwords.ts';

export interface PasswordOwner {
  phone?: string | null | undefined;
  email?: string | null | undefined;
  lastName?: string | null | undefined;
  firstName?: string | null | undefined;
}

/** Beyond the pattern of the schema: not a common password, not one's own phone, address or name. */
export function refuseCommon(password: string, owner: PasswordOwner, field = 'password'): void {
  const personalWords = [owner.phone?.slice(1), owner.email?.split('@')[0], owner.lastName, owner.firstName];
  if (
    isCommonPassword(
      password,
      personalWords.filter((word) => typeof word === 'string'),
    )
  ) {
    throw fieldProblem('PASSWORD_COMMON', field);
  }
}
