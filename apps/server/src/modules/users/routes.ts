import { consentsHandlers } from '../documents/consents.ts';
import { emailHandlers } from './email.ts';
import { identityHandlers } from './identity.ts';
import { phoneHandlers } from './phone.ts';
import { profileHandlers } from './profile.ts';
import { resubmitHandlers } from './resubmit.ts';

export const usersHandlers = {
  ...profileHandlers,
  ...phoneHandlers,
  ...emailHandlers,
  ...identityHandlers,
  ...consentsHandlers,
  ...resubmitHandlers,
};
