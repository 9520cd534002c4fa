declare module 'virtual:component-props' {
  const props: Record<string, readonly import('../scripts/storybook/props.ts').DocumentedProp[]>;
  export default props;
}

declare module 'virtual:component-entries' {
  const entries: Readonly<Record<string, string>>;
  export default entries;
}

declare module 'virtual:types' {
  const types: Readonly<Record<string, import('../scripts/storybook/props.ts').DocumentedType>>;
  export default types;
}
