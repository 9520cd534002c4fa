import type { Output } from '@pribavka/api';
import type { FormulaPart } from '@pribavka/ui/loyalty';

type WireParts = Output<'operations.get'>['formula'];

/** The formula of the wire as the component draws it. */
export const formulaParts = (parts: WireParts): FormulaPart[] =>
  parts.map(({ operator, tone, ...part }) => ({
    ...part,
    operator: operator ?? undefined,
    tone: tone ?? undefined,
  }));
