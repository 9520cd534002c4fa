import { useEffect, useRef, useState } from 'react';

import { useFormParts } from '../context.ts';

/** Where a wizard stands. */
export interface WizardState {
  readonly index: number;
  readonly isLast: boolean;
  readonly back: () => void;
  readonly go: (index: number) => void;
}

/** Steps of a form by their ids; the submit of the form goes on until the last. */
export function useWizard(
  ids: readonly string[],
  held: {
    readonly step?: string | undefined;
    readonly defaultStep?: string | undefined;
    readonly onStepChange?: ((id: string) => void) | undefined;
  } = {},
): WizardState {
  const { core, setGate } = useFormParts();
  const [own, setOwn] = useState(() => Math.max(ids.indexOf(held.defaultStep ?? ''), 0));
  const given = held.step === undefined ? -1 : ids.indexOf(held.step);
  const index = given >= 0 ? given : Math.min(own, ids.length - 1);
  const owners = useRef(new Map<string, number>());

  const go = (to: number): void => {
    for (const name of core.entries.keys()) owners.current.set(name, index);
    core.patchForm({ wrong: [] });
    setOwn(to);
    const id = ids[to];
    if (id !== undefined) held.onStepChange?.(id);
  };

  useEffect(() => {
    setGate({
      next: () => (index < ids.length - 1 ? () => go(index + 1) : undefined),
      showStepOf: (names) => {
        const steps = names.map((name) => owners.current.get(name)).filter((step) => step !== undefined);
        if (steps.length > 0) go(Math.min(...steps));
      },
    });
    return () => setGate(undefined);
  });

  return { index, isLast: index === ids.length - 1, back: () => go(Math.max(index - 1, 0)), go };
}
