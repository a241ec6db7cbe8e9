import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost/medical/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/browser.setup.ts'],
    testTimeout: 20_000,
  },
})
