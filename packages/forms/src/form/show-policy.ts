/**
 * When a field's findings are on the screen. Rules always run; this decides only what a person sees.
 *
 * - `pristine`: not visited, nothing is shown.
 * - `editing`: being edited, old words are hidden and new ones wait.
 * - `shown`: left with or without a change, or a submit was tried.
 */
export type ShowState = 'pristine' | 'editing' | 'shown';

/** What happens to a field. `change` is by hand when the field holds the focus. */
export type ShowEvent =
  | { readonly type: 'change'; readonly byHand: boolean }
  | { readonly type: 'blur' }
  | { readonly type: 'submit' }
  | { readonly type: 'reset' };

/** The next state; specification §5: rules fire on blur. */
export function nextShow(state: ShowState, event: ShowEvent): ShowState {
  switch (event.type) {
    case 'change':
      if (event.byHand) return 'editing';
      // A value put in by the program is checked live where findings are already seen, and stays silent elsewhere.
      return state;
    case 'blur':
    case 'submit':
      return 'shown';
    case 'reset':
      return 'pristine';
    default:
      return event satisfies never;
  }
}
