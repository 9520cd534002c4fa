import { Button, ErrorState, formatDate, Panel, PanelRow, Skeleton } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';

import { SecondFactorDialog, type SecondFactorCalls, type SecondFactorChange } from './SecondFactorDialog.tsx';
import { secondFactorWords as words } from './words.ts';

/** Where the second step of an account stands. */
export interface SecondFactorStatus {
  readonly enabled: boolean;
  /** ISO date and time. */
  readonly enabledAt: string | null;
  /** The programme asks this account for it: it cannot be switched off. */
  readonly required: boolean;
  readonly recoveryCodesLeft: number;
}

/** Shape of {@link SecondFactorPanel}. */
export interface SecondFactorPanelProps {
  readonly status: SecondFactorStatus | undefined;
  /** The status did not come. */
  readonly failed: boolean;
  readonly onReload: () => void;
  readonly calls: SecondFactorCalls;
  /** Something has changed on the server: the status and the sessions are to be asked for anew. */
  readonly onChanged: () => void;
}

/** Switches the second step of the sign-in on and off; the recovery codes anew. */
export function SecondFactorPanel({
  status,
  failed,
  onReload,
  calls,
  onChanged,
}: SecondFactorPanelProps): ReactElement {
  const [change, setChange] = useState<SecondFactorChange>();
  return (
    <Panel title={words.title}>
      {!status && !failed && <Skeleton rows={1} height={48} label={words.loading} />}
      {failed && !status && <ErrorState level={3} title={words.failed} description={null} onRetry={onReload} />}
      {status && (
        <PanelRow
          label={status.enabled ? words.enabled : words.disabled}
          state={status.required ? words.required : undefined}
          action={
            status.enabled ? (
              <>
                <Button size="sm" onClick={() => setChange('codes')}>
                  {words.newCodes}
                </Button>
                {!status.required && (
                  <Button size="sm" onClick={() => setChange('off')}>
                    {words.turnOff}
                  </Button>
                )}
              </>
            ) : (
              <Button size="sm" variant="primary" onClick={() => setChange('on')}>
                {words.turnOn}
              </Button>
            )
          }
        >
          {status.enabledAt
            ? words.since(formatDate(status.enabledAt, 'listDayYear'), status.recoveryCodesLeft)
            : words.explain}
        </PanelRow>
      )}
      {change && (
        <SecondFactorDialog change={change} calls={calls} onChanged={onChanged} onClose={() => setChange(undefined)} />
      )}
    </Panel>
  );
}
