import { onePairEach, tryPairs } from './testing/pairs.ts';

// Each peculiarity with one importer; with all of them in every-file-all.http.test.ts, beyond the gate.
tryPairs(onePairEach);
