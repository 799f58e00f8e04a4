import { defineConfig } from 'vite';
import { assemblyScript } from './build/assemblyScript.ts';
import { messages } from './build/messages.ts';

/** Builds the terminal program and its worker for Node. */
export default defineConfig({
  publicDir: false,
  plugins: [messages(), assemblyScript()],
  // Whoever installs the program needs no other package.
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-cli',
    // Whoever passes the bundled packages on passes on their licences, too.
    license: { fileName: 'licences.txt' },
    rollupOptions: { input: { patience: 'src/cli/patience.ts', worker: 'src/cli/worker.ts' } },
  },
});
