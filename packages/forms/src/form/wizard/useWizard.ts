import { useIsoLayoutEffect } from '@pribavka/ui';
import { useEffect, useRef, useState } from 'react';

import { useFormParts } from '../context.ts';

/** Where a wizard stands. */
export interface WizardState {
  /** Number of the step, from 0. */
  readonly index: number;
  /** The submit of this step sends the form. */
  readonly isLast: boolean;
  /** Goes one step back; nothing is lost. */
  readonly back: () => void;
  /** Opens a step by its number, whether the fields before it are right or not. */
  readonly go: (index: number) => void;
}

/** What the application holds of a wizard. */
export interface WizardOptions {
  /** Id of the step, held by the application. */
  readonly step?: string | undefined;
  /** Id of the step it opens with when it holds the step itself. @default the first */
  readonly defaultStep?: string | undefined;
  /** Called with the id of the step it goes to. */
  readonly onStepChange?: ((id: string) => void) | undefined;
  /** Fields by step, so that words of the server find a step nobody has opened since the page was loaded. */
  readonly fields?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Asked at a submit: true sends at once, from any step. */
  readonly sends?: (() => boolean) | undefined;
}

/** Steps of a form by their ids; the submit of the form goes on until the last. */
export function useWizard(ids: readonly string[], held: WizardOptions = {}): WizardState {
  const { core, setGate } = useFormParts();
  const [own, setOwn] = useState(() => Math.max(ids.indexOf(held.defaultStep ?? ''), 0));
  const given = held.step === undefined ? -1 : ids.indexOf(held.step);
  const index = given >= 0 ? given : Math.min(own, ids.length - 1);
  const owners = useRef(new Map<string, number>());
  const { fields } = held;
  useIsoLayoutEffect(() => core.expect(Object.values(fields ?? {}).flat()), [core, fields]);

  const go = (to: number): void => {
    for (const name of core.entries.keys()) owners.current.set(name, index);
    core.patchForm({ wrong: [] });
    setOwn(to);
    const id = ids[to];
    if (id !== undefined) held.onStepChange?.(id);
  };

  useEffect(() => {
    setGate({
      next: () => (index < ids.length - 1 && held.sends?.() !== true ? () => go(index + 1) : undefined),
      showStepOf: (names) => {
        const given = ids.map((id) => fields?.[id] ?? []);
        const stepOf = (name: string): number =>
          owners.current.get(name) ?? given.findIndex((own) => own.includes(name));
        const steps = names.map(stepOf).filter((step) => step >= 0);
        if (steps.length > 0) go(Math.min(...steps));
      },
    });
    return () => setGate(undefined);
  });

  return { index, isLast: index === ids.length - 1, back: () => go(Math.max(index - 1, 0)), go };
}
