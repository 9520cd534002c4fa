import { Button, Stack, Text } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import {
  ConsentField,
  EmailField,
  ErrorSummary,
  Form,
  FormStrip,
  FullNameFields,
  InnField,
  PhoneField,
  QuantityField,
  SubmitButton,
  SubmitError,
  TextField,
  useFieldList,
  useHasUnsavedChanges,
  Wizard,
} from '../index.ts';
import { asyncRule } from '../rules/index.ts';

const meta = preview.meta({ title: 'Формы/Поведение' });

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const busyInn = asyncRule({
  check: async (value) => {
    await pause(600);
    return value === '7707083893' ? 'Партнёр с таким ИНН уже есть' : undefined;
  },
});

function Unsaved(): ReactElement {
  return <Text tone="secondary">{useHasUnsavedChanges() ? 'Есть несохранённые изменения' : 'Всё сохранено'}</Text>;
}

async function sendTo({ email }: { readonly email?: string }): Promise<void> {
  await pause(800);
  if (email === 'busy@mail.ru') throw new SubmitError({ email: 'Этот адрес уже занят' });
  if (email === 'limit@mail.ru') throw new SubmitError({}, ['Сегодня можно отправить не больше трёх анкет']);
  if (email === 'down@mail.ru') throw new TypeError('Failed to fetch');
}

function Timing(): ReactElement {
  const [result, setResult] = useState('');
  return (
    <Stack gap={24}>
      <Text tone="secondary">
        Слова появляются, когда поле оставлено, и прячутся, пока его исправляют. Адреса busy@mail.ru, limit@mail.ru и
        down@mail.ru показывают ответы сервера. ИНН 7707083893 занят.
      </Text>
      <Form<{ email: string }>
        onSubmit={sendTo}
        onSuccess={() => setResult('Анкета отправлена')}
        guardUnsaved
        draft={{ owner: 'reader', area: 'stories', form: 'timing' }}
      >
        <ErrorSummary />
        <PhoneField name="phone" />
        <EmailField name="email" />
        <InnField name="inn" kind="10" asyncRule={busyInn} />
        <ConsentField name="rules" label="Согласен с правилами программы" />
        <FormStrip />
        <Stack direction="row" gap={16} align="center">
          <SubmitButton>Отправить анкету</SubmitButton>
          <Unsaved />
        </Stack>
        <Text>{result}</Text>
      </Form>
    </Stack>
  );
}

export const TimingAndServer = meta.story({
  name: 'Когда говорит и что говорит сервер',
  render: () => <Timing />,
  beforeEach: () => sessionStorage.clear(),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const submit = screen.getByRole('button', { name: 'Отправить анкету' });
    await userEvent.click(submit);
    await waitFor(() => expect(screen.getByRole('region', { name: /В форме 4.ошибки/ })).toBeVisible());
    await expect(screen.getByLabelText('Телефон')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Телефон'), '89123456789');
    await userEvent.type(screen.getByLabelText('Эл. почта'), 'busy@mail.ru');
    await userEvent.type(screen.getByLabelText('ИНН'), '7707329152');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(submit);
    await waitFor(() => expect(screen.getByText('Этот адрес уже занят')).toBeVisible(), { timeout: 5000 });
    await expect(screen.getByLabelText('Эл. почта')).toHaveFocus();
    await userEvent.clear(screen.getByLabelText('Эл. почта'));
    await expect(screen.queryByText('Этот адрес уже занят')).toBeNull();
    await userEvent.type(screen.getByLabelText('Эл. почта'), 'limit@mail.ru{Enter}');
    await waitFor(() => expect(screen.getByText('Сегодня можно отправить не больше трёх анкет')).toBeVisible(), {
      timeout: 5000,
    });
    await expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (912) 345-67-89');
  },
});

export const Steps = meta.story({
  name: 'По шагам',
  render: () => (
    <Form onSubmit={() => pause(500)}>
      <Wizard
        submitLabel="Зарегистрироваться"
        steps={[
          { id: 'phone', title: 'Телефон', content: <PhoneField name="phone" /> },
          { id: 'you', title: 'О вас', content: <FullNameFields /> },
          { id: 'rules', title: 'Согласия', content: <ConsentField name="rules" label="Согласен с правилами" /> },
        ]}
      />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText('Телефон'), '9123456789{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Шаг 2 из 3. О вас' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
    await waitFor(() => expect(screen.getByLabelText('Телефон')).toHaveValue('+7 (912) 345-67-89'));
  },
});

function Positions(): ReactElement {
  const { items, add, remove } = useFieldList<{ serial: string; quantity: number }>('items');
  return (
    <>
      {items.map(({ key, name, index }) => (
        <Stack key={key} direction="row" gap={16} align="end">
          <TextField name={`${name}.serial`} label={`Серийный номер ${index + 1}`} />
          <QuantityField name={`${name}.quantity`} />
          <Button variant="text" onClick={() => remove(index)}>
            {`Убрать ${index + 1}`}
          </Button>
        </Stack>
      ))}
      <div>
        <Button onClick={() => add({ serial: '', quantity: 1 })}>Добавить позицию</Button>
      </div>
    </>
  );
}

export const Lists = meta.story({
  name: 'Списки',
  render: () => (
    <Form onSubmit={() => pause(300)} initialValues={{ items: [{ serial: 'SN-1', quantity: 1 }] }}>
      <Positions />
      <div>
        <SubmitButton>Отправить</SubmitButton>
      </div>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Добавить позицию' }));
    await userEvent.type(screen.getByLabelText('Серийный номер 2'), 'SN-2');
    await userEvent.click(screen.getByRole('button', { name: 'Убрать 1' }));
    await waitFor(() => expect(screen.getByLabelText('Серийный номер 1')).toHaveValue('SN-2'));
  },
});

export const MarksOfFew = meta.story({
  name: 'Помечены обязательные',
  render: () => (
    <Form onSubmit={() => pause(300)} marks="required">
      <TextField name="name" label="Название" />
      <InnField name="inn" optional />
      <PhoneField name="phone" optional />
      <EmailField name="email" optional />
      <div>
        <SubmitButton>Сохранить</SubmitButton>
      </div>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getAllByText('обязательно')).toHaveLength(1);
    await expect(screen.queryByText('необязательно')).toBeNull();
    await expect(screen.getByRole('textbox', { name: 'Название' })).toBeRequired();
  },
});
