import { SubmitError } from '@pribavka/forms';
import { compose, phoneLength, required } from '@pribavka/forms/rules';
import { Heading, LinkButton, Stack } from '@pribavka/ui';
import { data, Link, useFetcher } from 'react-router';

import { SaleForm } from '../SaleForm';
import type { NewSale } from '../sales';
import { SalesTable } from '../SalesTable';
import { readSales, saveSale } from '../store.server';
import { ThemeSwitch } from '../ThemeSwitch';
import type { Route } from './+types/sales';

const checkPhone = compose(required, phoneLength);

export const meta = () => [{ title: 'Продажи' }];

export const loader = () => ({ sales: readSales() });

/** The browser's rules once more: nobody has to send a form by the form. */
export async function action({ request }: Route.ActionArgs) {
  const sale = (await request.json()) as NewSale;
  const phone = checkPhone(sale.phone);
  if (typeof phone === 'string') return data({ phone }, 400);
  saveSale(sale);
  return null;
}

export default function SalesRoute({ loaderData }: Route.ComponentProps) {
  const { submit } = useFetcher<typeof action>();
  const send = async (sale: NewSale) => {
    await submit({ ...sale }, { method: 'post', encType: 'application/json' });
  };
  return (
    <Stack as="main" gap={24} style={{ padding: 16, maxWidth: 960, margin: '0 auto' }}>
      <Heading level={1}>Продажи</Heading>
      <LinkButton render={<Link to="/?all" />}>Все продажи</LinkButton>
      <ThemeSwitch />
      <SalesTable sales={loaderData.sales} />
      <SaleForm onSend={send} />
    </Stack>
  );
}
