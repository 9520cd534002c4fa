import {
  Badge,
  Banner,
  Button,
  Checkbox,
  ConfirmHost,
  Dialog,
  Field,
  Select,
  Stack,
  Tabs,
  TextInput,
  confirm,
} from '@pribavka/ui';
import { formatNumber, pluralRu } from '@pribavka/ui/format';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';

const cities = [
  { value: 'tver', label: 'Тверь' },
  { value: 'omsk', label: 'Омск' },
];

export function Controls(): ReactElement {
  const [open, setOpen] = useState(false);
  const [city, setCity] = useState('tver');
  return (
    <Stack>
      <Banner title="С 1 декабря меняются правила" />
      <Field label="Фамилия">
        <TextInput name="lastName" autoComplete="family-name" />
      </Field>
      <Field label="Город">
        <Select options={cities} value={city} onValueChange={setCity} />
      </Field>
      <Checkbox>Согласен</Checkbox>
      <Badge count={3} />
      <Tabs tabs={cities} value="tver" onValueChange={() => undefined} label="Города" />
      <p>
        {formatNumber(12_480)} {pluralRu(12_480, ['балл', 'балла', 'баллов'])}
      </p>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Начислить
      </Button>
      <Button
        onClick={() => {
          void confirm({ title: 'Отправить?' }).then((agreed) => agreed && toast.success('Отправлено'));
        }}
      >
        Отправить
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Начислить баллы">
        Баллы придут сразу
      </Dialog>
      <ConfirmHost />
    </Stack>
  );
}
