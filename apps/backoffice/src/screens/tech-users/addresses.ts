/** Lines of a list of addresses, without the empty ones. */
export const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`);

/** An address of the sixth version is read by the browser itself. */
const isIpv6 = (text: string): boolean =>
  /^[\da-f:.]+$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]/`);

/** An address or a network, as the server takes it: `203.0.113.10`, `203.0.113.0/24`, `2001:db8::/32`. */
export function isAddress(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const longest = ipv4.test(address) ? 32 : isIpv6(address) ? 128 : undefined;
  if (longest === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest);
}

export interface AddressMessages {
  readonly wrong: (line: number, text: string) => string;
  readonly many: (limit: number) => string;
}

const mostAddresses = 100;

/** A rule of the form: names the first line that is no address. */
export const addressRule =
  ({ wrong, many }: AddressMessages) =>
  (value: unknown): string | undefined => {
    const lines = linesOf(typeof value === 'string' ? value : '');
    const bad = lines.findIndex((line) => !isAddress(line));
    if (bad !== -1) return wrong(bad + 1, lines[bad] ?? '');
    return lines.length > mostAddresses ? many(mostAddresses) : undefined;
  };

/** Events carry names and points: by https alone, save to a receiver on the very machine the server is tried out on. */
const secure = /^(https:\/\/\S+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/\S*)?)$/i;

/** A rule of the form: an address events may go to. */
export const secureRule =
  (wrong: string) =>
  (value: unknown): string | undefined => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text === '' || secure.test(text) ? undefined : wrong;
  };
