import { defineConfig } from 'vitest/config'

/** `node_modules/.bin/vitest --project server` runs one package. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server',
          root: 'packages/server',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          // One throwaway database server with a migrated template; each test file makes its own database from it.
          globalSetup: ['src/testing/global.ts'],
          // Its files share two processes, as those of the web do.
          isolate: false,
          setupFiles: ['src/testing/close-houses.ts'],
          testTimeout: 20_000,
          retry: 1, // told by the reporter (decision 0017)
          hookTimeout: 60_000,
        },
      },
      // Its files share two processes, which read the modules once: read for every file alone, they cost more than the tests.
      { extends: './packages/web/vitest.config.ts', test: { name: 'web', root: 'packages/web', isolate: false, unstubGlobals: true } },
    ],
  },
})
