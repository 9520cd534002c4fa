import { useEffect, useState } from 'react';

import type { Problem } from '../problems/problem.ts';
import { useQuery } from './use-query.ts';

export type FileUrl = {
  /** For `src` or `href`; lives as long as the component. */
  url: string | undefined;
  /** Media type of the file: `image/webp`. */
  mime: string | undefined;
  /** The file has not come, and there is no address to show. */
  loading: boolean;
  /** Why the file did not come. */
  problem: Problem | undefined;
  /** Asks for the file again; settles when its address is in place. */
  reload: () => Promise<void>;
};

/** The id of a file of which an answer gives the private address, as `avatarUrl` does. */
const idOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * A private file as an address for an `<img>`, which sends no session of its own: fetched with the session and kept in
 * the memory of the page, once for everything that shows it.
 *
 * @param file Id of the file, or the private address an answer gives.
 */
export function useFileUrl(file: string | undefined, size?: 'thumb' | 'preview'): FileUrl {
  const answer = useQuery(
    'files.get',
    { params: { id: idOf(file ?? '') }, query: size ? { size } : {} },
    { enabled: file !== undefined, immutable: true, quiet: 'all' },
  );
  const blob = answer.data?.blob;
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
  return { url, mime: answer.data?.mime, loading: answer.loading, problem: answer.problem, reload: answer.reload };
}
