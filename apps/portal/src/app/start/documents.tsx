import type { DocumentKind } from '@pribavka/api';
import { documentRoutes, type Documents, loadDocuments } from '@pribavka/api/start';
import { createContext, use, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';

import { loadDocument } from './load-documents.ts';

export interface DocumentsState {
  /** Those that came; none while they are on their way. */
  readonly documents: Documents;
  /** A page drawn at build comes to life before they are here. */
  readonly known: boolean;
  /** Asks once more for those that did not come. */
  readonly retry: () => Promise<void>;
  readonly retrying: boolean;
}

const Context = createContext<DocumentsState | undefined>(undefined);

export interface DocumentsProviderProps {
  initial: Documents | Promise<Documents>;
  children: ReactNode;
}

export function DocumentsProvider({ initial, children }: DocumentsProviderProps): ReactElement {
  const [found, setFound] = useState(initial instanceof Promise ? undefined : initial);
  const [retrying, setRetrying] = useState(false);
  useEffect(() => {
    if (initial instanceof Promise) void initial.then(setFound);
  }, [initial]);
  const value = useMemo<DocumentsState>(() => {
    const documents = found ?? {};
    return {
      documents,
      known: found !== undefined,
      retrying: retrying || found === undefined,
      async retry() {
        const missing = (Object.keys(documentRoutes) as DocumentKind[]).filter((kind) => !documents[kind]);
        setRetrying(true);
        const more = await loadDocuments(loadDocument, missing);
        setFound({ ...documents, ...more });
        setRetrying(false);
      },
    };
  }, [found, retrying]);
  return <Context value={value}>{children}</Context>;
}

/** The programme documents of this page. */
export function useDocuments(): DocumentsState {
  const value = use(Context);
  if (!value) throw new Error('useDocuments is called outside DocumentsProvider: put the screen inside <App>');
  return value;
}
