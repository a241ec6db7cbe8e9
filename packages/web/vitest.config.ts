import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: join(import.meta.dirname, 'src/testing/shared-browser.environment.ts'),
    environmentOptions: { happyDOM: { url: 'http://localhost/medical/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/browser.setup.ts'],
    testTimeout: 20_000,
  },
})
