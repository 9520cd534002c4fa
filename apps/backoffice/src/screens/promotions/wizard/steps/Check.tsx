import type { Output } from '@pribavka/api';
import { DescriptionList, Panel, Skeleton, Stack, Text } from '@pribavka/ui';
import type { ReactElement } from 'react';

import type { PromotionBody } from '../body.ts';
import { wizardMessages } from '../messages.ts';
import { Overlaps } from './Overlaps.tsx';
import { Simulator } from './Simulator.tsx';

const { check: messages } = wizardMessages;

export interface CheckProps {
  described: Output<'promotions.describe'> | undefined;
  preview: Output<'promotions.preview'> | undefined;
  body: PromotionBody | undefined;
  promotionId: string | undefined;
}

/** Step 6: the rule in words, what it meets, what it would have cost. */
export function Check({ described, preview, body, promotionId }: CheckProps): ReactElement {
  return (
    <>
      <Panel title={messages.rule} level={3}>
        {described ? (
          <Stack gap={16}>
            <Text as="p" view="ui-strong">
              {described.sentence}
            </Text>
            <DescriptionList
              termWidth={160}
              items={described.lines.map(({ title, text }, index) => ({
                key: String(index),
                term: title,
                value: text,
              }))}
            />
          </Stack>
        ) : (
          <Skeleton label={messages.rule} />
        )}
      </Panel>
      <Overlaps preview={preview} />
      <Simulator body={body} promotionId={promotionId} />
    </>
  );
}
