export { aheadCall, type AheadCall, type AheadPlan, type AheadScreen } from './plan.ts';
export { type AheadAnswers, type AheadOptions, sendAhead } from './send.ts';
export { endAhead } from './answers.ts';
export { aheadTransport } from './transport.ts';
