import { russianZones, zoneNames } from '@pribavka/api';
import { Field, Panel, Select, Switch } from '@pribavka/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

import { noticesMessages as messages } from './messages.ts';
import type { ChangeSettings, NoticeSettings } from './useNoticeSettings.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 16px;
  margin-top: 12px;
  & > :last-child {
    grid-column: 1 / -1;
  }
`;

const Hint = styled.p`
  color: var(--pb-text-secondary);
  font: var(--pb-type-ui);
`;

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

const times = (own: string) =>
  (hours.includes(own) ? hours : [...hours, own].toSorted()).map((value) => ({ value, label: value }));

const ofShop = 'shop';

/** When nothing is to ring, in the person's own zone. */
export function Quiet({
  settings: { quiet, timezone },
  onChange,
}: {
  settings: NoticeSettings;
  onChange: ChangeSettings;
}): ReactElement {
  return (
    <Panel title={messages.quietTitle}>
      <Switch side="end" value={quiet.on} onValueChange={(on) => onChange({ quiet: { ...quiet, on } })}>
        {messages.quiet}
      </Switch>
      <Hint>{messages.quietHint}</Hint>
      {quiet.on && (
        <Row>
          <Field label={messages.from}>
            <Select
              options={times(quiet.from).filter(({ value }) => value !== quiet.until)}
              value={quiet.from}
              onValueChange={(from) => onChange({ quiet: { ...quiet, from } })}
            />
          </Field>
          <Field label={messages.until}>
            <Select
              options={times(quiet.until).filter(({ value }) => value !== quiet.from)}
              value={quiet.until}
              onValueChange={(until) => onChange({ quiet: { ...quiet, until } })}
            />
          </Field>
          <Field label={messages.zone}>
            <Select
              options={[
                { value: ofShop, label: messages.ofShop },
                ...russianZones.map((value) => ({ value, label: zoneNames[value] })),
              ]}
              value={timezone ?? ofShop}
              onValueChange={(zone) => onChange({ timezone: zone === ofShop ? null : zone })}
            />
          </Field>
        </Row>
      )}
    </Panel>
  );
}
