import { readSources, type SourceFile } from '../lib/sources.ts';
import { domainFree } from './domain-free.ts';
import { environment } from './environment.ts';
import { importLaw } from './import-law.ts';
import { links } from './links.ts';
import { primitives } from './primitives.ts';
import { quotes } from './quotes.ts';
import type { Finding, Rule } from './rule.ts';
import { rawSql } from './raw-sql.ts';
import { serverAreas } from './server-areas.ts';
import { spokenTexts } from './spoken-texts.ts';
import { staticStyles } from './styles.ts';

export const houseRules: readonly Rule[] = [
  importLaw,
  staticStyles,
  primitives,
  links,
  environment,
  rawSql,
  domainFree,
  serverAreas,
  quotes,
  spokenTexts,
];

/** Every house rule over the given files (all sources by default). */
export function runHouseRules(files: readonly SourceFile[] = readSources()): Array<Finding & { rule: string }> {
  return houseRules.flatMap((rule) =>
    files.flatMap((file) => rule.check(file).map((finding) => ({ ...finding, rule: rule.name }))),
  );
}
