import { defineHandlers } from '../../http/handlers.ts';
import { addSocial, updateSocial, orderSocials, deleteSocial, uploadSocialIcon } from './commands/socials.ts';
import { readEditedSocials, readSocials } from './repository.ts';

/** What the area answers. */
export const socialsRoutes = defineHandlers({
  'socials.public': (ctx) => readSocials(ctx.db, true),
  'socials.list': (ctx) => readEditedSocials(ctx.db),
  'socials.add': addSocial,
  'socials.update': updateSocial,
  'socials.order': orderSocials,
  'socials.delete': deleteSocial,
  'socials.uploadIcon': uploadSocialIcon,
});
