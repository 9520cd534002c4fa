import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The page and the service have one origin: the tokens are in cookies of the page.
const proxy = { '/api': process.env['API_URL'] ?? 'http://localhost:3000' };

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } });
