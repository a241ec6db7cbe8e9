import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Both entries need these; one file keeps the login page at few requests. */
const GROUND =
  /rolldown[\\/]runtime|vite[\\/]preload-helper|node_modules[\\/](react|react-dom|scheduler)[\\/]|@oxc-project.{0,2}runtime|src[\\/](platform[\\/](storage|session|i18n|own-title|portal-code\.rules)|theme[\\/]theme-switch)\.ts/
/**
 * A few chunks instead of a hundred small ones, by first use: frame, list, side menu, form. zod is in one chunk with its setup, which
 * must run before any schema is created.
 */
const SHARED = [
  { name: 'ground', test: GROUND, priority: 60 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]|src[\\/]platform[\\/]zod-setup\.ts/, priority: 50 },
  { name: 'frame', test: /src[\\/]app[\\/]root\.tsx|node_modules[\\/]@tanstack[\\/]react-query[\\/]/, priority: 40 },
  {
    name: 'list',
    test: /src[\\/](screens[\\/]list-(screen|state)|ui[\\/]((date|person)-cell|state-tag|row-actions))\.tsx?|[\\/]antd[\\/]es[\\/]switch[\\/]/,
    priority: 30,
  },
  { name: 'side-menu', test: /src[\\/]app[\\/]shell[\\/]sidebar\.tsx/, priority: 20 },
  { name: 'tree', test: /src[\\/]ui[\\/]tree\.tsx/, priority: 15 },
  { name: 'form', test: /src[\\/](screens[\\/]form-dialog|ui[\\/]fields)\.tsx/, priority: 10 },
]

/** The login page's few style rules are inlined: one round trip less before the first paint. */
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

/**
 * Modules of the component library that would pull a large one into the first load (decision 0027): importer, import, replacement. The
 * budget of tools/check-size.mjs fails if a new version imports otherwise.
 */
const INSTEAD = [
  // Moving tooltips: we do not use them.
  { by: '/antd/es/config-provider/', source: '../tooltip/UniqueProvider', give: 'src/theme/no-moving-tooltips.ts' },
  // Whether a colour is bright, from the colour picker.
  { by: '/antd/es/button/style/', source: '../../color-picker/components/ColorPresets', give: 'src/theme/is-bright.ts' },
  {
    by: '/antd/es/color-picker/color',
    source: '@rc-component/color-picker',
    give: '../../node_modules/@rc-component/color-picker/es/color.js',
  },
  // The form context, from the barrel of all contexts.
  { by: '/antd/es/form/context', source: '@rc-component/form', give: '../../node_modules/@rc-component/form/es/FormContext.js' },
]
const lighter: Plugin = {
  name: 'lighter',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const from = importer.replaceAll('\\', '/')
    const found = INSTEAD.find((one) => one.source === source && from.includes(one.by))
    return found ? resolve(import.meta.dirname, found.give) : null
  },
}
/** Libraries without side effects that do not declare it in their package.json: unused modules are removed. */
const PURE = /node_modules[\\/](@rc-component|@ant-design[\\/](colors|cssinjs|cssinjs-utils|fast-color))[\\/]/

/** Two entries: login.html is small and standalone, index.html is the application. */
export default defineConfig({
  base: '/medical/',
  plugins: [react(), loginStyle, lighter],
  build: {
    target: ['chrome86', 'safari14'],
    cssTarget: ['chrome86', 'safari14'],
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      input: { index: resolve(import.meta.dirname, 'index.html'), login: resolve(import.meta.dirname, 'login.html') },
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
      output: { codeSplitting: { groups: SHARED } },
    },
  },
  server: { proxy: { '/medical/prod-api': process.env.API_URL ?? 'http://127.0.0.1:8080' } },
})
