import { GripVertical, Lock, Pin } from 'lucide-react';
import { useRef, useState, type DragEvent, type KeyboardEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../actions/button/Button.tsx';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Icon } from '../../brand/icon/Icon.tsx';
import { announce } from '../../foundation/announcer/announcer.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { Checkbox } from '../../inputs/checkbox/Checkbox.tsx';
import { SegmentedControl } from '../../inputs/segmented-control/SegmentedControl.tsx';
import { moveColumn, pinColumn, pinOf, toggleColumn, type ColumnPin } from '../table/core/columns.ts';
import { columnPanelMessages } from './column-panel.messages.ts';
import type { ColumnSettingsModel } from './ColumnSettings.types.ts';

const Root = styled.div`
  width: 288px;
  font: var(--pb-type-ui);
  & [data-head] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 6px 8px;
    padding-inline-start: 12px;
    border-block-end: 1px solid var(--pb-line-hair);
  }
  & h3 {
    font: var(--pb-type-ui-strong);
  }
  & ul {
    max-height: 50dvh;
    margin: 0;
    padding: 6px 0;
    overflow-y: auto;
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 30px;
    padding: 0 12px;
    padding-inline-start: 4px;
  }
  & li > svg {
    margin: 0 1px;
    color: var(--pb-text-secondary);
  }
  & li[data-fixed] > span {
    margin-inline-start: 6px;
    color: var(--pb-text-secondary);
  }
  & li[data-over] {
    box-shadow: inset 0 2px 0 var(--pb-accent-fill);
  }
  & li > button:first-child {
    cursor: grab;
  }
  & li > [data-pinned],
  & li > button:last-child {
    margin-inline-start: auto;
  }
  & li > button:last-child:not([data-pinned]) svg {
    opacity: 0.45;
  }
  & li > [data-pinned='start'] svg {
    rotate: 45deg;
  }
  & li > [data-pinned='end'] svg {
    rotate: -45deg;
  }
  & [data-foot] {
    padding: 10px 12px 12px;
    border-block-start: 1px solid var(--pb-line-hair);
  }
  & [data-foot] p {
    margin-block-end: 6px;
    color: var(--pb-text-secondary);
    font: var(--pb-type-table);
  }
`;

/** The inside of «Столбцы»: comes when first opened. */
export function ColumnSettingsPanel<Row>(props: ColumnSettingsModel<Row>): ReactElement {
  const { columns, value: state, onValueChange, density, onDensityChange, onReset } = props;
  const say = useMessages(columnPanelMessages);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const [over, setOver] = useState<string>();
  const dragged = useRef<string | undefined>(undefined);

  const move = (event: KeyboardEvent<HTMLButtonElement>, id: string, header: string): void => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(state.order.length - 1, state.order.indexOf(id) + by));
    onValueChange(moveColumn(state, id, to));
    announce(say.place(header, to + 1, state.order.length));
  };
  const pin = (id: string, header: string, now: ColumnPin | undefined): void => {
    const next = now === undefined ? 'start' : now === 'start' ? 'end' : 'none';
    onValueChange(pinColumn(state, id, next));
    announce(`${header}: ${say[next]}`);
  };
  const drop = (event: DragEvent, id: string): void => {
    event.preventDefault();
    if (dragged.current !== undefined) onValueChange(moveColumn(state, dragged.current, state.order.indexOf(id)));
    dragged.current = undefined;
    setOver(undefined);
  };

  return (
    <Root>
      <div data-head="">
        <h3>{say.title}</h3>
        <Button variant="text" size="sm" onClick={onReset}>
          {say.reset}
        </Button>
      </div>
      <ul aria-label={say.title}>
        {state.order.map((id) => {
          const column = byId.get(id);
          if (!column) return null;
          const fixed = column.hideable === false;
          const side = pinOf(column, state);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is the pointer's way; the keyboard moves by the handle inside
            <li
              key={id}
              draggable
              data-fixed={fixed ? '' : undefined}
              data-over={over === id ? '' : undefined}
              onDragStart={(event) => {
                dragged.current = id;
                event.dataTransfer.effectAllowed = 'move';
              }}
              onDragOver={(event) => {
                event.preventDefault();
                setOver(id);
              }}
              onDragEnd={() => setOver(undefined)}
              onDrop={(event) => drop(event, id)}
            >
              <IconButton
                icon={GripVertical}
                size="mini"
                label={say.move(column.header)}
                onKeyDown={(event) => move(event, id, column.header)}
              />
              {fixed ? (
                <>
                  <Icon as={Lock} size={16} />
                  <span>{column.header}</span>
                </>
              ) : (
                <Checkbox
                  value={!state.hidden.includes(id)}
                  onValueChange={() => onValueChange(toggleColumn(state, id))}
                >
                  {column.header}
                </Checkbox>
              )}
              <IconButton
                icon={Pin}
                size="mini"
                data-pinned={side}
                label={say.pin(column.header, say[side ?? 'none'])}
                onClick={() => pin(id, column.header, side)}
              />
            </li>
          );
        })}
      </ul>
      <div data-foot="">
        <p>{say.density}</p>
        <SegmentedControl
          aria-label={say.density}
          wide
          size="sm"
          value={density}
          onValueChange={onDensityChange}
          options={[
            { value: 'comfortable', label: say.comfortable },
            { value: 'regular', label: say.regular },
            { value: 'compact', label: say.compact },
          ]}
        />
      </div>
    </Root>
  );
}
