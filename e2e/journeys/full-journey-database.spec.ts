import { fullJourney } from '../lib/full-journey.ts';

fullJourney('the same journey on a PostgreSQL server given by DATABASE_URL', { givenDatabase: true });
