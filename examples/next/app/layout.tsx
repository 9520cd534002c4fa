import '@pribavka/ui/styles.css';

import { themeScript } from '@pribavka/ui';
import type { ReactNode } from 'react';

import { Providers } from './Providers';

export const metadata = { title: 'Продажи' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    // The script changes data-theme before React sees the page.
    <html lang="ru" data-theme="system" data-density="comfortable" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
