import { UiProvider } from '@pribavka/ui';
import { en } from '@pribavka/ui/locales/en';
import type { ReactElement, ReactNode } from 'react';

import { formsEn } from '../locales/en.ts';

/** Both packages in English. */
export const English = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <UiProvider locale={en} messages={formsEn}>
    {children}
  </UiProvider>
);
