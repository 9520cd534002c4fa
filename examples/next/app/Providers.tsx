'use client';

import { UiProvider } from '@pribavka/ui';
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Styles of what the server draws go into the page together with it. */
function ServerStyles({ children }: { readonly children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  if (typeof window !== 'undefined') return children;
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}

export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <ServerStyles>
      <UiProvider>{children}</UiProvider>
    </ServerStyles>
  );
}
