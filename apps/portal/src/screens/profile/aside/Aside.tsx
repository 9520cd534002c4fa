import { Icon, Panel, SegmentedControl, Switch, themes, useTheme } from '@pribavka/ui';
import { Download, FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { appMessages } from '../../../app/messages.ts';
import { useDocuments } from '../../../app/start/documents.tsx';
import type { User } from '../../../shared/contract.ts';
import { documentMessages, documentOrder } from '../../../shared/documents.ts';
import { useMailing } from '../documents/useMailing.ts';
import { asideMessages as messages } from './messages.ts';
import { Steps } from './Steps.tsx';

const Root = styled.aside`
  display: grid;
  gap: 24px;
  align-content: start;
  min-width: 0;
  & [data-part='steps'] {
    display: none;
  }
  @media (min-width: 90em) {
    & [data-part='steps'] {
      display: block;
    }
  }
`;

const Look = styled.div`
  display: grid;
  gap: 16px;
`;

const Documents = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li {
    border-top: 1px solid var(--pb-line-soft);
  }
  & a {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr) 18px;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    padding: 8px 0;
    color: inherit;
    font: var(--pb-type-ui);
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & a:hover {
    color: var(--pb-accent-text);
  }
`;

/** What stands next to every tab: how much is filled in, the look, the documents of the programme. */
export default function Aside({ user }: { user: User }): ReactElement {
  const [theme, setTheme] = useTheme();
  const isMember = user.roleCode === 'member';
  return (
    <Root aria-label={messages.label}>
      {isMember && (
        <div data-part="steps">
          <Steps user={user} />
        </div>
      )}
      <Panel title={appMessages.theme.title}>
        <Look>
          <SegmentedControl
            aria-label={appMessages.theme.title}
            wide
            value={theme}
            onValueChange={setTheme}
            options={themes.map((value) => ({ value, label: appMessages.theme[value] }))}
          />
          {isMember && <MailingSwitch />}
        </Look>
      </Panel>
      <ProgrammeDocuments />
    </Root>
  );
}

function MailingSwitch(): ReactElement {
  const { on, pending, toggle } = useMailing();
  return (
    <Switch side="end" value={on ?? false} disabled={on === undefined || pending} onValueChange={toggle}>
      {messages.mailing}
    </Switch>
  );
}

function ProgrammeDocuments(): ReactElement | null {
  const { documents } = useDocuments();
  const published = documentOrder.flatMap((kind) => {
    const file = documents[kind];
    return file ? [{ kind, url: file.url, name: file.name }] : [];
  });
  if (published.length === 0) return null;
  return (
    <Panel title={messages.documentsTitle}>
      <Documents>
        {published.map(({ kind, url, name }) => (
          <li key={kind}>
            <a href={url} download={name} aria-label={messages.download(documentMessages.full[kind])}>
              <Icon as={FileText} size={18} />
              {documentMessages.full[kind]}
              <Icon as={Download} size={18} />
            </a>
          </li>
        ))}
      </Documents>
    </Panel>
  );
}
