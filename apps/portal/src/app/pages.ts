import type { ScreenName } from '@pribavka/api';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Load = () => Promise<ComponentType>;

/** A screen's own chunk; named exports only, so the chunk says which of its exports is the screen. */
const loads = {
  login: async () => (await import('../screens/login/Login.tsx')).Login,
  registration: async () => (await import('../screens/registration/Registration.tsx')).Registration,
  'restore-password': async () => (await import('../screens/restore-password/RestorePassword.tsx')).RestorePassword,
  'email-confirm': async () => (await import('../screens/email-confirm/EmailConfirm.tsx')).EmailConfirm,
  dashboard: async () => (await import('../screens/dashboard/Dashboard.tsx')).Dashboard,
  sales: async () => (await import('../screens/sales/Sales.tsx')).Sales,
  'my-points': async () => (await import('../screens/points/MyPoints.tsx')).MyPoints,
  promotions: async () => (await import('../screens/promotions/Promotions.tsx')).Promotions,
  'promotion-detail': async () => (await import('../screens/promotion-detail/PromotionDetail.tsx')).PromotionDetail,
  nomenclature: async () => (await import('../screens/nomenclature/Nomenclature.tsx')).Nomenclature,
  profile: async () => (await import('../screens/profile/Profile.tsx')).Profile,
} as const satisfies Partial<Record<ScreenName, Load>>;

export type PageName = keyof typeof loads;
export const pageNames = Object.keys(loads) as PageName[];

const lazily = (load: Load): LazyExoticComponent<ComponentType> => lazy(async () => ({ default: await load() }));

export const pages = Object.fromEntries(pageNames.map((name) => [name, lazily(loads[name])])) as Record<
  PageName,
  LazyExoticComponent<ComponentType>
>;

/** Begins to fetch a screen before it is asked for. A failure is the screen's to show. */
export function preload(name: PageName): void {
  void loads[name]().catch(() => undefined);
}
