import { documentRoutes, type Documents, type LoadDocument, loadDocuments } from '@pribavka/api/start';

import { api } from '../client.ts';

export const loadDocument: LoadDocument = async (kind, signal) =>
  (await api.call(documentRoutes[kind], {}, { signal, quiet: 'all' })).file;

/** Asks for the five documents before the first screen; never fails. */
export const loadProgrammeDocuments = (): Promise<Documents> => loadDocuments(loadDocument);
