/** Where the browser remembers the theme a person chose. */
export const themeKey = 'pb_theme';

/**
 * Text of a script for the `<head>` of a page drawn by a server: it puts the remembered theme on `<html>` before the
 * first paint. Under a strict policy give its `<script>` the nonce of the page. A server component may take it.
 */
export const themeScript: string = `try{var t=localStorage.getItem('${themeKey}');if(/^(light|dark|system)$/.test(t))document.documentElement.dataset.theme=t}catch(e){}`;
