import type { DocumentKind } from '@pribavka/api';
import { documentRoutes, type Documents, loadDocuments } from '@pribavka/api/start';
import { createContext, use, useMemo, useState, type ReactElement, type ReactNode } from 'react';

import { loadDocument } from './load-documents.ts';

export interface DocumentsState {
  readonly documents: Documents;
  /** Asks once more for those that did not come. */
  readonly retry: () => Promise<void>;
  /** Asks for all of them again: a page stays open longer than a version stays in force. */
  readonly refresh: () => Promise<void>;
  readonly retrying: boolean;
}

const Context = createContext<DocumentsState | undefined>(undefined);

export function DocumentsProvider({ initial, children }: { initial: Documents; children: ReactNode }): ReactElement {
  const [documents, setDocuments] = useState(initial);
  const [retrying, setRetrying] = useState(false);
  const value = useMemo<DocumentsState>(() => {
    const all = Object.keys(documentRoutes) as DocumentKind[];
    const load = async (kinds: readonly DocumentKind[]): Promise<void> => {
      setRetrying(true);
      const found = await loadDocuments(loadDocument, kinds);
      setDocuments((before) => ({ ...before, ...found }));
      setRetrying(false);
    };
    return {
      documents,
      retrying,
      retry: () => load(all.filter((kind) => !documents[kind])),
      refresh: () => load(all),
    };
  }, [documents, retrying]);
  return <Context value={value}>{children}</Context>;
}

/** The programme documents of this page. */
export function useDocuments(): DocumentsState {
  const value = use(Context);
  if (!value) throw new Error('useDocuments is called outside DocumentsProvider: put the screen inside <App>');
  return value;
}
