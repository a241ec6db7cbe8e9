// Compares the documents with the tree: links, the README, variables of the product, the map of
// folders and areas, the annotated example and the decision records. What a document says about the
// code is read from the code here, so that it cannot become wrong in silence.
import { existsSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { decisionRules } from '../rules/decision-rules.mjs'
import { exampleRules } from '../rules/example-rules.mjs'
import { mapRules } from '../rules/map-rules.mjs'
import { projectFiles } from '../sources/source-files.mjs'
import { textReader } from '../sources/text-reader.mjs'

const MAX_LINES_OF_README = 60

/** Commands that the README names: people and programs that try the product read them there. */
const COMMANDS_OF_README = ['npm start', 'npm test']

/** A test compares the names in this file with the variables that the product reads. */
const SETTINGS_FILE = 'release/residency.env'
const LANGUAGES = ['en', 'zh-CN']

const isDocument = (file) => file.endsWith('.md') && !file.startsWith('packages/')
const withoutCode = (text) => text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')

/**
 * Relative links lead to a file. Pages of operation come with a release without the rest, so they
 * link only to each other.
 */
function links({ files, textOf, complain }) {
  for (const file of files.filter(isDocument))
    for (const [, target] of withoutCode(textOf(file)).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
      if (/^[a-z]+:/.test(target)) continue

      const path = normalize(join(dirname(file), target))
        .replaceAll('\\', '/')
        .replace(/\/$/, '')

      if (!files.some((one) => one === path || one.startsWith(`${path}/`)))
        complain('broken-link', file, `${target} is not there`)
      else if (file.startsWith('docs/operation/') && !path.startsWith('docs/operation/'))
        complain('link-out-of-operation', file, `${target} is not in a release`)
    }
}

function readme({ textOf, complain }) {
  const text = textOf('README.md')
  const lines = text.trimEnd().split('\n').length

  if (lines > MAX_LINES_OF_README)
    complain('readme-size', 'README.md', `${lines} lines, at most ${MAX_LINES_OF_README}`)

  for (const command of COMMANDS_OF_README)
    if (!new RegExp(`^${command}( |$)`, 'm').test(text))
      complain('readme-command', 'README.md', `'${command}' is not named`)
}

/**
 * Every page of operation is there in both languages, in the list of pages, and both settings pages
 * explain every variable.
 */
function operation({ files, textOf, complain }) {
  const pages = files.filter((file) => /^docs\/operation\/.*\.(en|zh-CN)\.md$/.test(file))
  const list = textOf('docs/operation/README.md')

  for (const page of pages) {
    const other = page.endsWith('.en.md')
      ? page.replace(/\.en\.md$/, '.zh-CN.md')
      : page.replace(/\.zh-CN\.md$/, '.en.md')
    if (!pages.includes(other)) complain('page-in-one-language', page, `${other} is missing`)
    if (!list.includes(`(${page.split('/').at(-1)})`))
      complain('page-not-listed', page, 'docs/operation/README.md does not list it')
  }

  const variables = [...textOf(SETTINGS_FILE).matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => name,
  )

  for (const language of LANGUAGES) {
    const page = `docs/operation/settings.${language}.md`
    const explained = [...textOf(page).matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell]) =>
      [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name]) => name),
    )

    for (const name of variables)
      if (!explained.includes(name))
        complain('variable-without-page', page, `${name} is not explained`)

    for (const name of explained)
      if (!variables.includes(name))
        complain('variable-unknown', page, `the product reads no ${name}`)
  }
}

/** A term or a word of the glossary has one row. */
function glossary({ textOf, complain }) {
  const file = 'docs/glossary.md'
  const concepts = textOf(file).split(/^## Phrases$/m)[0]
  const seen = new Set()

  for (const [, term, word] of concepts.matchAll(/^\| (.+?) \| (.+?) \|/gm)) {
    const isHeading = term.startsWith('---') || word === 'code word' || word === 'meaning'
    const cells = /\p{Script=Han}/u.test(term) ? [term, word] : [term]
    const names = isHeading
      ? []
      : cells.flatMap((cell) => cell.replace(/（[^）]*）/g, '').split(/\s*[/,;、]\s*/))

    for (const name of names) {
      if (seen.has(name)) complain('glossary-twice', file, `${name} has two rows`)
      seen.add(name)
    }
  }

  if (seen.size < 100) complain('glossary-table', file, `only ${seen.size} words were read`)
}

/** All violations in the documents below `root` as `{rule, file, why}`. */
export function checkDocuments(root) {
  const files = projectFiles(root)
  const known = textReader(root)
  const textOf = (file) => (existsSync(join(root, file)) ? known(file) : '')
  const found = []
  const complain = (rule, file, why) => found.push({ rule, file, why })
  const documents = files.filter(isDocument)

  for (const rule of [
    links,
    readme,
    operation,
    glossary,
    ...mapRules,
    ...exampleRules,
    ...decisionRules,
  ])
    rule({ files, textOf, complain })

  if (documents.length < 30) complain('too-little', root, `only ${documents.length} documents seen`)

  return { found, documents: documents.length }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { found, documents } = checkDocuments(resolve(import.meta.dirname, '../..'))
  for (const { rule, file, why } of found) console.log(`${rule}: ${file}: ${why}`)

  console.log(`${documents} documents, ${found.length} complaints`)

  if (found.length) process.exitCode = 1
}
