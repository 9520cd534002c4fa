import { road } from '../lib/road.ts';

road('a sale becomes money on an empty data folder', {});
