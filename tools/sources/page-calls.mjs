// Which calls of the contract the files of each page of the web make: those that a file names, and
// those of the functions that it takes from files of queries.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { projectFiles } from './source-files.mjs'

const AREAS = 'packages/web/src/areas/'
const CONTRACT = '@residency/contract/'

/** A file of functions that call; each screen is judged by those that it takes from it. */
const isQueries = (file) => /\.(queries|calls)\.ts$/.test(file)

/** The names that a statement of a file declares. */
const namesOf = (declaration) => [
  ...(declaration.id?.name ? [declaration.id.name] : []),
  ...(declaration.declarations ?? []).flatMap(({ id }) => id.name ?? []),
]

/**
 * What a file takes from others, without types: `files` with `{path, names}`, and `contract` with
 * `{module, name, local}`, where `name` is `*` for a whole module; its statements with their names.
 */
function readFile(root, file) {
  const source = readFileSync(join(root, file), 'utf8')
  const { module, program } = parseSync(file, source)
  const files = []
  const contract = []
  const pathOf = (name) => join(dirname(file), name)

  for (const { moduleRequest, entries } of module.staticImports) {
    const values = entries.filter((entry) => !entry.isType)
    const name = moduleRequest.value

    if (name.startsWith('.') && values.length > 0)
      files.push({ path: pathOf(name), names: values.map((entry) => entry.importName.name) })

    if (name.startsWith(CONTRACT))
      for (const { importName, localName } of values)
        contract.push({
          module: name.slice(CONTRACT.length),
          name: importName.kind === 'NamespaceObject' ? '*' : importName.name,
          local: localName.value,
        })
  }

  for (const [, name] of source.matchAll(/(?:\bimport\(|\bexport [^;]*? from )'(\.[^']+)'/g))
    files.push({ path: pathOf(name), names: [] })

  const statements = program.body.map((statement) => ({
    names: namesOf(statement.declaration ?? statement),
    text: source.slice(statement.start, statement.end),
  }))

  return { source, files, contract, statements }
}

/** The calls that a text names, as `module#name`. */
function callsIn(text, contract) {
  return contract.flatMap(({ module, name, local }) => {
    if (name !== '*') return new RegExp(`\\b${local}\\b`).test(text) ? [`${module}#${name}`] : []

    const members = text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))

    return [...members].map(([, member]) => `${module}#${member}`)
  })
}

/** The calls of a function, and of the functions of the same file that it uses. */
function callsOfFunction(file, name, seen = new Set()) {
  if (seen.has(name)) return []

  seen.add(name)

  const { contract, statements } = file
  const text = statements.find(({ names }) => names.includes(name))?.text ?? ''

  const used = statements
    .flatMap(({ names }) => names)
    .filter((other) => new RegExp(`\\b${other}\\b`).test(text))

  return [
    ...callsIn(text, contract),
    ...used.flatMap((other) => callsOfFunction(file, other, seen)),
  ]
}

/** The pages that an area declares, as `{view, path}`. */
function pagesOf(source, file) {
  const loads = source.matchAll(/const (\w+) = \(\) =>\s*import\('(\.[^']+)'\)/g)
  const loaders = new Map([...loads].map(([, name, path]) => [name, path]))

  const pages = source.matchAll(
    /'([\w/-]+)':\s*(?:\(\) =>\s*import\('(\.[^']+)'\)|pageWith\((\w+))/g,
  )

  return [...pages].flatMap(([, view, path, loader]) => {
    const at = path ?? loaders.get(loader)

    return at ? [{ view, path: join(dirname(file), at) }] : []
  })
}

/**
 * By the view of each page the files that it is made of, each with its calls as `module#name` of
 * the contract and the files that it takes something from: `Map<view, Map<file, {calls, files}>>`.
 */
export function callsOfPages(root) {
  const known = new Map()

  const read = (file) => {
    if (!known.has(file)) known.set(file, readFile(root, file))

    return known.get(file)
  }

  const callsOf = ({ source, files, contract }) => [
    ...callsIn(source, contract),
    ...files
      .filter(({ path }) => isQueries(path))
      .flatMap(({ path, names }) => names.flatMap((name) => callsOfFunction(read(path), name))),
  ]

  const filesOf = (page) => {
    const found = new Map()
    const waiting = [page]

    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (found.has(path) || !path.startsWith(AREAS) || !existsSync(join(root, path))) continue

      const file = read(path)
      const files = file.files.map((one) => one.path).filter((one) => !isQueries(one))

      found.set(path, { calls: new Set(callsOf(file)), files })
      waiting.push(...files)
    }

    return found
  }

  return new Map(
    projectFiles(root)
      .filter((file) => file.startsWith(AREAS) && file.endsWith('.area.ts'))
      .flatMap((file) => pagesOf(readFileSync(join(root, file), 'utf8'), file))
      .map(({ view, path }) => [view, filesOf(path)]),
  )
}
