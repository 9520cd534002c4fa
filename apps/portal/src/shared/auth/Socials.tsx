import { useQuery } from '@pribavka/api/react';
import type { ReactElement } from 'react';

/** Where else the programme is. */
export function Socials(): ReactElement {
  const { data } = useQuery('socials.public', {}, { quiet: 'all' });
  return (
    <>
      {data?.map((social) => (
        <a key={social.id} href={social.url} target="_blank" rel="noreferrer">
          {social.iconUrl && <img src={social.iconUrl} alt="" width={16} height={16} />} {social.name}
        </a>
      ))}
    </>
  );
}
