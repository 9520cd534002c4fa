import { useCommand } from '@pribavka/api/react';
import { Banner, Button, Dialog, Field, RadioGroup, Stack, Text } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { type ReactElement, useState } from 'react';

import { techMessages } from './messages.ts';
import type { Shown } from './SecretDialog.tsx';
import type { Tech } from './TechSheet.tsx';

const messages = techMessages.rotation;
const graces = ['0', '1', '24', '72', '168'] as const;
type Grace = (typeof graces)[number];

export interface RotationProps {
  tech: Tech;
  onClose: () => void;
  onRotated: (shown: Shown) => void;
}

/** A new secret, and how long the old one opens next to it. */
export function Rotation({ tech, onClose, onRotated }: RotationProps): ReactElement {
  const rotate = useCommand('technical.rotateSecret', { invalidates: ['technical.*'] });
  const [grace, setGrace] = useState<Grace>('24');
  const run = async (): Promise<void> => {
    try {
      const made = await rotate.run({
        params: { id: tech.id },
        body: { version: tech.version, graceHours: Number(grace) },
      });
      toast.success(messages.done);
      onRotated({
        name: made.name,
        login: made.login,
        secret: made.secret,
        old: grace === '0' ? techMessages.secret.oldShut : techMessages.secret.old(made.oldValidUntil),
      });
    } catch {
      // The client says why; the dialog stays open.
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title(tech.name)}
      footer={
        <>
          <Button variant="primary" loading={rotate.pending} onClick={() => void run()}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text as="p">{messages.text}</Text>
        <Field group label={messages.label}>
          <RadioGroup<Grace>
            value={grace}
            onValueChange={setGrace}
            options={graces.map((value) => ({ value, label: messages.options[value] }))}
          />
        </Field>
        <Banner tone="info" title={messages.leaked} />
      </Stack>
    </Dialog>
  );
}
