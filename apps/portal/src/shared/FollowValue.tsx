import { useFormValue } from '@pribavka/forms';
import { useStableCallback } from '@pribavka/ui';
import { useEffect } from 'react';

export interface FollowValueProps {
  /** Name of a field of the form around. */
  name: string;
  onValue: (value: string) => void;
}

/** Hands a value of a form to what is asked outside of it, whether it was typed or came back with a draft. */
export function FollowValue({ name, onValue }: FollowValueProps): null {
  const value = useFormValue<string>(name) ?? '';
  const hand = useStableCallback(onValue);
  useEffect(() => hand(value), [hand, value]);
  return null;
}
