'use client';

import { UiProvider } from '@pribavka/ui';
import { useServerInsertedHTML } from 'next/navigation';
import { useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** What styled-components asks of every adopter of the App Router. */
export function StyledRegistry({ children }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return styles;
  });
  const inside = <UiProvider>{children}</UiProvider>;
  return typeof window === 'undefined' ? (
    <StyleSheetManager sheet={sheet.instance}>{inside}</StyleSheetManager>
  ) : (
    inside
  );
}
