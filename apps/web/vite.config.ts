import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { CHUNKS } from './chunks.ts';
import { documentation } from './documentation/documentation-plugin.ts';
import { SITE_DEFINE } from './site-define.ts';

const API = 'http://127.0.0.1:4000';
const PROXIED = ['/functions', '/api', '/v2/api', '/sourcify', '/auth', '/rpc', '/realtime'];
const proxy = Object.fromEntries(PROXIED.map((path) => [path, { target: API, ws: path === '/rpc' }]));

export default defineConfig({
  define: SITE_DEFINE,
  plugins: [documentation(), tailwindcss(), reactRouter()],
  build: {
    // A data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // The first load lists 300 files, and each character of a hash costs it a byte.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  server: { proxy },
  preview: { proxy },
});
