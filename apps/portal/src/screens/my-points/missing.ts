import type { Problem } from '@pribavka/api';

/** The record of an address is nobody's here, whatever stands in the address; asking again would not help. */
export const isMissing = ({ kind }: Problem): boolean =>
  kind === 'not_found' || kind === 'forbidden' || kind === 'validation';
