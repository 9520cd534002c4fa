import { allPairs, tryPairs } from './testing/pairs.ts';

tryPairs(allPairs);
