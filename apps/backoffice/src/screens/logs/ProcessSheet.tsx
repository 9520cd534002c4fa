import type { ReactElement } from 'react';

import { ProcessCard } from '../../shared/process/ProcessPanel.tsx';
import { type Process, useProcess } from '../../shared/process/useProcess.ts';
import { Sheet, type SheetPlace } from '../../shared/sheet/Sheet.tsx';
import { logsMessages } from './messages.ts';

const messages = logsMessages.card;

/** One process, followed while it goes on. */
export function ProcessSheet({ place }: { place: SheetPlace }): ReactElement {
  const query = useProcess(place.id);
  return (
    <Sheet<Process>
      place={place}
      query={query}
      size="lg"
      name={logsMessages.processes.one}
      previous={messages.previousProcess}
      next={messages.nextProcess}
      title={({ number, title }) => `${logsMessages.processes.one} ${number}: ${title}`}
      render={(process) => <ProcessCard process={process} reload={query.reload} named />}
    />
  );
}
