export { nearRegion, readRegion } from './read.ts';
export { type RegionCode, regionNames, regionTable } from './table.ts';
