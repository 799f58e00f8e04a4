import { defineConfig } from 'vite';

/** Builds the terminal program and its worker for Node. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-cli',
    rollupOptions: { input: { patience: 'src/cli/patience.ts', worker: 'src/cli/worker.ts' } },
  },
});
