import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const API = 'http://127.0.0.1:4000';
const PROXIED = ['/functions', '/api', '/auth', '/rpc', '/realtime'];
const proxy = Object.fromEntries(PROXIED.map((path) => [path, { target: API, ws: path === '/rpc' }]));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // A data: URL would need its own hole in the content security policy.
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy },
  preview: { proxy },
});
