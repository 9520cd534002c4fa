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

// Regions of rules and shops: a hundred or two, read for every line of every sale.
const read = new Map<string, string>();
const mostRead = 1000;

/**
 * A region by its name in the list, one the list does not have as it is. Sales and their rules keep the spelling of their
 * day: they are compared by this.
 */
export function listedRegion(region: string): string {
  let name = read.get(region);
  if (name === undefined) {
    if (read.size >= mostRead) read.clear();
    name = readRegion(region) ?? region;
    read.set(region, name);
  }
  return name;
}
