import { readPublicFile, readFile } from './queries/files.ts';
import { defineHandlers } from '../../http/handlers.ts';

/** What the area answers. */
export const filesRoutes = defineHandlers({
  'files.get': readFile,
  'files.public': readPublicFile,
});
