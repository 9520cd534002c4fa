import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { CopyButton } from '../../actions/copy-button/CopyButton.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { TabPanel, Tabs } from '../../navigation/tabs/Tabs.tsx';
import type { BrandTheme } from '../../theming/create-theme.ts';
import { figmaFiles } from '../../theming/figma.ts';
import type { ThemeInput } from '../../theming/types.ts';

const Code = styled.pre`
  overflow: auto;
  max-height: 320px;
  padding: 12px 16px;
  border: 1px solid var(--pb-line-hair);
  border-radius: var(--pb-radius-sm);
  background: var(--pb-bg-sunken);
`;

const tabs = [
  { value: 'code', label: 'Код' },
  { value: 'css', label: 'CSS' },
  { value: 'tokens', label: 'Токены DTCG' },
  { value: 'figma-light', label: 'Figma: светлая' },
  { value: 'figma-dark', label: 'Figma: тёмная' },
] as const;

type Form = (typeof tabs)[number]['value'];

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const codeOf = (input: ThemeInput): string =>
  [
    "import { ThemeScope } from '@pribavka/ui';",
    "import { createTheme } from '@pribavka/ui/theme';",
    '',
    `export const theme = createTheme(${json(input).replaceAll(/"(\w+)":/g, '$1:')});`,
    '',
    '// <ThemeScope theme={theme}>…</ThemeScope> — часть страницы; theme.css — страница целиком.',
  ].join('\n');

function textOf(form: Form, theme: BrandTheme, input: ThemeInput): string {
  if (form === 'code') return codeOf(input);
  if (form === 'css') return theme.css;
  if (form === 'tokens') return json(theme.tokens);
  return json(figmaFiles(theme)[form === 'figma-light' ? 'light.tokens.json' : 'dark.tokens.json']);
}

/** What a designer takes away: code, styles, tokens, variables of Figma. */
export function Result({ theme, input }: { theme: BrandTheme; input: ThemeInput }): ReactElement {
  const [form, setForm] = useState<Form>('code');
  const text = textOf(form, theme, input);
  return (
    <Stack gap={12}>
      <Tabs label="Вид результата" idPrefix="theme-result" tabs={tabs} value={form} onValueChange={setForm} />
      <TabPanel value={form} idPrefix="theme-result">
        <Stack gap={8}>
          <CopyButton text={text} withText />
          <Code tabIndex={0} aria-label="Результат">
            {text}
          </Code>
        </Stack>
      </TabPanel>
    </Stack>
  );
}
