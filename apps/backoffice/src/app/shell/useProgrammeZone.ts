import { useQuery } from '@pribavka/api/react';
import { setProgrammeZone } from '@pribavka/forms/rules';
import { useEffect } from 'react';

import { useFirstScreenUp } from '../../shared/first-screen.ts';

/** The days this page shows and offers are those of the programme: its zone is a setting, in the dictionary. */
export function useProgrammeZone(): void {
  const enabled = useFirstScreenUp();
  const zone = useQuery('dictionary.get', {}, { quiet: 'all', enabled }).data?.settings.timezone;
  useEffect(() => {
    if (zone) setProgrammeZone(zone);
  }, [zone]);
}
