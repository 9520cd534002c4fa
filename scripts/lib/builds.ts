import { capture } from './run.ts';
import { whenStale } from './fresh.ts';

const packageSources = [
  'packages/*/src/**/*',
  'packages/*/package.json',
  'packages/*/vite.config.ts',
  'package-lock.json',
];

/** What the packages' own builds use besides. */
const packageTools = [
  'packages/ui/scripts/drawings.ts',
  'packages/ui/codemods.vite.config.ts',
  'codemods/**/*.ts',
  'scripts/lib/{client-mark,client-modules,client-reasons,props,sources,entry-names,component-weights}.ts',
  'scripts/storybook/{markdown,pages,props,reference,story-code,usage}.ts',
  // Pages show files of the examples.
  'examples/*/{app,src}/**/*',
];

async function viteBuild(folder: string): Promise<void> {
  const { code, output } = await capture('vite', ['build', '--logLevel', 'warn'], { cwd: folder });
  if (code !== 0) throw new Error(`Сборка ${folder} не удалась:\n${output}`);
  if (output.trim()) console.log(output.trim());
}

/** Builds the two apps whose sources changed; each reads the packages' sources. */
export async function buildApps(): Promise<string[]> {
  const built: string[] = [];
  for (const app of ['portal', 'backoffice']) {
    const folder = `apps/${app}`;
    const patterns = [
      ...packageSources,
      `${folder}/src/**/*`,
      `${folder}/public/**/*`,
      `${folder}/*.{html,ts,json}`,
      'scripts/lib/{app-vite,app-worker,ahead,in-node,prerender}.ts',
    ];
    const stale = await whenStale(app, patterns, `${folder}/dist/index.html`, async () => {
      console.log(`Собираем ${app === 'portal' ? 'портал' : 'бэк-офис'}…`);
      await viteBuild(folder);
    });
    if (stale) built.push(app);
  }
  return built;
}

/** Builds the server: what it is started from everywhere but while its sources are being changed. */
export async function buildServer(): Promise<void> {
  const patterns = [
    'packages/{api,forms}/src/**/*.ts',
    'packages/{api,forms}/package.json',
    'apps/server/src/**/*.{ts,sql,ttf}',
    'apps/server/*.{ts,json}',
    'package-lock.json',
  ];
  await whenStale('server', patterns, 'apps/server/dist/main.js', () => viteBuild('apps/server'));
}

/** Builds the packages as they are published: modules and declarations in dist. */
export async function buildPackages(): Promise<void> {
  for (const name of ['ui', 'forms', 'api']) {
    await whenStale(
      `package-${name}`,
      [...packageSources, `packages/${name}/tsconfig.build.json`, ...packageTools],
      `packages/${name}/dist`,
      async () => {
        const { code, output } = await capture('npm', ['run', 'build', '--silent', '-w', `packages/${name}`]);
        if (code !== 0) throw new Error(`Сборка пакета ${name} не удалась:\n${output}`);
      },
    );
  }
}
