import { useApi, useCommand, useInvalidate, useQuery } from '@pribavka/api/react';
import { CardField, deviceSeal, DraftNotice, Form, FormStrip, SubmitButton } from '@pribavka/forms';
import { cardBrand, type CardBrand } from '@pribavka/forms/rules';
import { Button, confirm, EmptyState, hideCard, Panel, PanelRow, Skeleton, Tag } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import { attempt } from '../../../shared/attempt.ts';
import { brandName, cardName } from '../../../shared/cards.ts';
import type { PayoutCard } from '../../../shared/contract.ts';
import { cardsMessages as messages } from '../tab-messages.ts';

const touched = { invalidates: ['cards.list', 'withdrawals.quote'] as const };

/** Cards for payouts: only a mask and a token of the bank are known here. */
export default function Cards(): ReactElement {
  const { data, problem, reload } = useQuery('cards.list');
  const update = useCommand('cards.update', touched);
  const remove = useCommand('cards.delete', touched);

  const makeMain = async (card: PayoutCard): Promise<void> => {
    const changed = await attempt(update.run({ params: { id: card.id }, body: { isDefault: true } }));
    if (changed) toast.success(messages.mainSet);
  };
  const onRemove = async (card: PayoutCard): Promise<void> => {
    const sure = await confirm({
      title: messages.removeTitle(cardName(card)),
      body: messages.removeText,
      confirmLabel: messages.remove,
      danger: true,
    });
    if (sure && (await attempt(remove.run({ params: { id: card.id } })))) toast.success(messages.removed);
  };

  return (
    <>
      <Panel title={messages.title}>
        {!data && !problem && <Skeleton rows={2} height={48} label={messages.loading} />}
        {problem && !data && <SectionError level={3} title={messages.failed} problem={problem} onRetry={reload} />}
        {data?.length === 0 && <EmptyState level={3} title={messages.empty} description={messages.emptyText} />}
        {data?.map((card) => (
          <PanelRow
            key={card.id}
            label={brandName(card.brand)}
            action={
              <>
                {!card.isDefault && (
                  <Button variant="text" size="sm" onClick={() => void makeMain(card)}>
                    {messages.makeMain}
                  </Button>
                )}
                <Button variant="text" size="sm" onClick={() => void onRemove(card)}>
                  {messages.remove}
                </Button>
              </>
            }
          >
            {hideCard(card.mask)} {card.isDefault && <Tag tone="accent">{messages.main}</Tag>}
          </PanelRow>
        ))}
      </Panel>
      <AddCard />
    </>
  );
}

const DRAFT = { area: 'card', seal: deviceSeal };

function AddCard(): ReactElement {
  const api = useApi();
  const invalidate = useInvalidate();
  const [round, setRound] = useState(0);
  const [brand, setBrand] = useState<CardBrand>();
  return (
    <Panel title={messages.add}>
      <Form<{ number: string }>
        key={round}
        draft={DRAFT}
        onSubmit={async ({ number }) => {
          await api.call('cards.create', { body: { number } }, { quiet: 'all' });
        }}
        onSuccess={() => {
          invalidate(['cards.list', 'withdrawals.quote']);
          toast.success(messages.added);
          setRound(round + 1);
          setBrand(undefined);
        }}
      >
        <DraftNotice />
        <CardField
          name="number"
          hint={messages.addHint}
          side={brand && <Tag>{brandName(brand)}</Tag>}
          onValueChange={(number) => setBrand(cardBrand(number))}
        />
        <FormStrip />
        <SubmitButton>{messages.save}</SubmitButton>
      </Form>
    </Panel>
  );
}
