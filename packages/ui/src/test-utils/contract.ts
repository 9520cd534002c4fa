export { stateNames } from '../foundation/contract/states.ts';
