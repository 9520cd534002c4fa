import { Banner, SegmentedControl } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';
import { styled } from 'styled-components';

import { ComposerForm } from './ComposerForm.tsx';
import { cardMessages } from './messages.ts';
import type { ComposerMode, AgentCard, RequestCard } from './types.ts';
import type { RequestActs } from './useRequestActs.ts';

const messages = cardMessages.composer;
const modes = ['answer', 'note'] as const;

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px;
  border: 1px solid var(--pb-line-strong);
  border-radius: var(--pb-radius-md);
  background: var(--pb-bg-surface);
  /* An answer is as wide as the thread it goes into. */
  --pb-size-form-max: none;
  &[data-mode='note'] {
    border: 1px dashed var(--pb-warning-fill);
    background: var(--pb-warning-subtle);
  }
`;

export interface ComposerProps {
  request: AgentCard;
  versionOf: RequestActs['versionOf'];
  mode: ComposerMode;
  onMode: (mode: ComposerMode) => void;
  templatesOpen: boolean;
  onTemplates: (open: boolean) => void;
  onCard: (card: RequestCard) => void;
  onConflict: () => void;
}

/** Where the next word is written; an answer and a note each have a draft and files of their own. */
export function Composer({ request, mode, onMode, ...rest }: ComposerProps): ReactElement {
  const newest = request.messages.at(-1);
  const [read, setRead] = useState(newest?.id);
  const news = newest !== undefined && newest.id !== read && newest.author !== 'system';
  const sent = (card: RequestCard): void => {
    // What the person sent himself is no news.
    setRead(card.messages.at(-1)?.id);
    rest.onCard(card);
  };
  return (
    <Root data-mode={mode} aria-label={messages.modes[mode]}>
      {news && <Banner tone="info" title={messages.news} announce onClose={() => setRead(newest.id)} />}
      <SegmentedControl
        aria-label={messages.modes.answer}
        size="sm"
        value={mode}
        onValueChange={onMode}
        options={modes.map((value) => ({ value, label: messages.modes[value] }))}
      />
      {modes.map((each) => (
        <div key={each} id={`support-${each}`} hidden={each !== mode}>
          <ComposerForm {...rest} mode={each} request={request} onSent={sent} />
        </div>
      ))}
    </Root>
  );
}
