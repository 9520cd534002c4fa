import { useEffect, useState } from 'react';

import type { Problem } from '../problems/problem.ts';
import { useQuery } from './use-query.ts';

export type FileUrl = {
  /** For `src` or `href`; lives as long as the component. */
  url: string | undefined;
  mime: string | undefined;
  loading: boolean;
  problem: Problem | undefined;
  reload: () => Promise<void>;
};

/** A private file as an address for an `<img>`: fetched with the session, kept in the memory of the page. */
export function useFileUrl(id: string | undefined, size?: 'thumb' | 'preview'): FileUrl {
  const file = useQuery(
    'files.get',
    { params: { id: id ?? '' }, query: size ? { size } : {} },
    { enabled: id !== undefined, quiet: 'all' },
  );
  const blob = file.data?.blob;
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- the address belongs to the effect that must revoke it
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return { url, mime: file.data?.mime, loading: file.loading, problem: file.problem, reload: file.reload };
}
