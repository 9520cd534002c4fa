import { Banner, Button, Checkbox, CopyButton, DescriptionList, Dialog, Stack } from '@pribavka/ui';
import { type ReactElement, useState } from 'react';

import { techMessages } from './messages.ts';

const messages = techMessages.secret;

/** A secret that has just been made; it lives in the memory of the page and nowhere else. */
export interface Shown {
  readonly name: string;
  readonly secret: string;
  readonly login?: string | undefined;
  /** What becomes of the one before it. */
  readonly old?: string | undefined;
  readonly title?: string | undefined;
}

/** The only time the secret is seen: it is closed by a person who says it is kept. */
export function SecretDialog({ shown, onClose }: { shown: Shown; onClose: () => void }): ReactElement {
  const [kept, setKept] = useState(false);
  const { name, secret, login, old, title } = shown;
  return (
    <Dialog
      open
      alert
      onClose={() => {
        if (kept) onClose();
      }}
      title={title ?? messages.title(name)}
      footer={
        <Button variant="primary" disabledReason={kept ? undefined : messages.notSaved} onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <Stack gap={16}>
        <Banner tone="warning" title={messages.warning}>
          {messages.text}
        </Banner>
        <DescriptionList
          termWidth={80}
          items={[
            ...(login === undefined
              ? []
              : [
                  {
                    term: messages.login,
                    value: (
                      <>
                        <code>{login}</code> <CopyButton text={login} label={messages.copyLogin} />
                      </>
                    ),
                  },
                ]),
            { term: messages.label, value: <code style={{ overflowWrap: 'anywhere' }}>{secret}</code> },
          ]}
        />
        <div>
          <CopyButton text={secret} label={messages.copy} withText size="md" />
        </div>
        {old !== undefined && <Banner tone="info" title={old} />}
        <Checkbox value={kept} onValueChange={setKept}>
          {messages.saved}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
