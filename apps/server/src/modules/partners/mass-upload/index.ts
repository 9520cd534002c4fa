import { defineHandlers } from '../../../http/handlers.ts';
import { startMassUpload, templateOf } from '../../mass-upload/start.ts';
import { massUpload, partnersUpload } from './job.ts';

export const massUploadHandlers = defineHandlers({
  'partners.massUploadTemplate': (ctx) => templateOf(partnersUpload, ctx.query.format),
  'partners.massUpload': (ctx) => startMassUpload(ctx, partnersUpload, massUpload, ctx.body.dryRun === 'true'),
});
