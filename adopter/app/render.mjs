// Draws every page with renderToString in plain Node and leaves the markup for the test that hydrates it.
import { writeFileSync } from 'node:fs';

const complaints = [];
console.error = (...words) => complaints.push(words.join(' '));
const { render } = await import('./dist-ssr/render.js');
const drawn = render();
for (const [name, { html }] of Object.entries(drawn)) {
  if (!/<\w.*>[^<]+</.test(html)) complaints.push(`${name}: nothing is drawn: ${html}`);
  if (html.includes('file:')) complaints.push(`${name}: a path of the server's disk is in the markup`);
}
writeFileSync('dist-ssr/drawn.json', JSON.stringify(drawn));
for (const complaint of complaints) console.log(complaint);
console.log(`${Object.keys(drawn).length} pages`);
process.exit(complaints.length === 0 ? 0 : 1);
