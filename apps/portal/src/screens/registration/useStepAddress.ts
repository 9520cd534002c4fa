import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import type { RegistrationStep } from './state.ts';

/** Opens a step under an address of its own. */
export type GoToStep = (step: RegistrationStep, options?: NavigateOptions) => void;

/** Steps as entries of the history, so that the Back and Forward of the system walk over them. */
export function useStepAddress(): [asked: string | null, go: GoToStep] {
  const [query] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  return [query.get('step'), (step, options) => void navigate({ search: `?step=${step}` }, { state, ...options })];
}
