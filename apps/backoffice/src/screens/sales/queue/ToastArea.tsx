import { useToastArea } from '@pribavka/ui';
import { type ReactElement, useRef } from 'react';

/** Pixels over the lower edge of the photo where its tools are. */
const tools = 68;

/** Toasts stay over the photo: on its sides are the next sale and the next decision. */
export function ToastArea(): ReactElement {
  const area = useRef<HTMLDivElement>(null);
  useToastArea(area, true, tools);
  return <div ref={area} data-part="toast-area" aria-hidden />;
}
