import { isCommonPassword, isPersonalPassword, type PasswordOwner } from '@pribavka/forms/rules';

import { fieldProblem } from '../../../http/problem.ts';

/** What is on everybody's mind here. */
const ofTheProgramme = ['балл', 'баллы', 'акция', 'продавец'];

/** Beyond the pattern of the schema: not a common password, not one's own phone, address or name. */
export function refuseCommon(password: string, owner: PasswordOwner, field = 'password'): void {
  if (isCommonPassword(password, ofTheProgramme)) throw fieldProblem('PASSWORD_COMMON', field);
  if (isPersonalPassword(password, owner)) throw fieldProblem('PASSWORD_PERSONAL', field);
}
