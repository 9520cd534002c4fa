import {
  BirthDateField,
  CardField,
  DepartmentCodeField,
  EmailField,
  Form,
  FormStrip,
  InnField,
  KppField,
  PhoneField,
  SnilsField,
  SubmitButton,
  TextField,
} from '@pribavka/forms';
import { formsEn, rulesEn } from '@pribavka/forms/locales/en';
import { formsRu } from '@pribavka/forms/locales/ru';
import { inLanguage, maxLength } from '@pribavka/forms/rules';
import { Button, Grid, Panel, SegmentedControl, Stack, ThemeScope, UiProvider } from '@pribavka/ui';
import { BarChart } from '@pribavka/ui/charts';
import { en } from '@pribavka/ui/locales/en';
import { ru } from '@pribavka/ui/locales/ru';
import { defineMessages, useMessages } from '@pribavka/ui/messages';
import { column, DataTable } from '@pribavka/ui/table';
import { createTheme } from '@pribavka/ui/theme';
import { toast } from '@pribavka/ui/toast';
import { FileUpload } from '@pribavka/ui/upload';
import { type ReactElement, useState } from 'react';

interface Order {
  readonly id: string;
  readonly item: string;
  readonly amount: number;
}

const orders: readonly Order[] = Array.from({ length: 12 }, (_, at) => ({
  id: String(at + 1),
  item: `Order ${at + 1}`,
  amount: (at + 1) * 125,
}));
const columns = [
  column<Order>({ id: 'item', header: 'Item', cell: (order) => order.item }),
  column<Order>({ id: 'amount', header: 'Amount', cell: (order) => order.amount, align: 'end' }),
];

/** A brand of the adopter's own: blue, square, dense. */
export const harbour = createTheme({ name: 'harbour', accent: '#1d4ed8', radius: 4, density: 'compact' });

/** Texts of the adopter by the same mechanism. */
const ownMessages = defineMessages('harbour-greeting', { greeting: 'Здравствуйте' });
const inEnglish = { ...formsEn, 'harbour-greeting': { greeting: 'Good afternoon' } };

const Greeting = (): ReactElement => <p>{useMessages(ownMessages).greeting}</p>;

function Orders(): ReactElement {
  const [place, setPlace] = useState({ page: 1, pageSize: 5 });
  const from = (place.page - 1) * place.pageSize;
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={orders.slice(from, from + place.pageSize)}
      getRowId={(order) => order.id}
      total={orders.length}
      paging={{ type: 'numbered', ...place, pageSizes: [5, 10], onPageChange: setPlace }}
    />
  );
}

/** Every mask there is, with labels and errors in English. */
const Customer = (): ReactElement => (
  <Form<Record<string, string>, void> onSubmit={() => Promise.resolve()}>
    <Grid min={240}>
      <PhoneField name="contact" />
      <EmailField name="email" optional />
      <BirthDateField name="birthDate" optional />
      <CardField name="card" optional />
      <InnField name="inn" optional />
      <KppField name="kpp" optional />
      <SnilsField name="snils" optional />
      <DepartmentCodeField name="department" optional />
      <TextField name="note" label="Note" rules={[inLanguage(maxLength(10), rulesEn)]} optional />
    </Grid>
    <FormStrip />
    <SubmitButton>Send</SubmitButton>
  </Form>
);

/** The application of a team that speaks English and has a brand of its own, light or dark. */
export function English(): ReactElement {
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  return (
    <UiProvider locale={en} messages={inEnglish}>
      <ThemeScope theme={harbour} mode={mode} lang="en" style={{ padding: 24 }}>
        <Stack gap={24}>
          <Greeting />
          <SegmentedControl
            aria-label="Look"
            value={mode}
            onValueChange={setMode}
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <Orders />
          <Panel title="Customer">
            <Customer />
          </Panel>
          <FileUpload label="Receipt" url="/files" />
          <Panel title="Orders by week">
            <BarChart
              caption="Orders by week"
              categories={['1–7', '8–14']}
              series={[{ id: 'orders', label: 'Orders', values: [4, 8] }]}
            />
          </Panel>
          <UiProvider locale={ru} messages={formsRu}>
            <div lang="ru">
              <Greeting />
            </div>
          </UiProvider>
          <div>
            <Button onClick={() => toast.success('Saved')}>Save it</Button>
          </div>
        </Stack>
      </ThemeScope>
    </UiProvider>
  );
}
