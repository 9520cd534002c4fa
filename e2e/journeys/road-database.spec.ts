import { road } from '../lib/road.ts';

road('the same road on a PostgreSQL server given by DATABASE_URL', { givenDatabase: true });
