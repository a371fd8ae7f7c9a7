import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { SITE_DEFINE } from './site-define.ts';
import { shakeRouter } from './shake-router-plugin.ts';

const API = 'http://127.0.0.1:4000';
const PROXIED = ['/functions', '/api', '/auth', '/rpc', '/realtime'];
const proxy = Object.fromEntries(PROXIED.map((path) => [path, { target: API, ws: path === '/rpc' }]));

/**
 * Few files compress better than many and cost fewer round trips: the framework, and what several pages share.
 * Everything else stays with its page, and what is loaded on demand (wallet, toasts, strip) in its own chunk.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack[\\/](react-query|query-core))[\\/]/,
  },
  { name: 'shared', test: /apps[\\/]web[\\/]src[\\/](lib|ui)[\\/]/, minShareCount: 4 },
];

export default defineConfig({
  define: SITE_DEFINE,
  plugins: [tailwindcss(), reactRouter(), shakeRouter()],
  build: {
    // A data: URL would need its own hole in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy },
  preview: { proxy },
});
