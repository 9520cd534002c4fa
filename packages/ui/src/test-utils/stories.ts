import type { ComponentType } from 'react';

type Loaded = Record<string, { Component: ComponentType }>;

const files = import.meta.glob<Loaded>('../**/*.stories.tsx');

/** The stories that between them draw every component: each is walked through all modes. */
const key: Record<string, readonly string[]> = {
  '../actions/button/Button': ['Variants', 'OnSlab'],
  '../actions/actions': ['IconButtons', 'Copy', 'Resend'],
  '../actions/states': ['Icons', 'Copies', 'Links'],
  '../brand/brand': ['Marks', 'Stones'],
  '../brand/glyph/Glyph': ['All'],
  '../brand/states': ['Pictures', 'Cuts', 'Charts'],
  '../charts/Charts': ['Bars', 'Lines'],
  '../data/table/DataTable': ['Basic', 'Loading'],
  '../data/export/ExportButton': ['States'],
  '../data/toolbar/TableToolbar': ['Whole'],
  '../date/states': ['Fields'],
  '../date/Dates': ['Typed', 'Period', 'WithTime'],
  '../date/Parts': ['Calendar', 'OneMonth'],
  '../feedback/Feedback': ['Failed', 'Skeletons', 'Loader', 'Overlay', 'Banners'],
  '../feedback/states/states': ['Errors', 'Lists'],
  '../feedback/list/InfiniteList': ['ByButton'],
  '../feedback/loading/Loading': ['Signs'],
  '../feedback/toast/Toast': ['Center'],
  '../inputs/states': ['Invalid', 'Closed', 'ReadOnly', 'Busy', 'Small'],
  '../inputs/checkbox/Checkbox': ['States'],
  '../inputs/inputs': ['ChoiceControls', 'ChipsAndTags', 'NumbersAndText'],
  '../inputs/one-time-code/OneTimeCode': ['States'],
  '../inputs/password-input/PasswordInput': ['NewPassword'],
  '../inputs/select/Select': ['States'],
  '../inputs/text-input/TextInput': ['States'],
  '../layout/accordion/Accordion': ['Open'],
  '../layout/states': ['Stacks', 'Panels', 'TextElements'],
  '../layout/layout': ['Figures', 'Panels', 'Lists'],
  '../loyalty/loyalty': ['Formulas', 'Slab', 'Strips', 'Coins', 'PointsForms'],
  '../loyalty/states': ['Pictures', 'Balances'],
  '../media/photo-viewer/PhotoViewer': ['Receipts'],
  '../navigation/navigation': ['Steps', 'PagesAndCrumbs'],
  '../navigation/tabs/Tabs': ['Fits'],
  '../shell/states': ['Portal', 'Backoffice'],
  '../shell/Shell': ['PortalFrame', 'BackofficeFrame'],
  '../shell/error/ErrorScreen': ['NotFound', 'ServerError'],
  '../stress/LongText': ['Fields', 'Actions', 'Layout', 'Navigation', 'Messages'],
  '../upload/file-upload/FileUpload': ['Ready', 'Settings'],
};

export interface NamedStory {
  name: string;
  /** The story with the decorators of the Storybook, before its play function. */
  load: () => Promise<ComponentType>;
}

export const keyStories: readonly NamedStory[] = Object.entries(key).flatMap(([file, names]) =>
  names.map((name) => ({
    name: `${file.slice(3)} ${name}`,
    load: async () => {
      const story = (await files[`${file}.stories.tsx`]?.())?.[name];
      if (!story) throw new Error(`No story ${name} in ${file}.stories.tsx: mend the list in test-utils/stories.ts.`);
      return story.Component;
    },
  })),
);
