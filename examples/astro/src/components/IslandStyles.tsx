import { type ReactNode, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

const onServer = typeof document === 'undefined';

/** The browser has styles of its own by the time it takes the island over: these would only outrank them. */
const drop = (style: HTMLStyleElement | null): void => style?.replaceChildren();

/** Drawn after the island's content: by then the sheet holds the styles of all that was drawn. */
function Collected({ sheet }: { readonly sheet: ServerStyleSheet | undefined }) {
  const css = sheet ? sheet.instance.toString() : '';
  return <style ref={drop} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}

/** Astro knows nothing of styled-components: the island brings the styles of what the server drew itself. */
export function IslandStyles({ children }: { readonly children: ReactNode }) {
  const [sheet] = useState(() => (onServer ? new ServerStyleSheet() : undefined));
  return (
    <>
      {sheet ? <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager> : children}
      <Collected sheet={sheet} />
    </>
  );
}
