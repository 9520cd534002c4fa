import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Nothing but what a new Vite project has: the packages must need no settings. */
export default defineConfig({ plugins: [react()], build: { manifest: true } });
