/** Saves a text as a file of this name. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Prints a text alone, without the page around it. */
export function printText(title: string, text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: view } = frame;
  if (!paper || !view) return;
  const heading = paper.createElement('h1');
  heading.textContent = title;
  const body = paper.createElement('pre');
  body.textContent = text;
  paper.title = title;
  paper.body.append(heading, body);
  view.addEventListener('afterprint', () => frame.remove());
  view.print();
}
