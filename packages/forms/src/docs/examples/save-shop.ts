import { notify, toast } from '@pribavka/ui/toast';

/** No React here: a client, a store, a worker's answer may report as well. */
export async function saveShop(save: () => Promise<void>): Promise<void> {
  try {
    await save();
    toast.success('Магазин сохранён');
  } catch (error) {
    notify.error('Магазин не сохранён', {
      id: 'save-shop',
      description: error instanceof Error ? error.message : String(error),
      actions: [{ label: 'Повторить', onAction: () => void saveShop(save) }],
    });
  }
}
