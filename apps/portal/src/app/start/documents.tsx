import type { DocumentKind } from '@pribavka/api';
import { documentRoutes, type Documents, loadDocuments } from '@pribavka/api/start';
import { createContext, use, useMemo, useState, type ReactElement, type ReactNode } from 'react';

import { loadDocument } from './load-documents.ts';

export interface DocumentsState {
  readonly documents: Documents;
  /** Asks once more for those that did not come. */
  readonly retry: () => Promise<void>;
  readonly retrying: boolean;
}

const Context = createContext<DocumentsState | undefined>(undefined);

export function DocumentsProvider({ initial, children }: { initial: Documents; children: ReactNode }): ReactElement {
  const [documents, setDocuments] = useState(initial);
  const [retrying, setRetrying] = useState(false);
  const value = useMemo<DocumentsState>(
    () => ({
      documents,
      retrying,
      async retry() {
        const missing = (Object.keys(documentRoutes) as DocumentKind[]).filter((kind) => !documents[kind]);
        setRetrying(true);
        const found = await loadDocuments(loadDocument, missing);
        setDocuments({ ...documents, ...found });
        setRetrying(false);
      },
    }),
    [documents, retrying],
  );
  return <Context value={value}>{children}</Context>;
}

/** The programme documents of this page. */
export function useDocuments(): DocumentsState {
  const value = use(Context);
  if (!value) throw new Error('useDocuments is called outside DocumentsProvider: put the screen inside <App>');
  return value;
}
