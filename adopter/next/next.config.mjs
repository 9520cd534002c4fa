/** Nothing about the packages: they need no settings here either. */
export default {
  compiler: { styledComponents: true },
  // Next would look for a TypeScript of its own; types are checked by the other adopter.
  typescript: { ignoreBuildErrors: true },
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { root: import.meta.dirname },
};
