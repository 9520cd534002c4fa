let holders = 0;
let before: { overflow: string; gutter: string } | undefined;

/** Stops the page from scrolling until the returned function is called. The bar keeps its place: no jump. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  holders += 1;
  if (holders === 1) {
    before = { overflow: style.overflow, gutter: style.getPropertyValue('scrollbar-gutter') };
    if (window.innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
    style.overflow = 'hidden';
  }
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders > 0 || !before) return;
    style.overflow = before.overflow;
    style.setProperty('scrollbar-gutter', before.gutter);
    before = undefined;
  };
}
