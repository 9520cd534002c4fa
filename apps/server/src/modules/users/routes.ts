import { defineHandlers } from '../../http/handlers.ts';
import { updateEmail, sendOwnEmailCode, confirmEmailCode } from './commands/email.ts';
import { removeAvatar, updateFullName, uploadAvatar } from './commands/identity.ts';
import { managesTransaction } from '../../http/handlers.ts';
import { sendPhoneCode, confirmPhoneCode, updatePhone, confirmPhoneUpdate } from './commands/phone.ts';
import { readProfile } from './queries/profile.ts';
import { updateTaxStatus } from './commands/tax-status.ts';
import { resubmitApplication } from './commands/resubmit.ts';

/** What the area answers. */
export const usersRoutes = defineHandlers({
  'users.updateEmail': updateEmail,
  'users.sendEmailCode': sendOwnEmailCode,
  'users.confirmEmailCode': confirmEmailCode,
  'users.updateFullName': updateFullName,
  'users.uploadAvatar': managesTransaction(uploadAvatar),
  'users.removeAvatar': removeAvatar,
  'users.sendPhoneCode': sendPhoneCode,
  'users.confirmPhoneCode': confirmPhoneCode,
  'users.updatePhone': updatePhone,
  'users.confirmPhoneUpdate': confirmPhoneUpdate,
  'users.profile': readProfile,
  'users.updateTaxStatus': updateTaxStatus,
  'users.resubmit': resubmitApplication,
});
