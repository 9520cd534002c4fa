import { fieldMessage, type FieldMessage } from '../http/problem.ts';
import { quoted } from './text/quoted.ts';

/** A company that has the ИНН already. */
export interface Namesake {
  name: string;
  kpp: string | null;
}

/** Companies a refusal names; a group has more branches than a sentence holds. */
const mostNamed = 3;

/**
 * What is asked of a company without a КПП whose ИНН branches have: which of them it is, or the КПП of a new one (domain
 * 3.23). An entrepreneur has no КПП and is one by the ИНН.
 */
export function whichBranch(inn: string, known: readonly Namesake[]): FieldMessage | undefined {
  if (known.every(({ kpp }) => kpp === null)) return undefined;
  const named = known
    .slice(0, mostNamed)
    .map(({ name, kpp }) => `${quoted(name)} (${kpp === null ? 'без КПП' : `КПП ${kpp}`})`);
  const names = named.join(', ') + (known.length > mostNamed ? ' и другие' : '');
  return fieldMessage('KPP_WHICH', { inn, names });
}
