import { fuzzSuite } from '../test/fuzz/suite.ts';

fuzzSuite('trade');
