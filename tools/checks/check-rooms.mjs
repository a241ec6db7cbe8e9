// Compares the tree with the layout in rooms.mjs: folders, names, sizes, and content that must not
// be committed.
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { judgeShape } from '../rules/shape-rules.mjs'
import { MIN_FILES, projectFiles } from '../sources/source-files.mjs'
import { eachBelow, programOf } from '../sources/syntax-tree.mjs'
import { textReader } from '../sources/text-reader.mjs'
import { faultsOfJourneys } from '../tests/test-areas.mjs'
import { AREAS, FLOORS, FORBIDDEN_WORDS, KINDS, LIMITS, TOP_FOLDERS, VERBS } from './rooms.mjs'
import { contentRules } from './rooms-content.mjs'

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-zA-Z0-9-]+)+$/
const inArea = /^packages\/(contract|server|web)\/src\/areas\/([^/]+)\/(?:(.*)\/)?([^/]+)$/
const isTest = (name) => /\.(test|spec)\.tsx?$/.test(name)

const isFreeOfSize = (file) =>
  /[/.]text\.ts$|\.gen\.ts$|\.demo\.ts$|\.(test|spec)\.tsx?$/.test(file)

/** Folders whose files are counted: code, not data. Migrations are read in the order of numbers. */
const COUNTED_FOLDER = /^(packages\/[^/]+\/src|e2e|tools|bench)(\/|$)/
const LISTED_BY_NUMBER = /\/src\/(migrations|data)(\/|$)/

const isCode = (file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file)

function areaNames(files) {
  const known = { contract: new Set(), server: new Set(), web: new Set(), docs: new Set() }
  for (const file of files) {
    const [, pkg, area] = inArea.exec(file) ?? []
    if (pkg) known[pkg].add(area)

    const doc = /^docs\/areas\/([^/]+)\.md$/.exec(file)
    if (doc) known.docs.add(doc[1])
  }

  return known
}

/** Files that give an area endpoints: it then needs a folder in the contract. */
const SPEAKS = { server: /\.routes\.ts$/, web: /\.(calls|queries)\.ts$/ }

function sameNames(files, complain) {
  const known = areaNames(files)

  const speaks = (side, area) =>
    files.some(
      (file) => file.startsWith(`packages/${side}/src/areas/${area}/`) && SPEAKS[side].test(file),
    )

  for (const [side, names] of Object.entries(known))
    for (const name of names) {
      const at = side === 'docs' ? `docs/areas/${name}.md` : `packages/${side}/src/areas/${name}`
      if (!AREAS.includes(name)) complain('area-name', at, `not an area: ${AREAS.join(' ')}`)
      if (SPEAKS[side] && speaks(side, name) && !known.contract.has(name))
        complain('area-in-contract', at, 'the contract has no area of this name')
      if (side === 'contract' && !known.server.has(name))
        complain('area-on-server', at, 'the server has no area of this name')
      if (side !== 'docs' && !known.docs.has(name))
        complain('area-in-docs', at, `docs/areas/${name}.md is missing`)
    }

  return known
}

function place(file, complain) {
  const [top, pkg, src, floor] = file.split('/')
  if (file.includes('/') && !TOP_FOLDERS.includes(top))
    complain('top-folder', file, `folders of the project: ${TOP_FOLDERS.join(' ')}`)

  if (top !== 'packages' || src !== 'src' || file.split('/').length < 5) return

  if (FLOORS[pkg] && !FLOORS[pkg].includes(floor))
    complain('floor', file, `folders of packages/${pkg}/src: ${FLOORS[pkg].join(' ')}`)
}

function name(file, complain) {
  const parts = file.split('/')
  const own = parts.at(-1)
  if (file.startsWith('packages/server/src/data/') || file.includes('/testing-vectors/')) return

  const isOurs = /^(packages|tools|e2e|bench)\//.test(file) && isCode(file)
  if (isOurs && !KEBAB.test(own)) complain('file-name', file, 'names are kebab-case')

  const words = [...parts.slice(0, -1), own.split('.').slice(0, -1).join('.')].flatMap((part) =>
    part.split(/[-.]/),
  )
  const bad = isOurs && words.find((word) => FORBIDDEN_WORDS.has(word))
  if (bad) complain('forbidden-name', file, `'${bad}' says nothing: name what it does`)
}

function kind(file, complain) {
  const [, pkg, area, sub, own] = inArea.exec(file) ?? []
  if (!pkg) return
  if (sub?.includes('/')) complain('room-depth', file, 'an area has one level of sub-rooms at most')
  if (isTest(own)) return

  if (pkg === 'server' && own.endsWith('.public.ts') && own !== `${area}.public.ts`)
    complain('one-door', file, `other areas enter by ${area}.public.ts only`)

  const { suffixes, plain } = KINDS[pkg]
  const suffix = /\.([a-z]+)\.tsx?$/.exec(own)?.[1]
  if (suffix && suffixes.includes(suffix)) return
  if (!plain.test(own)) complain('kind-suffix', file, `kinds here: ${suffixes.join(' ')}`)
}

const STATEMENT =
  /^(ExpressionStatement|VariableDeclaration|FunctionDeclaration|ClassDeclaration|MethodDefinition|PropertyDefinition|TSTypeAliasDeclaration|TSInterfaceDeclaration|(If|For|ForIn|ForOf|While|DoWhile|Try|Switch|Return|Throw|Break|Continue)Statement)$/

/** How many statements a program has, at any depth. Imports are not counted. */
function countStatements(program) {
  let count = 0
  eachBelow(program, (node) => {
    if (STATEMENT.test(node.type)) count += 1
  })

  return count
}

/** How many statements a file may have, with the rule that says so. */
function limitOf(file) {
  if (file.endsWith('.page.tsx')) return { rule: 'page-size', most: LIMITS.page, what: 'a page' }

  const [, pkg, , , own] = inArea.exec(file) ?? []
  const isServerArea = pkg === 'server'
  if (isServerArea && own.endsWith('.queries.ts'))
    return { rule: 'queries-size', most: LIMITS.queries, what: 'a file of queries' }

  if (isServerArea && /^[a-z0-9-]+\.ts$/.test(own)) {
    const isUseCase = own.includes('-') && VERBS.has(own.split('-')[0])
    if (isUseCase) return { rule: 'use-case-size', most: LIMITS.useCase, what: 'a use case' }

    return { rule: 'use-case-size', most: LIMITS.catalogue, what: 'a catalogue entity' }
  }

  return { rule: 'file-size', most: LIMITS.file, what: 'a file' }
}

function styleSize(file, text, complain) {
  const lines = text.split('\n').length - 1
  if (lines > LIMITS.styleLines)
    complain('style-size', file, `${lines} lines, a style sheet has at most ${LIMITS.styleLines}`)
}

function size(file, program, complain) {
  const { rule, most, what } = limitOf(file)
  const count = countStatements(program)

  if (count > most)
    complain(
      rule,
      file,
      `${count} statements, ${what} has at most ${most}: which second topic does it hide?`,
    )
}

/** Sizes and shapes, from the syntax tree. */
function judgeCode(file, text, complain) {
  if (file.endsWith('.css')) styleSize(file, text, complain)
  if (!/\.(ts|tsx|mjs|cjs)$/.test(file) || /\.gen\.ts$|\/src\/data\//.test(file)) return

  const program = programOf(file, text)

  if (!isFreeOfSize(file)) size(file, program, complain)

  judgeShape(file, program, text, (rule, node, why) =>
    complain(rule, file, `line ${text.slice(0, node.start).split('\n').length}: ${why}`),
  )
}

/** A folder of code that nobody reads at one glance. */
function folderSizes(files, complain) {
  const folders = new Map()
  for (const file of files) {
    const folder = dirname(file)
    if (COUNTED_FOLDER.test(folder) && !LISTED_BY_NUMBER.test(folder))
      folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }

  for (const [folder, count] of folders)
    if (count > LIMITS.folder)
      complain(
        'folder-size',
        folder,
        `${count} files, at most ${LIMITS.folder}: which topics are in it?`,
      )
}

function serverParts(files, textOf, known, complain) {
  for (const area of known.contract) {
    const contracts = files.filter(
      (file) =>
        file.startsWith(`packages/contract/src/areas/${area}/`) && file.endsWith('.contract.ts'),
    )

    if (!contracts.some((file) => /\bendpoint\(/.test(textOf(file)))) continue

    const own = files.filter((file) => file.startsWith(`packages/server/src/areas/${area}/`))

    for (const part of ['routes', 'policy'])
      if (!own.some((file) => file.endsWith(`.${part}.ts`)))
        complain(
          'area-parts',
          `packages/server/src/areas/${area}`,
          `has endpoints and no *.${part}.ts`,
        )
  }
}

/** All violations in the tree below `root` as `{rule, file, why}`. */
export function checkRooms(root) {
  const files = projectFiles(root)
  const textOf = textReader(root)
  const found = []
  const complain = (rule, file, why) => found.push({ rule, file, why })
  const known = sameNames(files, complain)

  for (const file of files) {
    place(file, complain)
    name(file, complain)
    kind(file, complain)

    const text = textOf(file)
    if (text === undefined) continue

    judgeCode(file, text, complain)

    for (const rule of contentRules) rule(file, text, complain)
  }

  serverParts(files, textOf, known, complain)
  folderSizes(files, complain)

  for (const { file, why } of faultsOfJourneys(files)) complain('journey-area', file, why)
  if (files.length < MIN_FILES || known.contract.size === 0)
    complain('too-little', root, `only ${files.length} files, ${known.contract.size} areas seen`)

  return { found, files: files.length }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { found, files } = checkRooms(resolve(import.meta.dirname, '../..'))
  for (const { rule, file, why } of found) console.log(`${rule}: ${file}: ${why}`)

  console.log(`${files} files, ${found.length} complaints`)

  if (found.length) process.exitCode = 1
}
