import { saveFile, useApi } from '@pribavka/api/react';

/** Rules of a promotion as a PDF the server makes of its rule. */
export function useRules(): (id: string) => Promise<boolean> {
  const api = useApi();
  return async (id) => {
    const file = await api.call('promotions.rulesFile', { params: { id } }).catch(() => undefined);
    if (file) saveFile(file, 'rules.pdf');
    return file !== undefined;
  };
}
