import { defineHandlers } from '../../http/handlers.ts';
import {
  readSecondFactor,
  startOwnEnrolment,
  confirmOwnEnrolment,
  renewRecoveryCodes,
  disableSecondFactor,
} from './commands/own.ts';
import { managesTransaction } from '../../http/handlers.ts';
import { updateSecuritySettings, readSettings } from './commands/settings.ts';
import { takeSecondStep, startEnrolmentAtSignIn, confirmEnrolmentAtSignIn } from './commands/sign-in.ts';

/** What the area answers. */
export const secondFactorRoutes = defineHandlers({
  'secondFactor.status': readSecondFactor,
  'secondFactor.enrol': startOwnEnrolment,
  'secondFactor.confirm': managesTransaction(confirmOwnEnrolment),
  'secondFactor.renewCodes': managesTransaction(renewRecoveryCodes),
  'secondFactor.disable': disableSecondFactor,
  'security.settings': (ctx) => readSettings(ctx.db),
  'security.updateSettings': updateSecuritySettings,
  'auth.secondStep': managesTransaction(takeSecondStep),
  'auth.enrol': startEnrolmentAtSignIn,
  'auth.confirmEnrol': managesTransaction(confirmEnrolmentAtSignIn),
});
