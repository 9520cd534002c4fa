import { fieldMessage, type FieldMessage } from '../http/problem.ts';
import { quoted } from './text/quoted.ts';

/** A company that has the ИНН already. */
export interface Namesake {
  name: string;
  kpp: string | null;
}

/** Companies a refusal names; a group has more branches than a sentence holds. */
const mostNamed = 3;

/** «Мастерок» (КПП 770701001), «Мастерок» (без КПП) и другие. */
function namesOf(known: readonly Namesake[]): string {
  const named = known
    .slice(0, mostNamed)
    .map(({ name, kpp }) => `${quoted(name)} (${kpp === null ? 'без КПП' : `КПП ${kpp}`})`);
  return named.join(', ') + (known.length > mostNamed ? ' и другие' : '');
}

/**
 * What is asked of a company nobody has yet, whose ИНН others have: which branch it is where it has no КПП, and the КПП
 * of the one that stands without where it has (domain 3.23). An entrepreneur has no КПП and is one by the ИНН.
 */
export function whichBranch(
  { inn, kpp }: { inn: string; kpp: string | null | undefined },
  known: readonly Namesake[],
): FieldMessage | undefined {
  const own = kpp || null;
  if (known.some((one) => one.kpp === own)) return undefined;
  if (own === null) {
    return known.length === 0 ? undefined : fieldMessage('KPP_WHICH', { inn, names: namesOf(known) });
  }
  const without = known.find((one) => one.kpp === null);
  return without && fieldMessage('KPP_MISSING', { inn, name: quoted(without.name) });
}
