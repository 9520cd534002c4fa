declare module 'virtual:component-props' {
  const props: Record<string, readonly import('../scripts/storybook/props.ts').DocumentedProp[]>;
  export default props;
}

declare module 'virtual:component-entries' {
  const entries: Readonly<Record<string, string>>;
  export default entries;
}
