import { relative } from 'node:path';

import { type Plugin, transformWithOxc } from 'vite';

/**
 * Compiles the sources of a package in place of Vite, which gives the compiler absolute paths: class names of
 * components are made from the path, and builds in two folders would differ.
 */
export const compileStyled = (name: string, folder: string): Plugin => ({
  name: 'compile-styled',
  transform: {
    filter: { id: /\.tsx?$/ },
    async handler(code, id) {
      const path = relative(folder, id).replaceAll('\\', '/');
      const { code: compiled, map } = await transformWithOxc(code, `/${name}/${path}`, {
        tsconfig: false,
        target: 'es2023',
        sourcemap: true,
        jsx: { runtime: 'automatic' },
        typescript: { onlyRemoveTypeImports: true },
        // base.css knows the components by a class that begins with `sc-`: `ssr` gives it, a display name would take its place.
        plugins: { styledComponents: { displayName: false, ssr: true, minify: true } },
      });
      if (map?.mappings === undefined) throw new Error(`${id}: the compiler gave no source map`);
      return { code: compiled, map: { ...map, mappings: map.mappings, sources: [id] }, moduleType: 'js' };
    },
  },
});
