import { fillVariables, openVariables } from '@pribavka/api';
import { useQuery, useSession } from '@pribavka/api/react';
import { Button, Dialog, ErrorState, SearchInput, Skeleton, Stack, Text } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';
import { styled } from 'styled-components';

import { cardMessages } from './messages.ts';
import type { AgentCard } from './types.ts';
import { variablesOf } from './variables.ts';

const messages = cardMessages.templates;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 20px;
  min-height: 240px;
  & ul {
    max-height: 320px;
    overflow: auto;
  }
  & li button {
    width: 100%;
    padding: 8px 12px;
    border: 0;
    border-radius: var(--pb-radius-sm);
    background: none;
    color: var(--pb-text-primary);
    text-align: start;
    cursor: pointer;
  }
  & li button:hover {
    background: var(--pb-bg-hover);
  }
  & li button[aria-pressed='true'] {
    background: var(--pb-bg-selected);
    font-weight: 600;
  }
  & blockquote {
    padding: 12px 16px;
    border-radius: var(--pb-radius-md);
    background: var(--pb-accent-subtle);
    color: var(--pb-text-primary);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @media (max-width: 47.99em) {
    grid-template-columns: minmax(0, 1fr);
    & ul {
      max-height: 200px;
    }
  }
`;

export interface TemplatesDialogProps {
  request: AgentCard;
  onInsert: (text: string) => void;
  onClose: () => void;
}

/** Ready answers, those of the category first, with everything in its place before anything is sent. */
export function TemplatesDialog({ request, onInsert, onClose }: TemplatesDialogProps): ReactElement {
  const query = useQuery('support.templates');
  const { profile } = useSession();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  const all = query.data ?? [];
  const wanted = search.trim().toLowerCase();
  const found = all
    .filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => Number(b.category === request.category.code) - Number(a.category === request.category.code));
  const template = found.find(({ id }) => id === chosen);
  const text = template && fillVariables(template.text, variablesOf(request, profile?.firstName ?? ''));
  const places = text === undefined ? [] : openVariables(text);
  return (
    <Dialog
      open
      size="lg"
      title={messages.title}
      onClose={onClose}
      footer={
        <Button
          variant="primary"
          disabledReason={text === undefined ? messages.choose : undefined}
          onClick={() => text !== undefined && onInsert(text)}
        >
          {messages.insert}
        </Button>
      }
    >
      {query.problem && !query.data && (
        <ErrorState level={3} onRetry={query.reload} requestId={query.problem.requestId} />
      )}
      {query.loading && <Skeleton label={messages.title} />}
      {query.data?.length === 0 && <Text as="p">{messages.none}</Text>}
      {all.length > 0 && (
        <Columns>
          <Stack gap={8}>
            <SearchInput aria-label={messages.search} value={search} onValueChange={setSearch} />
            {found.length === 0 && <Text tone="secondary">{messages.nothing}</Text>}
            <ul aria-label={messages.title}>
              {found.map(({ id, title }) => (
                <li key={id}>
                  <button type="button" aria-pressed={id === chosen} onClick={() => setChosen(id)}>
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </Stack>
          <section aria-label={messages.preview}>
            {text === undefined ? (
              <Text tone="secondary">{messages.choose}</Text>
            ) : (
              <Stack gap={8}>
                <Text tone="secondary">{messages.preview}</Text>
                <blockquote>{text}</blockquote>
                {places.length > 0 && <Text tone="secondary">{messages.unfilled(places.join(', '))}</Text>}
              </Stack>
            )}
          </section>
        </Columns>
      )}
    </Dialog>
  );
}
