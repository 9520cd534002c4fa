import { readDictionary } from './queries/dictionary.ts';
import { defineHandlers } from '../../http/handlers.ts';

/** What the area answers. */
export const dictionaryRoutes = defineHandlers({
  'dictionary.get': readDictionary,
});
