import '@pribavka/ui/styles.css';

import { themeScript, UiProvider } from '@pribavka/ui';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    // The script changes data-theme before React sees the page.
    <html lang="ru" data-theme="system" data-density="comfortable" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <UiProvider>{children}</UiProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
