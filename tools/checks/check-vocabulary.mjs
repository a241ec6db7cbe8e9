// No declared name or file name has a word that docs/glossary.md retired. No text of the interface
// has a word that it replaced. No comment, title of a test, summary of a call or document has one of
// its phrases.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'
import {
  judgeDocstrings,
  judgeDocument,
  judgeProse,
  phraseFinder,
} from '../rules/comment-rules.mjs'
import { projectFiles } from '../sources/source-files.mjs'
import { eachBelow } from '../sources/syntax-tree.mjs'

const IS_CODE = /^(packages|tools|e2e|bench)\/.*\.(ts|tsx|mjs)$/

/** Files whose comments are read. A migration that ran is never changed again. */
const HAS_PROSE = /^(packages|tools|e2e|bench)\/(?!.*\/migrations\/).*\.(ts|tsx|mjs|sql|css)$/

/** Documents in English. The specification is quoted as it was given. */
const IS_DOCUMENT = /^(?!.*\.zh-CN\.md$)(?!docs\/specification\.md$).*\.md$/
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
function readGlossary(root) {
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

/** Whether a name has a retired word; one in capitals is that of a constant, at its beginning. */
function hasRetired(name, { word, words }) {
  if (word === word.toUpperCase()) return name === word || name.startsWith(`${word}_`)

  const own = wordsOf(name)
  return own.some((_, index) => words.every((one, i) => own[index + i] === one))
}

/** The words that name no type, alone or at the end, and the nouns that end like a participle. */
function readTypeWords(root) {
  const [, list = '', nouns = ''] = sectionOf(root, 'Names of types').split(
    /at the end:|the nouns in -ed are/,
  )

  return { typeWords: new Set(quoted(list)), nounsInEd: new Set(quoted(nouns)) }
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

/** Names declared by a pattern; `{ name }` takes over the name of a property and is not counted. */
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

/** Judges names and comments by the tables of the glossary; `complain` takes rule, file and reason. */
class Judge {
  constructor(root, complain) {
    this.root = root
    this.complain = complain
    this.phrases = readTable(root, 'Phrases')
    this.findPhrases = phraseFinder(this.phrases)
    Object.assign(this, readTypeWords(root), readGlossary(root))
  }

  judgeName(rule, file, name) {
    if (this.allowed.has(name)) return

    const bad = this.retired.find((entry) => hasRetired(name, entry))

    if (bad)
      this.complain(
        rule,
        file,
        `'${name}': '${bad.word}' is retired (docs/glossary.md): ${bad.instead}`,
      )
  }

  judgeType(file, name) {
    const last = name.split(/(?=[A-Z])/).at(-1)
    const isParticiple = last.endsWith('ed') && !this.nounsInEd.has(last)

    if (isParticiple || this.typeWords.has(last))
      this.complain(
        'type-name',
        file,
        `'${name}' is no noun: say what it is (docs/glossary.md, Names of types)`,
      )
  }

  judgeFile(file) {
    if (!file.includes('/migrations/'))
      this.judgeName('retired-file-name', file, file.split('/').at(-1))
    if (!HAS_PROSE.test(file)) return

    const source = readFileSync(join(this.root, file), 'utf8')
    const parsed = IS_CODE.test(file) ? parseSync(file, source) : undefined

    const complain = (rule, start, why) =>
      this.complain(rule, file, `line ${source.slice(0, start).split('\n').length}: ${why}`)

    judgeProse({ file, source, parsed }, this.findPhrases, complain)

    if (!parsed) return

    judgeDocstrings(source, parsed, complain)

    const { names, types } = declaredNames(parsed.program)

    for (const name of names) this.judgeName('retired-word', file, name)
    for (const name of types) this.judgeType(file, name)
  }

  judgeDocument(file) {
    const source = readFileSync(join(this.root, file), 'utf8')
    const complain = (rule, start, why) =>
      this.complain(rule, file, `line ${source.slice(0, start).split('\n').length}: ${why}`)

    judgeDocument(source, this.findPhrases, complain)
  }

  /** A glossary that lost its tables would allow everything. */
  judgeTables() {
    const { phrases, typeWords, retired } = this
    const glossary = 'docs/glossary.md'

    if (phrases.length < 10 || typeWords.size < 5)
      this.complain(
        'phrase-table',
        glossary,
        `only ${phrases.length} phrases and ${typeWords.size} words of types were read`,
      )

    if (retired.length < 10)
      this.complain('retired-table', glossary, `only ${retired.length} retired words were read`)
  }
}

/** All violations below `root` as `{ rule, file, why }`. */
export function checkVocabulary(root) {
  const found = []
  const judge = new Judge(root, (rule, file, why) => found.push({ rule, file, why }))
  const all = projectFiles(root)
  const files = all.filter((file) => IS_OURS.test(file) && !NOT_FROM_HAND.test(file))

  for (const file of files) judge.judgeFile(file)
  for (const file of all.filter((name) => IS_DOCUMENT.test(name))) judge.judgeDocument(file)

  found.push(...checkInterfaceWords(root, files))
  judge.judgeTables()

  return { found, files: files.length, retired: judge.retired.length }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { found, files, retired } = checkVocabulary(resolve(import.meta.dirname, '../..'))
  for (const { rule, file, why } of found) console.log(`${rule}: ${file}: ${why}`)

  console.log(`${files} files, ${retired} retired words, ${found.length} complaints`)

  if (found.length) process.exitCode = 1
}
