import { Source } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import files from 'virtual:example-files';

/** A file of `examples/` as it is built and used in Chromium: `next/app/Providers.tsx`. */
export function ExampleFile({ path }: { readonly path: string }): ReactElement {
  const code = files[path];
  if (code === undefined) throw new Error(`<ExampleFile path="${path}" />: examples/ has no such file.`);
  return <Source code={code.trim()} language="tsx" />;
}
