import { Button, Field, Panel, Stack, TextInput, UiProvider } from '@pribavka/ui';
import { Toaster, toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

export function FirstScreen(): ReactElement {
  const [name, setName] = useState('');
  return (
    <UiProvider>
      <Panel title="Профиль">
        <Stack>
          <Field label="Фамилия" hint="Как в паспорте">
            <TextInput name="lastName" autoComplete="family-name" value={name} onValueChange={setName} />
          </Field>
          <div>
            <Button variant="primary" onClick={() => toast.success(`Сохранили: ${name}`)}>
              Сохранить
            </Button>
          </div>
        </Stack>
      </Panel>
      <Toaster />
    </UiProvider>
  );
}
