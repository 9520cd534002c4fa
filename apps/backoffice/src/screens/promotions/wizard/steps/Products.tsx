import { NumberField } from '@pribavka/forms';
import { Grid, Panel, Stack, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { wizardMessages } from '../messages.ts';
import { ruleMessages } from './messages.ts';
import { NamedField } from '../NamedField.tsx';
import type { Sources } from '../sources.ts';

const { labels } = wizardMessages;
const { products: messages } = ruleMessages;
const dearest = 1_000_000_000;

/** Step 3: the goods it holds for, each condition with what is left out of it. */
export function Products({ sources }: { sources: Sources }): ReactElement {
  return (
    <>
      <Panel title={messages.title} level={3}>
        <Stack gap={16}>
          <Text as="p" tone="secondary">
            {messages.hint}
          </Text>
          <Grid min={260} gap={16}>
            <NamedField name="brands" load={sources.brands} />
            <NamedField name="exceptBrands" load={sources.brands} />
            <NamedField name="categories" load={sources.categories} />
            <NamedField name="exceptCategories" load={sources.categories} />
            <NamedField name="products" load={sources.products} />
            <NamedField name="exceptProducts" load={sources.products} />
            <NamedField name="manufacturers" load={sources.manufacturers} />
            <NamedField name="exceptManufacturers" load={sources.manufacturers} />
          </Grid>
        </Stack>
      </Panel>
      <Panel title={messages.price} level={3}>
        <Grid min={200} gap={16}>
          <NumberField
            name="priceFrom"
            label={labels.priceFrom}
            fraction={2}
            suffix={messages.rouble}
            optional
            max={dearest}
          />
          <NumberField
            name="priceTo"
            label={labels.priceTo}
            fraction={2}
            suffix={messages.rouble}
            optional
            max={dearest}
          />
          <NumberField name="minQuantity" label={labels.minQuantity} optional min={1} max={999} />
        </Grid>
      </Panel>
    </>
  );
}
