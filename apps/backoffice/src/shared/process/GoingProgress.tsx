import { announce, ProgressBar } from '@pribavka/ui';
import { type ReactElement, useEffect, useState } from 'react';

import { processMessages as messages } from './messages.ts';
import type { Process } from './useProcess.ts';

/** How far a process is, in a bar and in words; a screen reader hears of every quarter. */
export function GoingProgress({ process }: { process: Process }): ReactElement {
  const { counts, progress } = process;
  const { done, total } = progress;
  // Work that counts nothing on its way has only the bar.
  const said = total !== null && counts.ok + counts.failed > 0 ? messages.going(process, total) : undefined;
  const quarter = Math.floor((done * 4) / Math.max(1, total ?? 1));
  const [step, setStep] = useState({ quarter, said: '' });
  if (said !== undefined && step.quarter !== quarter) setStep({ quarter, said });
  useEffect(() => {
    if (step.said !== '') announce(step.said);
  }, [step]);
  return (
    <ProgressBar label={messages.progress(done, total)} value={done} max={Math.max(1, total ?? 1)} caption={said} />
  );
}
