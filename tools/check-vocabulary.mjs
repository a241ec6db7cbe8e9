// Words retired by docs/glossary.md may not occur in declared names or file names, nor words it
// replaced in texts of the interface.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectFiles } from './source-files.mjs'
import { eachBelow, programOf } from './syntax-tree.mjs'

const IS_CODE = /^(packages|tools|e2e|bench)\/.*\.(ts|tsx|mjs)$/
const IS_OURS = /^(packages|tools|e2e|bench)\//
const IS_CHINESE_TEXT = /^packages\/.*[/.]text\.tsx?$/
const NOT_FROM_HAND = /\.gen\.ts$|\.d\.ts$|\/src\/data\//

/** `findSignUps`, `find_sign_ups` and `find-registrations` are the words find, sign, ups. */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase())

const quoted = (text) => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word)

/**
 * The table below "Retired words": its first column as `{ words, instead }`, and the names that the
 * sentence after it allows.
 */
export function readGlossary(root) {
  const [, section = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split(
    /^## Retired words$/m,
  )
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))

  const retired = rows.flatMap((row) => {
    const [, first, second] = row.split('|')
    return quoted(first).map((word) => ({ word, words: word.split(' '), instead: second.trim() }))
  })

  const [, allowed = ''] = section.split(/^Kept:/m)

  return { retired, allowed: new Set(quoted(allowed)) }
}

/**
 * The table below "Words of the interface": each word with its replacement, and the places or
 * longer words that may contain it.
 */
export function readInterfaceWords(root) {
  const [, section = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split(
    /^## Words of the interface$/m,
  )

  const rows = section
    .split(/^## /m)[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'))

  return rows.flatMap((row) => {
    const [, first, second, third = ''] = row.split('|')
    return quoted(first).map((word) => ({ word, instead: second.trim(), except: quoted(third) }))
  })
}

/** Texts of the interface that hold a word which the glossary replaced. */
function checkInterfaceWords(root, files) {
  const words = readInterfaceWords(root)
  const found = []

  for (const file of files.filter((name) => IS_CHINESE_TEXT.test(name))) {
    const source = readFileSync(join(root, file), 'utf8')

    for (const { word, instead, except } of words) {
      if (except.some((place) => file.includes(place))) continue

      const text = except.reduce((rest, longer) => rest.replaceAll(longer, ''), source)

      if (text.includes(word))
        found.push({
          rule: 'interface-word',
          file,
          why: `'${word}' is not used in the interface (docs/glossary.md): ${instead}`,
        })
    }
  }

  if (words.length < 5)
    found.push({
      rule: 'interface-table',
      file: 'docs/glossary.md',
      why: `only ${words.length} words of the interface were read`,
    })

  return found
}

/** Names declared by a pattern; `{ told }` takes over the name of a property and is not counted. */
function namesInPattern(node) {
  if (node?.type === 'Identifier') return [node.name]
  if (node?.type === 'ArrayPattern') return node.elements.flatMap(namesInPattern)
  if (node?.type === 'AssignmentPattern') return namesInPattern(node.left)
  if (node?.type === 'RestElement') return namesInPattern(node.argument)

  if (node?.type === 'ObjectPattern')
    return node.properties.flatMap((property) =>
      property.shorthand
        ? []
        : namesInPattern(property.type === 'Property' ? property.value : property),
    )

  return []
}

const ofFunction = ({ id, params }) => [...namesInPattern(id), ...params.flatMap(namesInPattern)]
const ofId = ({ id }) => namesInPattern(id)
const ofKey = ({ key }) => namesInPattern(key)

const DECLARED = {
  VariableDeclarator: ofId,
  FunctionDeclaration: ofFunction,
  FunctionExpression: ofFunction,
  ArrowFunctionExpression: ofFunction,
  ClassDeclaration: ofId,
  MethodDefinition: ofKey,
  PropertyDefinition: ofKey,
  TSPropertySignature: ofKey,
  TSMethodSignature: ofKey,
  TSTypeAliasDeclaration: ofId,
  TSInterfaceDeclaration: ofId,
  ImportSpecifier: ({ local, imported }) => (imported.name === local.name ? [] : [local.name]),
  ImportNamespaceSpecifier: ({ local }) => [local.name],
  // Object keys are wire or text data and not checked; method names are ours and are.
  Property: (node) => (node.method ? ofKey(node) : []),
}

/** All violations in names below `root` as `{ rule, file, why }`. */
export function checkVocabulary(root) {
  const { retired, allowed } = readGlossary(root)
  const found = []

  const complain = (rule, file, name) => {
    if (allowed.has(name)) return

    const words = wordsOf(name)
    const bad = retired.find((entry) =>
      words.some((_, index) => entry.words.every((word, i) => words[index + i] === word)),
    )

    if (bad)
      found.push({
        rule,
        file,
        why: `'${name}': '${bad.word}' is retired (docs/glossary.md): ${bad.instead}`,
      })
  }

  const files = projectFiles(root).filter((file) => IS_OURS.test(file) && !NOT_FROM_HAND.test(file))

  for (const file of files) {
    if (!file.includes('/migrations/')) complain('retired-file-name', file, file.split('/').at(-1))
    if (!IS_CODE.test(file)) continue

    const names = new Set()

    eachBelow(programOf(file, readFileSync(join(root, file), 'utf8')), (node) => {
      for (const name of DECLARED[node.type]?.(node) ?? []) names.add(name)
    })

    for (const name of names) complain('retired-word', file, name)
  }

  found.push(...checkInterfaceWords(root, files))

  if (retired.length < 10)
    found.push({
      rule: 'retired-table',
      file: 'docs/glossary.md',
      why: `only ${retired.length} retired words were read`,
    })

  return { found, files: files.length, retired: retired.length }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { found, files, retired } = checkVocabulary(resolve(import.meta.dirname, '..'))
  for (const { rule, file, why } of found) console.log(`${rule}: ${file}: ${why}`)

  console.log(`${files} files, ${retired} retired words, ${found.length} complaints`)

  if (found.length) process.exitCode = 1
}
