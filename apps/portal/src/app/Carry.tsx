import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

export interface Carried {
  readonly to: string;
  readonly state?: object | undefined;
}

/** Finishes a navigation begun before the router was there; its screen is drawn only when it has what was sent to it. */
export function Carry({ carried, children }: { carried: Carried | undefined; children: ReactNode }): ReactNode {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(carried);
  useEffect(() => {
    if (!waiting) return;
    void navigate(waiting.to, { state: waiting.state });
    // oxlint-disable-next-line react/set-state-in-effect -- the router has to be asked once before anything is drawn
    setWaiting(undefined);
  }, [navigate, waiting]);
  return waiting ? null : children;
}
