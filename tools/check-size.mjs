// The script loaded before a page is usable stays within its budget, gzip-compressed (decision 0027), and so do the fonts of documents that
// the repository and every release carry (decision 0062).
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { root } from './setup.mjs'

/** What loads the users page: it, and the manifests of all areas with a page below /system. */
const USERS = ['user-list', 'accounts.area', 'organisation.area', 'settings.area']
/** `parts`: files loaded besides the document's own script, by name without hash. `kB`: the budget, gzip. */
export const BUDGETS = [
  { what: 'login page', document: 'login.html', parts: [], kB: 100 },
  { what: 'users page on a phone', document: 'index.html', parts: USERS, kB: 294 },
  { what: 'users page on a PC', document: 'index.html', parts: [...USERS, 'side-menu', 'tree'], kB: 327 },
]

/** Bytes of the fonts that draw what the main font of documents lacks. */
const FONT_BYTES = 16_000_000

const STATIC = /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g
const OF_DOCUMENT = /(?:src|href)="[^"]*\/assets\/([\w.-]+\.js)"/g

/** These files and their static imports, each once. */
function withImports(assets, files, found = new Set()) {
  for (const file of files) {
    if (found.has(file)) continue
    found.add(file)
    const imported = [...readFileSync(join(assets, file), 'utf8').matchAll(STATIC)].map((match) => match[1])
    withImports(assets, imported, found)
  }
  return found
}

/** All violations in the build in `dist` as `{rule, file, why}`, with the bytes of each budget. */
export function checkSize(dist) {
  const assets = join(dist, 'assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const found = []
  const sizes = BUDGETS.map(({ what, document, parts, kB }) => {
    const own = [...readFileSync(join(dist, document), 'utf8').matchAll(OF_DOCUMENT)].map((match) => match[1])
    const others = parts.flatMap((part) => {
      const named = names.filter((name) => name.replace(/-[\w-]{8}\.js$/, '') === part)
      if (named.length !== 1)
        found.push({ rule: 'part-missing', file: document, why: `${what}: the build has ${named.length} files called ${part}, not one` })
      return named
    })
    const files = withImports(assets, [...own, ...others])
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file)), { level: 9 }).length, 0)
    if (bytes > kB * 1000)
      found.push({
        rule: 'too-heavy',
        file: document,
        why: `${what}: ${bytes} bytes of script (gzip), ${kB} kB are allowed (decision 0027)`,
      })
    return { what, bytes, files: files.size }
  })
  return { found, sizes }
}

/** The bytes of a folder of fonts, and a violation if there are too many. */
export function checkFonts(folder) {
  const files = readdirSync(folder)
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  const why = `the fonts of documents take ${bytes} bytes, ${FONT_BYTES} are allowed (decision 0062)`
  return { found: bytes > FONT_BYTES ? [{ rule: 'fonts-too-heavy', file: folder, why }] : [], bytes, files: files.length }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = join(root, 'packages/web/dist')
  const fonts = checkFonts(join(root, 'packages/server/src/data/fonts'))
  console.log(`fonts of documents: ${(fonts.bytes / 1e6).toFixed(1)} MB in ${fonts.files} files`)
  for (const { rule, file, why } of fonts.found) console.log(`${file}: ${rule}: ${why}`)
  if (fonts.found.length) process.exitCode = 1
  if (!existsSync(join(dist, 'index.html'))) console.log('There is no build of the pages: nothing was measured (npm test builds first).')
  else {
    const { found, sizes } = checkSize(dist)
    for (const { what, bytes, files } of sizes) console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of script (gzip) in ${files} files`)
    for (const { rule, file, why } of found) console.log(`${file}: ${rule}: ${why}`)
    if (found.length) process.exitCode = 1
  }
}
