import { Columns3 } from 'lucide-react';
import { lazy, Suspense, type ReactElement } from 'react';

import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { Skeleton } from '../../feedback/loading/Skeleton.tsx';
import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { useMessages } from '../../foundation/messages/context.ts';
import { Popover } from '../../overlays/popover/Popover.tsx';
import { initialColumnState, type Density } from '../table/core/columns.ts';
import { toolbarMessages } from '../toolbar/toolbar.messages.ts';
import type { ColumnSettingsProps } from './ColumnSettings.types.ts';
import type { ColumnSettingsPanel as Panel } from './ColumnSettingsPanel.tsx';

const ColumnSettingsPanel = lazy(async () => ({
  default: (await import('./ColumnSettingsPanel.tsx')).ColumnSettingsPanel,
})) as unknown as typeof Panel;

/** Which columns, in which order, pinned where, how dense. Dragged by the pointer, moved by ↑ ↓ on the handle. */
export function ColumnSettings<Row>(props: ColumnSettingsProps<Row>): ReactElement {
  const { columns, value, defaultValue, onValueChange, density, defaultDensity, onDensityChange, onReset, ...rest } =
    props;
  const say = useMessages(toolbarMessages);
  const [state, setState] = useControllable({
    value,
    defaultValue: defaultValue ?? initialColumnState(columns),
    onValueChange,
  });
  const [rows, setRows] = useControllable<Density>({
    value: density,
    defaultValue: defaultDensity ?? 'regular',
    onValueChange: onDensityChange,
  });
  const reset = (): void => {
    setState(initialColumnState(columns));
    setRows('regular');
  };
  return (
    <Popover
      label={say.columns}
      placement="bottom-end"
      flush
      trigger={<IconButton icon={Columns3} variant="secondary" size="sm" label={say.columnsButton} {...rest} />}
    >
      <Suspense fallback={<Skeleton shape="text" rows={8} style={{ width: 264, padding: 12 }} />}>
        <ColumnSettingsPanel
          columns={columns}
          value={state}
          onValueChange={setState}
          density={rows}
          onDensityChange={setRows}
          onReset={onReset ?? reset}
        />
      </Suspense>
    </Popover>
  );
}
