import { Button, ErrorState, formatDate, Panel, PanelRow, Skeleton } from '@pribavka/ui';
import { useLocale, useMessages } from '@pribavka/ui/messages';
import { type ComponentPropsWithRef, type ReactElement, useState } from 'react';

import { SecondFactorDialog, type SecondFactorCalls, type SecondFactorChange } from './SecondFactorDialog.tsx';
import { secondFactorMessages } from './second-factor.messages.ts';

/** What the server says about the second step of the sign-in. */
export interface SecondFactorStatus {
  /** The second step is on. */
  readonly enabled: boolean;
  /** Since when, ISO date and time; null while it is off. */
  readonly enabledAt: string | null;
  /** The programme asks this account for it: it cannot be switched off. */
  readonly required: boolean;
  /** Recovery codes that were not used yet. */
  readonly recoveryCodesLeft: number;
}

/** Shape of {@link SecondFactorPanel}. */
export interface SecondFactorPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** What the server says about the second step; undefined while it is awaited. */
  readonly status: SecondFactorStatus | undefined;
  /** The status did not come. */
  readonly failed: boolean;
  /** Asks for the status again after a failure. */
  readonly onReload: () => void;
  /** Requests to the server; a rejection is shown at the field it belongs to. */
  readonly calls: SecondFactorCalls;
  /** Something has changed on the server: the status and the sessions must be asked for again. */
  readonly onChanged: () => void;
}

/** Switches the second step of the sign-in on and off; makes new recovery codes. */
export function SecondFactorPanel({
  status,
  failed,
  onReload,
  calls,
  onChanged,
  ...rest
}: SecondFactorPanelProps): ReactElement {
  const messages = useMessages(secondFactorMessages);
  const locale = useLocale();
  const [change, setChange] = useState<SecondFactorChange>();
  return (
    <Panel title={messages.title} {...rest}>
      {!status && !failed && <Skeleton rows={1} height={48} label={messages.loading} />}
      {failed && !status && <ErrorState level={3} title={messages.failed} description={null} onRetry={onReload} />}
      {status && (
        <PanelRow
          label={status.enabled ? messages.enabled : messages.disabled}
          state={status.required ? messages.required : undefined}
          action={
            status.enabled ? (
              <>
                <Button size="sm" onClick={() => setChange('codes')}>
                  {messages.newCodes}
                </Button>
                {!status.required && (
                  <Button size="sm" onClick={() => setChange('off')}>
                    {messages.turnOff}
                  </Button>
                )}
              </>
            ) : (
              <Button size="sm" variant="primary" onClick={() => setChange('on')}>
                {messages.turnOn}
              </Button>
            )
          }
        >
          {status.enabledAt
            ? messages.since(formatDate(status.enabledAt, 'listDayYear', locale), status.recoveryCodesLeft)
            : messages.explain}
        </PanelRow>
      )}
      {change && (
        <SecondFactorDialog change={change} calls={calls} onChanged={onChanged} onClose={() => setChange(undefined)} />
      )}
    </Panel>
  );
}
