import { Button, ButtonGroup } from '@pribavka/ui';
import { Toaster } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import { saveShop } from './save-shop.ts';

// The toaster stands once in the application, at its root.
export const ToastButtons = (): ReactElement => (
  <>
    <ButtonGroup>
      <Button onClick={() => void saveShop(async () => undefined)}>Сохранить</Button>
      <Button onClick={() => void saveShop(async () => Promise.reject(new Error('Сервер не ответил')))}>
        Сохранить без связи
      </Button>
    </ButtonGroup>
    <Toaster />
  </>
);
