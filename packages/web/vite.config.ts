import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { BUNDLED_PACKAGES, listBundledPackages } from '../../tools/bundled-packages.mjs'
import { createFirstParts } from './build/first-parts.ts'
import { oneLanguage } from './build/one-language.ts'
import { withoutSummaries } from './build/without-summaries.ts'

/** Both entries need these; one file keeps the login page at few requests. */
const GROUND =
  /rolldown[\\/]runtime|vite[\\/]preload-helper|node_modules[\\/](react|react-dom|scheduler)[\\/]|@oxc-project.{0,2}runtime|src[\\/](platform[\\/](parts|session|own-title|portal-code\.rules|browser[\\/](complete-browser|storage|next-turn)|texts[\\/](texts|language\.text|i18n|book))|theme[\\/]theme-switch|app[\\/]search[\\/]palette-key|ui[\\/]key-press)\.ts/

/**
 * A few chunks instead of a hundred small ones, by first use: frame, list, side menu, form. zod is
 * in one chunk with its setup, which must run before any schema is created.
 */
const LIST =
  /src[\\/](screens[\\/](list[\\/]list-(screen|state)|add-button|ask-to-delete|use-row-dialog)|ui[\\/](times[\\/](date-cell|time-columns)|tables[\\/](person-cell|name-cell|state-tag|(row|allowed)-actions)|columns[\\/](actions|figures|lines|state|order)-column|choices[\\/]choices))\.tsx?|[\\/]antd[\\/]es[\\/]switch[\\/]|[\\/]CheckCircleFilled\.js/

const FRAME = /src[\\/](app[\\/]root|platform[\\/]area-pages)\.tsx?/
const SIDE_MENU = /src[\\/](app[\\/]shell[\\/](sidebar|menu-tree)|ui[\\/]icons[\\/]menu-icon)\.tsx/

/** What forms have, and many pages without a form: they do not load the form for it. */
const SMALL_PARTS =
  /[\\/]antd[\\/]es[\\/](alert|skeleton|grid[\\/]hooks)[\\/]|@ant-design[\\/]icons(-svg)?[\\/]es[\\/](icons|asn)[\\/](Check|Eye)Outlined\.|src[\\/]screens[\\/]first-read\.ts/

/** What trees and tooltips have in common. */
const OBSERVERS =
  /@rc-component[\\/](resize-observer|util[\\/]es[\\/](hooks[\\/]useId|pickAttrs)\.js)|[\\/]antd[\\/]es[\\/]_util[\\/]motion\.js/

/** What finds a choice by typed words: forms have it, and some pages. */
const FOLDING =
  /src[\\/](ui[\\/]choices[\\/]use-option-search|kernel[\\/](found-by|text[\\/]fold))\.ts/

const firstParts = createFirstParts({ frame: FRAME, list: LIST })

const SHARED = [
  { name: 'ground', test: GROUND, priority: 60 },
  {
    name: 'zod',
    test: /node_modules[\\/]zod[\\/]|src[\\/]platform[\\/]browser[\\/]zod-setup\.ts/,
    priority: 50,
  },
  { name: 'library', test: /src[\\/]app[\\/]library\.ts/, priority: 45 },
  { name: firstParts('frame'), debugName: 'frame', priority: 40 },
  { name: firstParts('list'), debugName: 'list', priority: 30 },
  { name: 'side-menu', test: SIDE_MENU, priority: 28 },
  { name: 'small-parts', test: SMALL_PARTS, priority: 27 },
  { name: firstParts('shared'), debugName: 'shared', priority: 26 },
  { name: firstParts('home'), debugName: 'home', priority: 25 },
  { name: firstParts('login-parts'), debugName: 'login-parts', priority: 20 },
  { name: 'observers', test: OBSERVERS, priority: 29 },
  { name: 'tree', test: /src[\\/]ui[\\/]tree\.tsx/, priority: 15 },
  { name: 'tooltip', test: /[\\/]antd[\\/]es[\\/]tooltip[\\/]/, priority: 14 },
  { name: 'folding', test: FOLDING, priority: 13 },
  {
    name: 'form',
    test: /src[\\/](screens[\\/]form-dialog|ui[\\/]fields[\\/]fields)\.tsx/,
    priority: 10,
  },
]

/** The login page's few style rules are inlined: one round trip less before the first paint. */
const loginStyle: Plugin = {
  name: 'login-style',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['login.html']
    if (page?.type !== 'asset') return

    page.source = String(page.source).replace(
      /<link rel="stylesheet"[^>]*href="\/medical\/([^"]+)">/g,
      (link, name: string) => {
        const style = bundle[name]
        return style?.type === 'asset' ? `<style>${String(style.source).trim()}</style>` : link
      },
    )
  },
}

/**
 * The application's parts, which its document asks for at once; they run one by one (main.tsx).
 * Nothing of them delays the first paint.
 */
const earlyParts: Plugin = {
  name: 'early-parts',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html']
    if (page?.type !== 'asset') return

    const scripts = new Set<string>()
    const styles = new Set<string>()

    const take = (name: string) => {
      const part = bundle[name]
      if (part?.type !== 'chunk' || scripts.has(name)) return

      scripts.add(name)

      for (const style of part.viteMetadata?.importedCss ?? []) styles.add(style)
      for (const one of part.imports) take(one)
    }

    const html = String(page.source)

    for (const part of Object.values(bundle))
      if (part.type === 'chunk' && part.isEntry && part.name === 'index')
        for (const one of part.dynamicImports) take(one)

    const links = [
      ...[...styles].map(
        (name) => `<link rel="preload" as="style" crossorigin href="/medical/${name}">`,
      ),
      ...[...scripts]
        .filter((name) => !html.includes(name))
        .map((name) => `<link rel="modulepreload" crossorigin href="/medical/${name}">`),
    ]

    page.source = html.replace('</head>', `  ${links.join('\n    ')}\n  </head>`)
  },
}

/**
 * Modules of the component library that would pull a large one into the first load (decision 0027):
 * importer, import, replacement. The budget of tools/checks/check-size.mjs fails if a new version imports
 * otherwise.
 */
const INSTEAD = [
  // Moving tooltips: we do not use them.
  {
    by: '/antd/es/config-provider/',
    source: '../tooltip/UniqueProvider',
    give: 'src/theme/only-children.ts',
  },
  // Animations of what is pressed and of the loading icon: they need a library of their own, and
  // each button renders twice.
  { by: '/antd/es/', source: '../_util/wave', give: 'src/theme/only-children.ts' },
  { by: '/antd/es/button/', source: './DefaultLoadingIcon', give: 'src/theme/loading-icon.tsx' },
  // Whether a colour is bright, from the colour picker.
  {
    by: '/antd/es/button/style/',
    source: '../../color-picker/components/ColorPresets',
    give: 'src/theme/is-bright.ts',
  },
  {
    by: '/antd/es/color-picker/color',
    source: '@rc-component/color-picker',
    give: '../../node_modules/@rc-component/color-picker/es/color.js',
  },
  // The form context, from the barrel of all contexts.
  {
    by: '/antd/es/form/context',
    source: '@rc-component/form',
    give: '../../node_modules/@rc-component/form/es/FormContext.js',
  },
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

/**
 * Libraries without side effects that do not declare it in their package.json: unused modules are
 * removed.
 */
const PURE =
  /node_modules[\\/](@rc-component|@ant-design[\\/](colors|cssinjs|cssinjs-utils|fast-color))[\\/]/

/**
 * While developing: the addresses that the server answers with the login entry
 * (platform/http/web.ts).
 */
const LOGIN_ADDRESS =
  /^\/medical\/(login(\/(teacher|student|sso))?|sign\/(stu|cooperation)\/login)(\?|$)/

const loginEntry: Plugin = {
  name: 'login-entry',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (LOGIN_ADDRESS.test(request.url ?? '')) request.url = '/medical/login.html'
      next()
    })
  },
}

/** Writes down which packages are in the pages. */
const bundledPackages: Plugin = {
  name: 'bundled-packages',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? part.moduleIds : [],
    )
    this.emitFile({
      type: 'asset',
      fileName: BUNDLED_PACKAGES,
      source: listBundledPackages(modules),
    })
  },
}

/** Two entries: login.html is small and standalone, index.html is the application. */
export default defineConfig({
  base: '/medical/',
  plugins: [
    withoutSummaries(),
    react(),
    oneLanguage(),
    loginStyle,
    earlyParts,
    lighter,
    loginEntry,
    bundledPackages,
  ],
  define: { BUILD_COMMIT: JSON.stringify(process.env.BUILD_COMMIT ?? 'unknown') },
  build: {
    // Syntax is lowered; functions that these lack are added by platform/browser/missing-methods.ts.
    target: ['chrome86', 'safari14'],
    cssTarget: ['chrome86', 'safari14'],
    sourcemap: false,
    // Fonts as files: the policy of the pages refuses those that are inlined.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      input: {
        index: resolve(import.meta.dirname, 'index.html'),
        login: resolve(import.meta.dirname, 'login.html'),
      },
      // What one page imports at once another one may still import late.
      checks: { ineffectiveDynamicImport: false },
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
      output: { codeSplitting: { groups: SHARED } },
    },
  },
  server: { proxy: { '/medical/prod-api': process.env.API_URL ?? 'http://127.0.0.1:8080' } },
})
