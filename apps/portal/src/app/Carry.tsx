import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface Carried {
  readonly to: string;
  readonly state?: object | undefined;
}

/** Finishes a navigation begun before the router was there; its screen is drawn only when it has what was sent to it. */
export function Carry({ carried, children }: { carried: Carried | undefined; children: ReactNode }): ReactNode {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [from] = useState(key);
  const [waiting, setWaiting] = useState(carried !== undefined);
  // Once there, never again: the way back leads to the same entry of the history.
  if (waiting && key !== from) setWaiting(false);
  const go = useEffectEvent((there: Carried) => void navigate(there.to, { state: there.state }));
  useEffect(() => {
    if (carried) go(carried);
  }, [carried]);
  return waiting ? null : children;
}
