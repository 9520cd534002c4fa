import { Markdown } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import types from 'virtual:types';

import { type PageLanguage, typeText } from '../../scripts/storybook/reference.ts';

/** Members of an exported type, from the sources: options of a call, a state, a rule. */
export function TypeReference({
  of,
  lang = 'ru',
}: {
  readonly of: string;
  readonly lang?: PageLanguage;
}): ReactElement {
  const type = types[of];
  if (!type) throw new Error(`<TypeReference of="${of}" />: no entry of ui or forms exports this type.`);
  return <Markdown>{typeText(of, type, lang)}</Markdown>;
}
