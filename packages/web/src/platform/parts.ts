import { loadTextsInUse } from './texts/i18n.ts'

/** Ends a script's name in the list of files where it has texts (build/one-language.ts). */
const HAS_TEXTS = '+'
const NAME = /([^/]+)\.js$/

const styles = new Map<string, Promise<void>>()
const preloaded = new Set<string>()

function addLink(rel: string, href: string) {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)

  return link
}

/** The browser fetches the script; it runs when it is imported. */
function preloadScript(href: string) {
  if (preloaded.has(href) || document.querySelector(`link[href="${href}"],script[src="${href}"]`))
    return

  preloaded.add(href)
  addLink('modulepreload', href)
}

/** A style sheet; one that failed is asked for again by the next call. */
function loadStyle(href: string): Promise<void> {
  const known = styles.get(href)
  if (known) return known
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return Promise.resolve()

  const link = addLink('stylesheet', href)

  const load = new Promise<void>((done, fail) => {
    link.onload = () => done()
    link.onerror = () => {
      link.remove()
      styles.delete(href)
      fail(new Error(`The style sheet ${href} could not be loaded`))
    }
  })

  styles.set(href, load)

  return load
}

/**
 * Imports a part of the application. Its scripts, styles and texts in the reader's language are
 * asked for together; it runs when styles and texts are here. The build puts this in place of
 * Vite's own helper: `files` are those of the part and of all it imports.
 */
export async function loadPart<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  const waiting: Promise<void>[] = []
  const texts: string[] = []

  for (const file of files) {
    const hasTexts = file.endsWith(HAS_TEXTS)
    const path = hasTexts ? file.slice(0, -HAS_TEXTS.length) : file
    const address = import.meta.env.BASE_URL + path

    if (path.endsWith('.css')) waiting.push(loadStyle(address))
    else preloadScript(address)
    if (hasTexts) texts.push(NAME.exec(path)![1]!)
  }

  await Promise.all([...waiting, loadTextsInUse(texts)])

  return load()
}
