import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import type { RegistrationStep } from './state.ts';

export interface StepAddress {
  /** The step the address asks for. */
  readonly asked: string | null;
  /** Opens a step under an address of its own. */
  readonly go: (step: RegistrationStep, options?: NavigateOptions) => void;
  /** The step before, as the Back of the system would. */
  readonly back: (step: RegistrationStep) => void;
}

/** Steps as entries of the history, so that the Back and Forward of the system walk over them. */
export function useStepAddress(): StepAddress {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: { from?: string } | null };
  const navigate = useNavigate();
  const asked = query.get('step');
  const from = asked ?? 'work';
  return {
    asked,
    go: (step, options) => void navigate({ search: `?step=${step}` }, { state: { ...state, from }, ...options }),
    back: (step) => {
      // Without an entry to go back to, as after an address that was typed, the step takes the place of this one.
      if (state?.from === step) void navigate(-1);
      else void navigate({ search: `?step=${step}` }, { state: { ...state, from: undefined }, replace: true });
    },
  };
}
