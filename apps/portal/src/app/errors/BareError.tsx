import type { ReactElement } from 'react';

import { appWords } from '../words.ts';

/** The page of failures without anything that must be fetched. */
export function BareError(): ReactElement {
  const words = appWords.serverError;
  return (
    <main id="main" tabIndex={-1}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <button type="button" onClick={() => globalThis.location.reload()}>
        {words.retry}
      </button>
    </main>
  );
}
