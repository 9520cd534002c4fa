/** Both sheets of the form, one part of the build. */
export { Correct } from '../outbox/Correct.tsx';
export { NewSale } from './NewSale.tsx';
