// Run by check-words.mjs under tsx: loads every area of the contract below the folder given and
// compares it with its words.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readBook } from './book-faults.mjs'
import {
  endpointsIn,
  isError,
  isFlow,
  isPermission,
  isRecord,
  shapeNames,
} from './exported-shapes.mjs'
import { reachedStates } from './reached-states.mjs'
import { projectFiles } from './source-files.mjs'

const root = process.argv[2]
// Only the result goes to stdout.
console.log = console.error
const BASE = 'packages/contract/src'

/** Inputs that no form shows: paging, record ids, versions, and values passed by other systems. */
const UNSHOWN = new Set([
  'id',
  'ids',
  'pageNum',
  'pageSize',
  'version',
  'lang',
  'kind',
  'mode',
  'ident',
  'token',
])

const found = []
const figures = { areas: 0, words: 0, errors: 0, permissions: 0, endpoints: 0, fields: 0, flows: 0 }

const complain = (rule, file, why) => {
  if (!found.some((one) => one.rule === rule && one.file === file && one.why === why))
    found.push({ rule, file, why })
}

const load = (file) => import(pathToFileURL(join(root, file)).href)

function checkFlow(file, flow, words, permissions) {
  figures.flows += 1

  // An area with one flow has words for its states and actions directly, an area with several has
  // them below flows.<name>.
  const own = (language) => words[language].flows?.[flow.name] ?? words[language]
  const reached = reachedStates(flow)

  for (const state of flow.states) {
    if (!reached.has(state))
      complain('flow-state-reached', file, `${flow.name}: nothing leads to ${state}`)
    for (const language of ['zh', 'en'])
      if (!own(language)?.states?.[state])
        complain('word-of-state', file, `${flow.name}: state ${state} has no word (${language})`)
  }

  for (const [action, step] of Object.entries(flow.actions)) {
    if (!permissions.has(step.permission))
      complain(
        'permission-declared',
        file,
        `${flow.name}.${action} asks for ${step.permission}, which no area declares`,
      )
    for (const language of ['zh', 'en'])
      if (!own(language)?.actions?.[action])
        complain('word-of-action', file, `${flow.name}: action ${action} has no word (${language})`)
  }
}

/**
 * Labels of fields: of the contract's own folder, then of its area, then those that every area has.
 */
const hasLabel = (field, language, ...lists) =>
  [...lists, kernel].some((words) => words[language].fields?.[field])

function checkEndpoint(file, name, endpoint, { own, words }, permissions) {
  figures.endpoints += 1

  const asked = isRecord(endpoint.access) ? [endpoint.access.permission].flat() : []

  for (const code of asked)
    if (!permissions.has(code))
      complain('permission-declared', file, `${name} asks for ${code}, which no area declares`)

  for (const part of ['query', 'body', 'form'])
    for (const field of shapeNames(endpoint[part])) {
      figures.fields += 1
      for (const language of ['zh', 'en'])
        if (!UNSHOWN.has(field) && !hasLabel(field, language, own, words))
          complain(
            'word-of-field',
            file,
            `fields.${field} has no word (${language}) in the words of its contract`,
          )
    }
}

const files = projectFiles(root).filter(
  (file) => file.startsWith(`${BASE}/`) && file.endsWith('.ts') && !/\.test\.ts$/.test(file),
)

/** `kernel/text/text.ts` has the shapes of typed text. */
const isText = (file) => /[/.]text\.ts$/.test(file) && file !== `${BASE}/kernel/text/text.ts`
const isBook = (value) => isRecord(value) && isRecord(value['zh-cn']) && isRecord(value.en)

/** The words of a folder: the one book that its text file exports. */
const read = new Map()

function wordsOf(folder, name = 'text.ts') {
  const file = `${folder}/${name}`
  if (!read.has(file)) read.set(file, readWords(file))

  return read.get(file)
}

async function readWords(file) {
  if (!files.includes(file)) {
    complain('words-file', file, 'is missing')
    return { zh: {}, en: {} }
  }

  const books = Object.values(await load(file)).filter(isBook)
  if (books.length !== 1) complain('words-file', file, `exports ${books.length} books, not one`)

  const words = { zh: books[0]?.['zh-cn'] ?? {}, en: books[0]?.en ?? {} }

  const { count, faults } = readBook(words)
  figures.words += count

  for (const { rule, why } of faults) complain(rule, file, why)

  return words
}

/**
 * Folders of one area share the keys of errors and issues: with two sentences, one error would be
 * answered in the words of the other.
 */
function refuseTwoSentences(lists) {
  for (const kind of ['errors', 'issues']) {
    const sentences = new Map()
    for (const [file, { zh }] of lists)
      for (const [key, sentence] of Object.entries(zh[kind] ?? {})) {
        if (sentences.has(key) && sentences.get(key) !== sentence)
          complain('word-of-two', file, `${kind}.${key} has another sentence in another folder`)
        sentences.set(key, sentence)
      }
  }
}

/**
 * The words that name the fields of a contract: those of its folder, else of the nearest one above.
 */
async function fieldWordsOf(file) {
  for (let folder = dirname(file); folder !== `${BASE}/areas`; folder = dirname(folder))
    if (files.includes(`${folder}/text.ts`)) return wordsOf(folder)

  complain('words-file', file, 'no text.ts beside the contract: its endpoints cannot be bound')

  return { zh: {}, en: {} }
}

const kernel = await wordsOf(`${BASE}/kernel/text`, 'kernel.text.ts')

const folders = [
  ...new Set(
    files.flatMap((file) => /^packages\/contract\/src\/areas\/([^/]+)\//.exec(file)?.[1] ?? []),
  ),
]

/** The first part of an area's keys: that of its manifest, where it is older than the folder. */
function publishedName(area) {
  const manifest = join(root, `packages/server/src/areas/${area}/${area}.area.ts`)
  const text = existsSync(manifest) ? readFileSync(manifest, 'utf8') : ''
  return /\bpublishedAs: '(\w+)'/.exec(text)?.[1] ?? area
}

/** An area with only public facts for others has no words. */
const hasOnlyFacts = (parts) =>
  parts.length > 0 && parts.every(([file]) => file.endsWith('.public.ts'))

const areas = []

for (const area of folders) {
  const folder = `${BASE}/areas/${area}`
  const parts = []

  for (const file of files.filter((f) => f.startsWith(`${folder}/`) && !isText(f)))
    parts.push([file, await load(file)])

  const words = hasOnlyFacts(parts) ? { zh: {}, en: {} } : await wordsOf(folder)

  areas.push({ area: publishedName(area), folder, parts, words })

  const below = files.filter(
    (file) =>
      file.startsWith(`${folder}/`) && file.endsWith('/text.ts') && dirname(file) !== folder,
  )

  const lists = []

  for (const file of below) lists.push([file, await wordsOf(dirname(file))])

  refuseTwoSentences(lists)
  figures.areas += 1
}

const permissions = new Set()

for (const { parts, words, folder } of areas)
  for (const [file, exported] of parts.filter(([name]) => name.endsWith('/access.ts')))
    for (const code of Object.values(exported).flatMap((list) =>
      isRecord(list) ? Object.values(list).filter(isPermission) : [],
    )) {
      figures.permissions += 1

      if (permissions.has(code)) complain('permission-once', file, `${code} is declared twice`)

      permissions.add(code)

      for (const language of ['zh', 'en'])
        if (!words[language].permissions?.[code])
          complain('word-of-permission', folder, `permissions.${code} has no word (${language})`)
    }

const errorLists = [
  [
    'kernel',
    kernel,
    `${BASE}/kernel/calls/errors.ts`,
    await load(`${BASE}/kernel/calls/errors.ts`),
  ],
]

for (const { area, parts, words } of areas)
  for (const [file, exported] of parts)
    if (file.endsWith('/access.ts')) errorLists.push([area, words, file, exported])

for (const [area, words, file, exported] of errorLists)
  for (const error of Object.values(exported).flatMap((list) =>
    isRecord(list) ? Object.values(list).filter(isError) : [],
  )) {
    figures.errors += 1

    const name = error.key.slice(area.length + 1)

    if (!error.key.startsWith(`${area}.`))
      complain('error-of-area', file, `${error.key} does not belong to ${area}`)

    for (const language of ['zh', 'en'])
      if (!words[language].errors?.[name])
        complain('word-of-error', file, `errors.${name} has no word (${language})`)
  }

for (const { parts, words } of areas)
  for (const [file, exported] of parts)
    for (const [name, value] of Object.entries(exported)) {
      for (const endpoint of endpointsIn(value))
        checkEndpoint(file, name, endpoint, { own: await fieldWordsOf(file), words }, permissions)
      if (isFlow(value)) checkFlow(file, value, words, permissions)
    }

// Issue keys are plain strings in the schemas: `'kernel.text.required'`.
const cells = await wordsOf(`${BASE}/kernel/cells`)
const book = { kernel, cell: cells }

for (const { area, words } of areas) {
  book[area] ??= { zh: {}, en: {} }
  for (const language of ['zh', 'en'])
    for (const kind of ['issues', 'errors'])
      book[area][language][kind] = { ...book[area][language][kind], ...words[language][kind] }
}

for (const file of files.filter((name) => !isText(name)))
  for (const [, area, key] of readFileSync(join(root, file), 'utf8').matchAll(
    /'([a-z]+)\.([a-z]\w*(?:\.\w+)*)'/g,
  )) {
    const words = book[area]
    if (!words) continue

    for (const language of ['zh', 'en'])
      if (!words[language].issues?.[key] && !words[language].errors?.[key])
        complain('word-of-issue', file, `${area}.${key} has no word (${language})`)
  }

// For wiring.mjs: endpoints the server must bind and menus the web must have pages for.
const exported = areas.flatMap(({ parts }) =>
  parts.flatMap(([file, module]) =>
    Object.entries(module).map(([name, value]) => ({ file, name, value })),
  ),
)

const known = new Map()

for (const { file, name, value } of exported)
  for (const one of endpointsIn(value)) known.set(one, [...(known.get(one) ?? []), { file, name }])

/** Each endpoint with all names it is exported under, directly or in an object (sheets). */
const endpoints = [...known].map(([{ method, path }, names]) => ({
  call: `${method} ${path}`,
  names,
}))

const menus = exported
  .filter(({ file, name }) => file.endsWith('/access.ts') && name.endsWith('Menus'))
  .flatMap(({ file, value }) => value.map(({ key, view }) => ({ file, key, view })))

process.stdout.write(JSON.stringify({ found, figures, endpoints, menus }))
