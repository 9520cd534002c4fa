declare module '*.svg' {
  /** Left out where a page is drawn in plain Node: `drawn`. */
  const address: string | undefined;
  export default address;
}
