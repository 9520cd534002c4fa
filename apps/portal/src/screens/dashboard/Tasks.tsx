import { Glyph, LinkButton, Panel } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import type { Task } from './tasks.ts';
import { dashboardMessages as messages } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 12px;
  }
  & > li + li {
    padding-top: 16px;
    border-top: 1px solid var(--pb-line-soft);
  }
  & > li > svg {
    margin-top: 5px;
  }
  & strong {
    font-weight: 500;
  }
  & p {
    margin-bottom: 8px;
    overflow-wrap: anywhere;
    color: var(--pb-text-secondary);
    font: var(--pb-type-ui);
  }
`;

interface TasksProps {
  title: string;
  tasks: readonly Task[];
  /** How many of them are done, where they are steps. */
  aside?: string | undefined;
}

/** What waits for the person, or the first steps of a newcomer. */
export function Tasks({ title, tasks, aside }: TasksProps): ReactElement {
  return (
    <Panel title={title} aside={aside}>
      {tasks.length === 0 && <p>{messages.tasksDone}</p>}
      <List>
        {tasks.map(({ id, glyph, title: name, text, act }) => (
          <li key={id}>
            <Glyph name={glyph} />
            <div>
              <strong>{name}</strong>
              {text && <p>{text}</p>}
              {act && (
                <LinkButton size="sm" render={<Link to={act.to} />}>
                  {act.label}
                </LinkButton>
              )}
            </div>
          </li>
        ))}
      </List>
    </Panel>
  );
}
