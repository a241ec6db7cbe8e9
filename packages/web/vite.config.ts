import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Both doors need these; one file keeps the login page at few requests. Everything else goes where the bundler finds it cheapest. */
const GROUND =
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|@oxc-project[\\/]runtime)[\\/]|@oxc-project\+?[\\/]?runtime|src[\\/](platform[\\/](storage|session|i18n)|theme[\\/]theme-switch)\.ts/
const SHARED = [
  { name: 'ground', test: GROUND, priority: 30 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 20 },
]

/** Two doors: login.html is light and stands alone, index.html is the application behind it. */
export default defineConfig({
  base: '/medical/',
  plugins: [react()],
  build: {
    target: ['chrome86', 'safari14'],
    cssTarget: ['chrome86', 'safari14'],
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      input: { index: resolve(import.meta.dirname, 'index.html'), login: resolve(import.meta.dirname, 'login.html') },
      output: { codeSplitting: { groups: SHARED } },
    },
  },
  server: { proxy: { '/medical/prod-api': process.env.API_URL ?? 'http://127.0.0.1:8080' } },
})
