import { createHash } from 'node:crypto'
import { relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, parseSync } from 'vite'

/**
 * Modules that hold texts: they import only each other and what makes a book, so that the build can
 * run them.
 */
const TEXT_MODULE = /[\\/]packages[\\/](web|contract)[\\/]src[\\/].*[\\/.]text\.ts$/
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/** The entry whose parts are all asked for by its document (`early-parts` in vite.config.ts). */
const ENTRY_WITH_PARTS = 'index'

/** As in platform/texts/texts.ts and platform/parts.ts. */
const COMMON = 'common'
const HAS_TEXTS = '+'
const LANGUAGES = ['zh-cn', 'en'] as const

const source = resolve(import.meta.dirname, '../src')
const TEXTS = resolve(source, 'platform/texts/texts.ts')
const PARTS = resolve(source, 'platform/parts.ts')
const COMMON_WORDS = resolve(source, 'platform/texts/room-words.text.ts')

type Texts = Readonly<Record<string, unknown>>
type Book = Readonly<Record<(typeof LANGUAGES)[number], Texts>>
type Chunk = { fileName: string; imports: string[]; dynamicImports: string[]; moduleIds: string[] }

const isObject = (value: unknown): value is Texts => typeof value === 'object' && value !== null

const isBook = (value: unknown): value is Book =>
  isObject(value) &&
  Object.keys(value).sort().join() === 'en,zh-cn' &&
  isObject(value['zh-cn']) &&
  isObject(value.en)

/** A short name of a book, the same in every build. */
const keyOf = (id: string, name: string) =>
  createHash('sha256')
    .update(`${relative(source, id).split(sep).join('/')}#${name}`)
    .digest('base64url')
    .slice(0, 7)

const runModule = (id: string): Promise<Record<string, unknown>> => import(pathToFileURL(id).href)

/** The words that every area uses. */
async function readCommonWords(): Promise<Book> {
  const { roomWords } = await runModule(COMMON_WORDS)
  if (!isBook(roomWords)) throw new Error(`${COMMON_WORDS} exports no book of this name`)

  return roomWords
}

/** A book without the words that every area uses; null if it does not have them all. */
function withoutCommon(book: Book, common: Book): Book | null {
  const names = Object.keys(common.en)
  if (!names.every((name) => LANGUAGES.every((language) => name in book[language]))) return null

  const isCommon = (name: string) =>
    LANGUAGES.every(
      (language) => JSON.stringify(book[language][name]) === JSON.stringify(common[language][name]),
    )

  const own = (texts: Texts) =>
    Object.fromEntries(
      Object.entries(texts).filter(([name]) => !(names.includes(name) && isCommon(name))),
    )

  return { 'zh-cn': own(book['zh-cn']), en: own(book.en) }
}

/**
 * Texts are strings in objects and lists, and yes or no: anything else would be lost on its way to
 * the browser.
 */
function assertTexts(value: unknown, where: string): void {
  if (typeof value === 'string' || typeof value === 'boolean') return
  if (!isObject(value)) throw new Error(`${where} is no text: ${String(value)}`)

  for (const [name, below] of Object.entries(value)) assertTexts(below, `${where}.${name}`)
}

/** Where the values of exported constants are in a module: `export const name = value`. */
function exportedValues(id: string, code: string) {
  return parseSync(id, code).program.body.flatMap((statement) => {
    if (
      statement.type !== 'ExportNamedDeclaration' ||
      statement.declaration?.type !== 'VariableDeclaration'
    )
      return []

    return statement.declaration.declarations.flatMap(({ id: name, init }) =>
      name.type === 'Identifier' && init
        ? [{ name: name.name, start: init.start, end: init.end }]
        : [],
    )
  })
}

/** These files and all they import without waiting. */
function withImports(
  chunks: ReadonlyMap<string, Chunk>,
  files: readonly string[],
  found = new Set<string>(),
) {
  for (const file of files) {
    const chunk = chunks.get(file)
    if (!chunk || found.has(file)) continue

    found.add(file)
    withImports(chunks, chunk.imports, found)
  }

  return found
}

/**
 * The browser loads one language (decision 0095). Every book becomes a name (`bookOf` in
 * platform/texts/texts.ts); its texts are JSON files next to the script, one for each language:
 * `<script>.zh-cn.json`, `<script>.en.json`. What imports a part loads its texts with it
 * (platform/parts.ts). A script's name depends on its texts, so that both may be stored by the
 * browser forever.
 */
export function oneLanguage(): Plugin {
  const books = new Map<string, Record<string, Book>>()
  const chunks = new Map<string, Chunk>()
  const withTexts = new Set<string>()
  let common: Book

  const textsOf = (moduleIds: readonly string[]): Record<string, Book> => {
    const own: Record<string, Book>[] = moduleIds.map((id) => books.get(id) ?? {})
    if (moduleIds.includes(TEXTS)) own.push({ [COMMON]: common })

    return Object.assign({}, ...own)
  }

  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: { polyfill: false, resolveDependencies } } }),
    async buildStart() {
      common = await readCommonWords()
    },
    async transform(code, id) {
      if (id === PRELOAD_HELPER)
        return `export { loadPart as __vitePreload } from ${JSON.stringify(PARTS)}`
      if (!TEXT_MODULE.test(id)) return null

      const exported = await runModule(id)
      const own: Record<string, Book> = {}
      let changed = code

      for (const { name, start, end } of exportedValues(id, code).reverse()) {
        const book = exported[name]
        if (!isBook(book)) continue
        assertTexts(book, `${id}: ${name}`)

        const key = keyOf(id, name)
        const rest = withoutCommon(book, common)

        own[key] = rest ?? book
        changed = `${changed.slice(0, start)}/* @__PURE__ */ bookOf('${key}'${rest ? ', true' : ''}) as any${changed.slice(end)}`
      }

      if (changed === code) return { code, moduleSideEffects: false }

      books.set(id, own)

      return {
        code: `import { bookOf } from ${JSON.stringify(TEXTS)}\n${changed}`,
        moduleSideEffects: false,
      }
    },
    augmentChunkHash(chunk) {
      const texts = textsOf(chunk.moduleIds)
      return Object.keys(texts).length > 0 ? JSON.stringify(texts) : undefined
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue

          chunks.set(chunk.fileName, chunk)

          const texts = Object.entries(textsOf(chunk.moduleIds))
          if (texts.length === 0) continue

          withTexts.add(chunk.fileName)

          for (const language of LANGUAGES)
            this.emitFile({
              type: 'asset',
              fileName: chunk.fileName.replace(/\.js$/, `.${language}.json`),
              source: JSON.stringify(
                Object.fromEntries(texts.map(([key, book]) => [key, book[language]])),
              ),
            })
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk, bundle = {} }) {
        if (!chunk) return html

        const parts = chunk.name === ENTRY_WITH_PARTS ? chunk.dynamicImports : []

        const known = new Map(
          Object.values(bundle).flatMap((one) =>
            one.type === 'chunk' ? [[one.fileName, one] as const] : [],
          ),
        )

        const names = [...withImports(known, [chunk.fileName, ...parts])]
          .filter((file) => withTexts.has(file))
          .map((file) => /([^/]+)\.js$/.exec(file)![1])

        return [
          { tag: 'meta', attrs: { name: 'texts', content: names.join(' ') }, injectTo: 'head' },
        ]
      },
    },
  }

  /**
   * What the import of a part loads: its scripts, each with a mark where it has texts. Styles are
   * added by Vite.
   */
  function resolveDependencies(
    file: string,
    dependencies: string[],
    { hostType }: { hostType: 'html' | 'js' },
  ) {
    if (hostType === 'html') return dependencies

    // A part with only styles is gone by now; Vite names no files if there is only the part itself.
    const isThere = (one: string) => one === file || dependencies.includes(one)
    return [...withImports(chunks, [file])]
      .filter(isThere)
      .map((one) => (withTexts.has(one) ? one + HAS_TEXTS : one))
  }
}
