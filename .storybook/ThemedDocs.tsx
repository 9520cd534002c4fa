import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren, type ReactElement } from 'react';
import { addons } from 'storybook/preview-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { themes } from 'storybook/theming';

interface Changed {
  globals?: { theme?: string; density?: string };
}

const channel = addons.getChannel();
const current = (): Changed['globals'] =>
  [GLOBALS_UPDATED, SET_GLOBALS].flatMap((event) => (channel.last(event) as Changed[] | undefined) ?? [])[0]?.globals;

/** A page of documentation in the theme of the toolbar; a page without a story has nobody else to set it. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>): ReactElement {
  const [globals, setGlobals] = useState(current);
  useEffect(() => {
    const hear = ({ globals: next }: Changed): void => setGlobals(next);
    channel.on(GLOBALS_UPDATED, hear);
    channel.on(SET_GLOBALS, hear);
    return () => {
      channel.off(GLOBALS_UPDATED, hear);
      channel.off(SET_GLOBALS, hear);
    };
  }, []);
  const isEnglish = new URLSearchParams(location.search).get('id')?.startsWith('guides-english') === true;
  const theme = globals?.theme ?? 'light';
  useEffect(() => {
    document.documentElement.lang = isEnglish ? 'en' : 'ru';
    document.documentElement.dataset['theme'] = theme;
  }, [theme, isEnglish]);
  return (
    <DocsContainer {...props} theme={theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
