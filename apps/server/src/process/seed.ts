import type { Services } from '../http/context.ts';
import { seedDemo } from '../seed/index.ts';

/** Fills an empty demo database; returns the lines about demo accounts. Never in production. */
export async function seedOnFirstRun(services: Services): Promise<readonly string[]> {
  const { demo, demoSeed } = services.config;
  return demo ? seedDemo(services, { mode: demoSeed }) : [];
}
