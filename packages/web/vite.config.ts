import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Both doors need these; one file keeps the login page at few requests. */
const GROUND =
  /rolldown[\\/]runtime|vite[\\/]preload-helper|node_modules[\\/](react|react-dom|scheduler)[\\/]|@oxc-project.{0,2}runtime|src[\\/](platform[\\/](storage|session|i18n|own-title)|theme[\\/]theme-switch)\.ts/
/**
 * Few files instead of a hundred crumbs, each with all that it needs and no earlier one has: what the frame draws, what a list draws,
 * what a wide table and a form draw. zod stands with its setting, which must come before any shape is made.
 */
const SHARED = [
  { name: 'ground', test: GROUND, priority: 60 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]|src[\\/]platform[\\/]zod-setup\.ts/, priority: 50 },
  { name: 'frame', test: /src[\\/]app[\\/]root\.tsx|node_modules[\\/]@tanstack[\\/]react-query[\\/]/, priority: 40 },
  { name: 'list', test: /src[\\/](screens[\\/]list-(screen|state)|ui[\\/]((date|person)-cell|state-tag|row-actions))\.tsx?/, priority: 30 },
  { name: 'table', test: /src[\\/]ui[\\/]wide-table\.tsx/, priority: 20 },
  { name: 'form', test: /src[\\/](screens[\\/]form-dialog|ui[\\/]fields)\.tsx/, priority: 10 },
]

/** The login page's few rules of style stand in the document itself: one journey less before anything is seen. */
const loginStyle: Plugin = {
  name: 'login-style',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['login.html']
    if (page?.type !== 'asset') return
    page.source = String(page.source).replace(/<link rel="stylesheet"[^>]*href="\/medical\/([^"]+)">/g, (link, name: string) => {
      const style = bundle[name]
      return style?.type === 'asset' ? `<style>${String(style.source).trim()}</style>` : link
    })
  },
}

/** Two doors: login.html is light and stands alone, index.html is the application behind it. */
export default defineConfig({
  base: '/medical/',
  plugins: [react(), loginStyle],
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
