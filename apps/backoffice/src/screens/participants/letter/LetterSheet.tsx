import { type Input, isProblem, type Output } from '@pribavka/api';
import { useApi, useCommand } from '@pribavka/api/react';
import { DraftNotice, Form, FormStrip, giveUpDrafts, SubmitButton, TextareaField, TextField } from '@pribavka/forms';
import { Banner, Button, ButtonGroup, formatCount, formatNumber, Heading, Sheet, Stack, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';

import type { ChosenRows } from '../../../shared/bulk/bulk-plan.ts';
import { maxLength } from '../../../shared/form/EditSheet.tsx';
import { StartedProcess } from '../../../shared/process/StartedProcess.tsx';
import { letterMessages as messages } from './messages.ts';

type Body = Input<'members.letter'>['body'];
type Plan = Output<'members.letter'>;
type Letter = Pick<Body, 'subject' | 'text'>;

/** A look at the letter: what was typed, with what the server has counted for it. */
interface Look {
  readonly letter: Letter;
  readonly plan: Plan;
  /** The list has changed since it was counted. */
  readonly again?: boolean;
}

export interface LetterSheetProps {
  rows: ChosenRows;
  onClose: () => void;
}

/** «Письмо»: written, looked at with the number of those who get it, sent by a process. */
export function LetterSheet({ rows: { clear, ...rows }, onClose }: LetterSheetProps): ReactElement {
  const api = useApi();
  const send = useCommand('members.letter', { invalidates: ['processes.*', 'members.get'], quiet: 'fields' });
  const [typed, setTyped] = useState<Letter>();
  const [look, setLook] = useState<Look>();
  const [processId, setProcessId] = useState<string | null>(null);
  const [dirty, setDirty] = useState(false);
  const count = async (letter: Letter): Promise<Look> => {
    const plan = await api.call('members.letter', { body: { ...rows, ...letter, preview: true } }, { quiet: 'fields' });
    return { letter, plan };
  };
  const go = async ({ letter, plan }: Look): Promise<void> => {
    try {
      const sent = await send.run({ body: { ...rows, ...letter, expected: plan.eligible } });
      toast.success(messages.started);
      clear();
      setProcessId(sent.processId);
    } catch (error) {
      if (isProblem(error) && error.code === 'BULK_CHANGED') setLook({ ...(await count(letter)), again: true });
    }
  };
  // The sheet has asked, and what is typed was given up.
  const leave = (): void => {
    giveUpDrafts();
    onClose();
  };
  return (
    <Sheet open onClose={leave} title={messages.title} dirty={dirty && processId === null}>
      {processId !== null ? (
        <StartedProcess id={processId} onClose={onClose} />
      ) : look ? (
        <Preview
          look={look}
          pending={send.pending}
          onEdit={() => setLook(undefined)}
          onSend={() => void go(look).catch(() => undefined)}
        />
      ) : (
        <Form<Letter, Look>
          draft={{ area: 'members', form: 'letter' }}
          initialValues={typed ?? {}}
          onSubmit={(letter) => count(letter)}
          onSuccess={(next) => {
            setTyped(next.letter);
            setLook(next);
          }}
        >
          <DraftNotice />
          <Text as="p">{messages.text}</Text>
          <TextField
            name="subject"
            label={messages.subject}
            rules={[maxLength(120)]}
            onValueChange={() => setDirty(true)}
          />
          <TextareaField name="text" label={messages.body} max={4000} rows={8} onValueChange={() => setDirty(true)} />
          <FormStrip />
          <ButtonGroup>
            <SubmitButton>{messages.look}</SubmitButton>
            <Button onClick={onClose}>{messages.cancel}</Button>
          </ButtonGroup>
        </Form>
      )}
    </Sheet>
  );
}

/** Whom the letter misses, and why. */
function missedText({ skipped, eligible, withEmail }: Plan): string {
  const list = skipped
    .map(({ reason, count }) => {
      const forms = messages.reasons[reason];
      return forms ? formatCount(count, forms) : formatNumber(count);
    })
    .join(', ');
  const inApp = eligible - withEmail;
  return [list && messages.skipped(list), inApp > 0 && messages.inApp(inApp)].filter(Boolean).join(' ');
}

interface PreviewProps {
  look: Look;
  pending: boolean;
  onEdit: () => void;
  onSend: () => void;
}

function Preview({ look: { letter, plan, again = false }, pending, onEdit, onSend }: PreviewProps): ReactElement {
  const nobody = plan.eligible === 0;
  return (
    <Stack gap={20}>
      {again && <Banner tone="warning" title={messages.changed} announce />}
      <Banner
        tone={nobody ? 'warning' : 'info'}
        title={nobody ? messages.nobody : messages.plan(plan.eligible, plan.total)}
      >
        {missedText(plan)}
      </Banner>
      <section aria-label={messages.preview}>
        <Stack gap={8}>
          <Text as="p" tone="secondary">
            {messages.preview}
          </Text>
          <Heading level={3}>{letter.subject}</Heading>
          <Text as="p" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {letter.text}
          </Text>
        </Stack>
      </section>
      <ButtonGroup>
        <Button
          variant="primary"
          loading={pending}
          disabledReason={nobody ? messages.nobody : undefined}
          onClick={onSend}
        >
          {messages.send(plan.eligible)}
        </Button>
        <Button onClick={onEdit}>{messages.edit}</Button>
      </ButtonGroup>
    </Stack>
  );
}
