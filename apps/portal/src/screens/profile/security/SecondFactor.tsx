import { isProblem, type Output } from '@pribavka/api';
import { useApi, useInvalidate, useQuery } from '@pribavka/api/react';
import { Form, FormStrip, PasswordField, SubmitButton, SubmitError } from '@pribavka/forms';
import { Button, Dialog, ErrorState, formatDate, Panel, PanelRow, Skeleton } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { RecoveryCodes } from '../../../shared/second-factor/RecoveryCodes.tsx';
import { SetUp } from '../../../shared/second-factor/SetUp.tsx';
import { secondStepWords, switchWords as words } from '../../../shared/second-factor/words.ts';

type Change = 'on' | 'off' | 'codes';

/** Switches the second step of the sign-in on and off; the recovery codes anew. */
export function SecondFactor(): ReactElement {
  const { data, problem, reload } = useQuery('secondFactor.status');
  const [change, setChange] = useState<Change>();
  return (
    <Panel title={secondStepWords.title}>
      {!data && !problem && <Skeleton rows={1} height={48} label={words.loading} />}
      {problem && !data && <ErrorState level={3} title={words.failed} description={null} onRetry={reload} />}
      {data && (
        <PanelRow
          label={data.enabled ? words.enabled : words.disabled}
          state={data.required ? words.required : undefined}
          action={
            data.enabled ? (
              <>
                <Button size="sm" onClick={() => setChange('codes')}>
                  {words.newCodes}
                </Button>
                {!data.required && (
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
          {data.enabledAt
            ? words.since(formatDate(data.enabledAt, 'listDayYear'), data.recoveryCodesLeft)
            : words.explain}
        </PanelRow>
      )}
      {change && <ChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </Panel>
  );
}

/** The password first: a session found open changes nothing (the server asks for it as well). */
function ChangeDialog({ change, onClose }: { change: Change; onClose: () => void }): ReactElement {
  const api = useApi();
  const invalidate = useInvalidate();
  const [enrolment, setEnrolment] = useState<Output<'secondFactor.enrol'>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const done = (): void => {
    invalidate(['secondFactor.status', 'sessions.list']);
    onClose();
  };
  const prove = async ({ password }: { password: string }): Promise<void> => {
    await api.call('auth.reauthenticate', { body: { password } }, { quiet: 'all' });
    if (change === 'on') setEnrolment(await api.call('secondFactor.enrol', {}, { quiet: 'all' }));
    else if (change === 'codes') {
      setCodes((await api.call('secondFactor.renewCodes', {}, { quiet: 'all' })).recoveryCodes);
    } else await api.call('secondFactor.disable', {}, { quiet: 'all' });
  };
  const confirm = async (code: string): Promise<void> => {
    try {
      setCodes((await api.call('secondFactor.confirm', { body: { code } }, { quiet: 'all' })).recoveryCodes);
    } catch (error) {
      const ofField = isProblem(error) && error.code === 'SECOND_STEP_WRONG';
      throw ofField ? new SubmitError({ code: error.messages }) : error;
    }
  };
  return (
    <Dialog open title={words.titles[change]} onClose={codes ? done : onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={done} />
      ) : enrolment ? (
        <SetUp {...enrolment} confirm={confirm} onDone={() => toast.success(words.turnedOn)} />
      ) : (
        <Form<{ password: string }>
          onSubmit={prove}
          onSuccess={() => {
            if (change !== 'off') return;
            toast.success(words.turnedOff);
            done();
          }}
        >
          <PasswordField name="password" label={words.password} />
          <FormStrip />
          <SubmitButton wide>{words.proceed}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}
