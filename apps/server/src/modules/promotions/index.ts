export { promotionsJobs } from './jobs.ts';
export { promotionsWaitingFor, visibleTo } from './queries/list.ts';
export { badgeOf, benefitOf } from './texts/badges.ts';
export { aboutProduct, holdsInStore, livePromotion, promotionLines } from './queries/short.ts';
export { promotionsRoutes } from './routes.ts';
