import { defineHandlers } from '../../http/handlers.ts';
import { updateEmail, sendOwnEmailCode, confirmEmailCode } from './email.ts';
import { updateFullName, uploadAvatar } from './identity.ts';
import { ownTransactions } from '../../http/handlers.ts';
import { sendPhoneCode, confirmPhoneCode, updatePhone, confirmPhoneUpdate } from './phone.ts';
import { readProfile } from './profile.ts';
import { resubmitApplication } from './resubmit.ts';

/** What the area answers. */
export const usersRoutes = defineHandlers({
  'users.updateEmail': updateEmail,
  'users.sendEmailCode': sendOwnEmailCode,
  'users.confirmEmailCode': confirmEmailCode,
  'users.updateFullName': updateFullName,
  'users.uploadAvatar': ownTransactions(uploadAvatar),
  'users.sendPhoneCode': sendPhoneCode,
  'users.confirmPhoneCode': confirmPhoneCode,
  'users.updatePhone': updatePhone,
  'users.confirmPhoneUpdate': confirmPhoneUpdate,
  'users.profile': readProfile,
  'users.resubmit': resubmitApplication,
});
