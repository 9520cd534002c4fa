import { createLoader, type Loader } from '@pribavka/ui';

/** What the global loader of the page covers the routed view for. */
export const loader: Loader = createLoader();
