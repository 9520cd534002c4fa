import { defineConfig } from 'vite';

import { appConfig } from '../../scripts/lib/app-vite.ts';

const server = `http://localhost:${process.env['API_PORT'] ?? '3000'}`;

export default defineConfig(appConfig({ base: '/admin/', proxy: { '/api': server, '/dev': server } }));
