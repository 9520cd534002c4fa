import { nearRegion, readRegion } from '@pribavka/api';

import { fieldMessage, type FieldMessage } from '../http/problem.ts';

/** What is said of a region the list does not have, with the one it is like. */
export function regionIssue(text: string): FieldMessage {
  const near = nearRegion(text);
  return near ? fieldMessage('REGION_NEAR', { name: near.name }) : { code: 'REGION_UNKNOWN' };
}

/**
 * A region as it is stored: by its name in the list. `present` is what the record has now and stays as it is; undefined:
 * there is no such region.
 */
export function storedRegion(text: string, present?: string | null): string | undefined {
  const region = text.trim();
  return region === present ? region : readRegion(region);
}
