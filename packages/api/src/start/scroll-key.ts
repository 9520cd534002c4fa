/**
 * Under what the place of a page is kept (`getKey` of React Router's `ScrollRestoration`): the key of its entry. The
 * first entry of every page that is loaded has one and the same, `default`, so it goes by its address: another page
 * opened in the tab begins at its top.
 */
export const scrollKey = ({ key, pathname, search }: { key: string; pathname: string; search: string }): string =>
  key === 'default' ? pathname + search : key;
