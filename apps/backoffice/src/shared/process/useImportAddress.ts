import { useSearchParams } from 'react-router-dom';

import type { ImportRoute } from './ImportAction.tsx';

const name = 'import';

/** Which import is open stands in the address: after Login or a reload the person is back in it. */
export function useImportAddress(): {
  opened: string | undefined;
  open: (route: ImportRoute) => void;
  close: () => void;
} {
  const [params, setParams] = useSearchParams();
  const put = (route: ImportRoute | undefined): void =>
    setParams(
      (before) => {
        if (route === undefined) before.delete(name);
        else before.set(name, route);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { opened: params.get(name) ?? undefined, open: put, close: () => put(undefined) };
}
