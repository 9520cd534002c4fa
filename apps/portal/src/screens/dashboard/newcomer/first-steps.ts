import type { PayoutCard, User } from '../../../shared/contract.ts';
import { profileUrl } from '../../profile/urls.ts';
import { newSaleUrl } from '../../sales/urls.ts';
import { cardTask, emailTask, passportTask, task, type Task } from '../tasks.ts';
import { newcomerMessages as messages } from './newcomer-messages.ts';

const done = (id: string, title: string): Task => ({ id, glyph: 'ok', title });

/** The way of a newcomer to the first points and the first withdrawal, what is done with a tick. */
export function firstSteps(user: User, cards: readonly PayoutCard[] | undefined): Task[] {
  return [
    done('phone', messages.phoneDone),
    user.email === null
      ? task(
          'email',
          'new',
          messages.emailAbsent,
          messages.emailAbsentText,
          messages.emailAbsentAction,
          profileUrl('personal'),
        )
      : user.isEmailVerified
        ? done('email', messages.emailDone)
        : emailTask(user.email),
    task('sale', 'new', messages.firstSale, messages.firstSaleText, messages.firstSaleAction, newSaleUrl()),
    passportTask(user.passport) ?? done('passport', messages.passportDone),
    cards?.length === 0 ? cardTask() : cards && done('card', messages.cardDone),
  ].filter((one) => one !== undefined);
}
