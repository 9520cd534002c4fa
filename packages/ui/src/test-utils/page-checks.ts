/** Lets the page draw so many frames. */
export const frames = async (count = 2): Promise<void> => {
  for (let at = 0; at < count; at += 1) await new Promise((done) => requestAnimationFrame(done));
};

/** An element in a word or two, for a list of what is wrong. */
export const describeElement = (element: Element): string => {
  const part = (element as HTMLElement).dataset['part'];
  const text = element.textContent.trim().slice(0, 24);
  return `${element.tagName.toLowerCase()}${part === undefined ? '' : `[${part}]`}${text === '' ? '' : ` «${text}»`}`;
};

/** What makes the page scroll sideways, whichever way its lines run; what scrolls by itself does not. */
export const sideways = (place: HTMLElement): string[] => {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== place &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const culprits = [...place.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -0.5 || right > clientWidth + 0.5) && !scrolls(element.parentElement);
  });
  return [`${scrollWidth} px wide in ${clientWidth}: ${culprits.slice(-1).map(describeElement).join()}`];
};
