import { everythingSlower } from '../test-utils/matrix/everything-slower.ts';

everythingSlower(6);
