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

/** What waits for the person. */
export function Tasks({ tasks }: { tasks: readonly Task[] }): ReactElement {
  return (
    <Panel title={messages.tasks}>
      {tasks.length === 0 && <p>{messages.tasksDone}</p>}
      <List>
        {tasks.map((task) => (
          <li key={task.id}>
            <Glyph name={task.glyph} />
            <div>
              <strong>{task.title}</strong>
              {task.text && <p>{task.text}</p>}
              <LinkButton size="sm" render={<Link to={task.to} />}>
                {task.action}
              </LinkButton>
            </div>
          </li>
        ))}
      </List>
    </Panel>
  );
}
