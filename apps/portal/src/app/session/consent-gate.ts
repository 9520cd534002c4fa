interface Gate {
  promise: Promise<boolean>;
  open: (agreed: boolean) => void;
}

let gate: Gate | undefined;
const listeners = new Set<() => void>();

function put(next: Gate | undefined): void {
  gate = next;
  for (const listener of listeners) listener();
}

/** Calls the server refuses until the member agrees to the new documents wait here; false when he leaves. */
export function waitForConsent(): Promise<boolean> {
  if (!gate) {
    let open: Gate['open'] = () => undefined;
    const promise = new Promise<boolean>((resolve) => {
      open = resolve;
    });
    put({ promise, open });
    return promise;
  }
  return gate.promise;
}

/** Lets everything that waits go on, or be refused. */
export function answerConsent(agreed: boolean): void {
  const waiting = gate;
  if (!waiting) return;
  put(undefined);
  waiting.open(agreed);
}

export const isConsentWaitedFor = (): boolean => gate !== undefined;

export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
