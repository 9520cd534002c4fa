import { Source } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

const files = import.meta.glob<string>('../../examples/*/{app,src}/**/*.{ts,tsx,astro}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A file of `examples/` as it is built and used in Chromium: `next/app/Providers.tsx`. */
export function ExampleFile({ path }: { readonly path: string }): ReactElement {
  const code = files[`../../examples/${path}`];
  if (code === undefined) throw new Error(`<ExampleFile path="${path}" />: examples/ has no such file.`);
  return <Source code={code.trim()} language="tsx" />;
}
