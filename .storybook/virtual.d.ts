declare module 'virtual:component-props' {
  const props: Record<string, readonly import('../scripts/storybook/props.ts').DocumentedProp[]>;
  export default props;
}

declare module 'virtual:component-entries' {
  const entries: Readonly<Record<string, string>>;
  export default entries;
}

declare module 'virtual:entry-reference' {
  export const entries: Readonly<Record<string, import('../scripts/storybook/entry-reference.ts').DocumentedEntry>>;
  export const messages: readonly import('../scripts/lib/types/messages.ts').MessageTable[];
}

declare module 'virtual:example-files' {
  const files: Readonly<Record<string, string>>;
  export default files;
}

declare module 'virtual:types' {
  const types: Readonly<Record<string, import('../scripts/storybook/props.ts').DocumentedType>>;
  export default types;
}
