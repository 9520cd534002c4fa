import { Banner } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { Sale } from './decision.ts';
import { lockSentence } from './lock-sentence.ts';
import type { LockState } from './lock-state.ts';

/** Why nothing can be decided here now. */
export function LockBanner(props: { state: LockState; sale: Sale; isTyped: boolean }): ReactElement | null {
  const sentence = lockSentence(props.state, props.sale, props.isTyped);
  if (sentence === undefined) return null;
  return <Banner tone={props.state === 'closed' ? 'info' : 'warning'} title={sentence} announce />;
}
