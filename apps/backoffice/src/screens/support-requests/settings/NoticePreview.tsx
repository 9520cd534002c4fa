import { useQuery } from '@pribavka/api/react';
import { ErrorState, formatDate, Sheet, Skeleton, Stack } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { settingsMessages } from './messages.ts';
import type { NoticeTemplate } from './Notices.tsx';

const messages = settingsMessages.notices;

const Block = styled.section`
  & h3 {
    margin-bottom: 6px;
    font: var(--pb-type-h3);
  }
  & pre {
    margin: 0;
    padding: 12px;
    border: 1px solid var(--pb-line-hair);
    border-radius: 8px;
    font: var(--pb-type-ui);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & iframe {
    width: 100%;
    height: 420px;
    border: 1px solid var(--pb-line-hair);
    border-radius: 8px;
    background: #fff;
  }
`;

const Part = ({ title, children }: { title: string; children: ReactNode }): ReactElement => (
  <Block>
    <h3>{title}</h3>
    {children}
  </Block>
);

const Text = ({ title, text }: { title: string; text: string | null }): ReactElement | null =>
  text === null ? null : (
    <Part title={title}>
      <pre>{text}</pre>
    </Part>
  );

/** The messages of one event as people last got them. */
export function NoticePreview({
  template: { kind, about, channels, title, text, sms, variables },
  onClose,
}: {
  template: NoticeTemplate;
  onClose: () => void;
}): ReactElement {
  const { data, problem, reload } = useQuery('notifications.preview', { params: { kind } });
  // A code, an invitation, an answer to a guest: it goes at once, and no copy of it is left.
  const isDirect = !channels.includes('feed');
  const template = [isDirect && text === '' ? '' : title, text, sms].filter(Boolean).join('\n\n');
  return (
    <Sheet open title={about} onClose={onClose}>
      {problem && !data && (
        <ErrorState level={3} title={messages.failed} requestId={problem.requestId} onRetry={reload} />
      )}
      {!data && !problem && <Skeleton rows={8} label={messages.loading} />}
      {data && (
        <Stack gap={20}>
          <p>
            {isDirect
              ? messages.direct
              : data.at === null
                ? messages.never
                : messages.at(formatDate(data.at, 'dayMonthYearTime'))}
          </p>
          {!isDirect && <Text title={messages.feed} text={[data.title, data.text].filter(Boolean).join('\n')} />}
          <Text title={messages.sms} text={data.sms} />
          {data.letter && (
            <Part title={messages.letter}>
              <iframe sandbox="" title={messages.previewOf(data.letter.subject)} srcDoc={data.letter.html} />
            </Part>
          )}
          <Text title={messages.letterText} text={data.letter?.text ?? null} />
          <Text title={messages.messenger} text={data.messenger} />
          <Text title={messages.template} text={template} />
          <Text
            title={messages.variables}
            text={
              variables.length === 0 ? null : variables.map(({ name, example }) => `{${name}}: ${example}`).join('\n')
            }
          />
        </Stack>
      )}
    </Sheet>
  );
}
