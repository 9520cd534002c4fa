import type { SheetStep } from '@pribavka/ui';

/** An arrow in the head of a sheet; off, with a reason, at the end of the page. */
export function sheetStep(id: string | undefined, label: string, onOpen: (id: string) => void): SheetStep {
  return {
    label,
    onStep: () => {
      if (id !== undefined) onOpen(id);
    },
    disabledReason: id === undefined ? 'На этой странице дальше ничего нет' : undefined,
  };
}
