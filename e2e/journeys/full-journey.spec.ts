import { fullJourney } from '../lib/full-journey.ts';

fullJourney('a sale becomes money on an empty data folder', { tag: '@gate' });
