// What is loaded before a page is usable stays within its budget, gzip-compressed (decisions 0027
// and 0095). So do the fonts of documents that the repository and every release contain (decision
// 0062). bench/first-load.mjs measures the same with a browser.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { root } from '../setup.mjs'

const LANGUAGES = ['zh-cn', 'en']

/**
 * `parts`: files loaded besides the documents' own scripts, by name without hash. `kB`: the budget
 * of scripts and the texts of one language, gzip. `requests`: how many files that may be, with
 * styles.
 */
const BUDGETS = [
  { what: 'login page', documents: ['login.html'], parts: [], kB: 100, requests: 7 },
  {
    what: 'users page on a phone',
    documents: ['index.html'],
    parts: ['user-list'],
    kB: 301,
    requests: 26,
  },
  {
    what: 'users page on a PC',
    documents: ['index.html'],
    parts: ['user-list', 'side-menu', 'tree'],
    kB: 335,
    requests: 29,
  },
  {
    what: 'login to home on a PC',
    documents: ['login.html', 'index.html'],
    parts: ['home', 'side-menu'],
    kB: 345,
    requests: 20,
  },
]

/**
 * How many pages may load these large parts before anything is pressed. A page that shares a small
 * piece with a form or with the home page once loaded all of it: 356 parts loaded the form.
 */
const MAX_PAGES_WITH = { form: 50, home: 30 }
const PAGE = /\.page-[\w-]{8}\.js$/

/** Bytes of the fonts that draw what the main font of documents lacks. */
const FONT_BYTES = 16_000_000

const STATIC = /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g
const OF_DOCUMENT = /(?:src|href)="[^"]*\/assets\/([\w.-]+\.js)"/g

/** These files and their static imports, each once. */
function withImports(assets, files, found = new Set()) {
  for (const file of files) {
    if (found.has(file)) continue

    found.add(file)

    const imported = [...readFileSync(join(assets, file), 'utf8').matchAll(STATIC)].map(
      (match) => match[1],
    )

    withImports(assets, imported, found)
  }

  return found
}

const nameOf = (file) => file.replace(/-[\w-]{8}\.\w+$/, '')
const bytesOf = (path) => gzipSync(readFileSync(path), { level: 9 }).length
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)

/** The texts of these scripts: how many files, and the bytes of the language that has more. */
function measureTexts(assets, scripts) {
  const paths = (language) =>
    scripts
      .map((file) => join(assets, file.replace(/\.js$/, `.${language}.json`)))
      .filter((path) => existsSync(path))

  const [chinese, english] = LANGUAGES.map(paths)
  return {
    files: chinese.length,
    bytes: Math.max(sum(chinese.map(bytesOf)), sum(english.map(bytesOf))),
  }
}

/**
 * All violations in the build in `dist` as `{rule, file, why}`, with the bytes and requests of each
 * budget.
 */
export function checkSize(dist) {
  const assets = join(dist, 'assets')
  const all = readdirSync(assets)
  const names = all.filter((name) => name.endsWith('.js'))
  const found = []

  const sizes = BUDGETS.map(({ what, documents, parts, kB, requests }) => {
    const own = documents.flatMap((name) =>
      [...readFileSync(join(dist, name), 'utf8').matchAll(OF_DOCUMENT)].map((match) => match[1]),
    )
    const file = documents.at(-1)

    const others = parts.flatMap((part) => {
      const named = names.filter((name) => nameOf(name) === part)
      if (named.length !== 1)
        found.push({
          rule: 'part-missing',
          file,
          why: `${what}: the build has ${named.length} files called ${part}, not one`,
        })

      return named
    })

    const scripts = [...withImports(assets, [...own, ...others])]
    const texts = measureTexts(assets, scripts)
    const partNames = new Set(scripts.map(nameOf))
    const styles = all.filter((name) => name.endsWith('.css') && partNames.has(nameOf(name)))
    const bytes = sum(scripts.map((name) => bytesOf(join(assets, name)))) + texts.bytes
    const files = scripts.length + texts.files + styles.length

    if (bytes > kB * 1000)
      found.push({
        rule: 'too-heavy',
        file,
        why: `${what}: ${bytes} bytes of script and texts (gzip), ${kB} kB are allowed (decision 0095)`,
      })

    if (files > requests)
      found.push({
        rule: 'too-many-files',
        file,
        why: `${what}: ${files} files, ${requests} are allowed (decision 0095)`,
      })

    return { what, bytes, files }
  })

  return { found: [...found, ...checkLargeParts(assets, names)], sizes }
}

/** Large parts that more pages load than may. */
function checkLargeParts(assets, names) {
  const partsOfPages = names
    .filter((name) => PAGE.test(name))
    .map((page) => new Set([...withImports(assets, [page])].map(nameOf)))

  return Object.entries(MAX_PAGES_WITH).flatMap(([part, most]) => {
    const count = partsOfPages.filter((parts) => parts.has(part)).length
    if (count <= most) return []

    return {
      rule: 'large-part-everywhere',
      file: part,
      why: `${count} pages load the part ${part} before anything is pressed, ${most} may (decision 0095): load dialogs by lazyDialog, and give shared pieces a part of their own in vite.config.ts`,
    }
  })
}

/** The bytes of a folder of fonts, and a violation if there are too many. */
export function checkFonts(folder) {
  const files = readdirSync(folder)
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  const why = `the fonts of documents take ${bytes} bytes, ${FONT_BYTES} are allowed (decision 0062)`

  return {
    found: bytes > FONT_BYTES ? [{ rule: 'fonts-too-heavy', file: folder, why }] : [],
    bytes,
    files: files.length,
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const dist = join(root, 'packages/web/dist')
  const fonts = checkFonts(join(root, 'packages/server/src/data/fonts'))

  console.log(`fonts of documents: ${(fonts.bytes / 1e6).toFixed(1)} MB in ${fonts.files} files`)

  for (const { rule, file, why } of fonts.found) console.log(`${file}: ${rule}: ${why}`)
  if (fonts.found.length) process.exitCode = 1

  if (!existsSync(join(dist, 'index.html')))
    console.log('There is no build of the pages: nothing was measured (npm test builds first).')
  else {
    const { found, sizes } = checkSize(dist)

    for (const { what, bytes, files } of sizes)
      console.log(
        `${what}: ${(bytes / 1000).toFixed(1)} kB of script and texts (gzip) in ${files} files`,
      )

    for (const { rule, file, why } of found) console.log(`${file}: ${rule}: ${why}`)
    if (found.length) process.exitCode = 1
  }
}
