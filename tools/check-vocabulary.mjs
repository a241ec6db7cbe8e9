// Words retired by docs/glossary.md may not occur in declared names or file names, nor words it
// replaced in texts of the interface, nor its phrases in comments and titles of tests.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'
import { judgeProse, phraseFinder } from './comment-rules.mjs'
import { projectFiles } from './source-files.mjs'
import { eachBelow } from './syntax-tree.mjs'

const IS_CODE = /^(packages|tools|e2e|bench)\/.*\.(ts|tsx|mjs)$/
const HAS_PROSE = /^(packages|tools|e2e|bench)\/.*\.(ts|tsx|mjs|sql|css)$/
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

/** A section of the glossary, from its heading to the next. */
function sectionOf(root, heading) {
  const [, section = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split(
    new RegExp(`^## ${heading}$`, 'm'),
  )

  return section.split(/^## /m)[0]
}

/** The rows of a table whose first column quotes words: each word with the other two columns. */
function readTable(root, heading) {
  const rows = sectionOf(root, heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'))

  return rows.flatMap((row) => {
    const [, first, second, third = ''] = row.split('|')
    return quoted(first).map((word) => ({ word, instead: second.trim(), except: quoted(third) }))
  })
}

/** The words that name no type, alone or at the end. */
function readTypeWords(root) {
  const [, list = ''] = sectionOf(root, 'Names of types').split('at the end:')
  return new Set(quoted(list))
}

/** Texts of the interface that hold a word which the glossary replaced. */
function checkInterfaceWords(root, files) {
  const words = readTable(root, 'Words of the interface')
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

/** All names that a program declares, and those of its types. */
function declaredNames(program) {
  const names = new Set()
  const types = new Set()

  eachBelow(program, (node) => {
    for (const name of DECLARED[node.type]?.(node) ?? []) names.add(name)
    if (/^TS(TypeAlias|Interface)Declaration$/.test(node.type)) types.add(node.id.name)
  })

  return { names, types }
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

  const phrases = readTable(root, 'Phrases')
  const findPhrases = phraseFinder(phrases)
  const typeWords = readTypeWords(root)
  const files = projectFiles(root).filter((file) => IS_OURS.test(file) && !NOT_FROM_HAND.test(file))

  for (const file of files) {
    if (!file.includes('/migrations/')) complain('retired-file-name', file, file.split('/').at(-1))
    if (!HAS_PROSE.test(file)) continue

    const source = readFileSync(join(root, file), 'utf8')

    const parsed = IS_CODE.test(file) ? parseSync(file, source) : undefined

    judgeProse({ file, source, parsed }, findPhrases, (rule, start, why) =>
      found.push({ rule, file, why: `line ${source.slice(0, start).split('\n').length}: ${why}` }),
    )

    if (!parsed) continue

    const { names, types } = declaredNames(parsed.program)

    for (const name of names) complain('retired-word', file, name)

    for (const name of types)
      if (typeWords.has(name.split(/(?=[A-Z])/).at(-1)))
        found.push({
          rule: 'type-name',
          file,
          why: `'${name}' is no noun: say what it is (docs/glossary.md, Names of types)`,
        })
  }

  found.push(...checkInterfaceWords(root, files))

  if (phrases.length < 10 || typeWords.size < 5)
    found.push({
      rule: 'phrase-table',
      file: 'docs/glossary.md',
      why: `only ${phrases.length} phrases and ${typeWords.size} words of types were read`,
    })

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
