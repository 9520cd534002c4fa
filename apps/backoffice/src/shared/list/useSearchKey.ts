import { isTyping } from '@pribavka/ui/table';
import { type RefObject, useEffect } from 'react';

/** «/» puts the cursor into the search field of the list; by its place on the keyboard, so in any layout. */
export function useSearchKey(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      const asked = event.key === '/' || (event.code === 'Slash' && plain);
      if (!asked || event.defaultPrevented || isTyping(event.target)) return;
      const field = root.current?.querySelector<HTMLInputElement>('input[type=search]');
      // A card or a dialog over the list has the keyboard to itself.
      if (!field || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [root]);
}
