// Copied code: two places with so many equal lines are one piece that both should use.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MIN_FILES, packageSources } from '../sources/source-files.mjs'
import { textReader } from '../sources/text-reader.mjs'

const MAX_EQUAL_LINES = 12

/**
 * Texts and data in both languages, tables of states, generated files, tests and their data: equal
 * lines there are no copied code. Two flows that are equal today are two decisions.
 */
const NOT_JUDGED = /\.(test|spec|demo|seed|text|gen|flow)\.tsx?$|\/areas\/.*\/text\.ts$|\/testing\//

/**
 * Pairs that stay for now, as `file|file` in the order of their names, with the reason. A pair that
 * is no copy any more is an error.
 * @type {Record<string, string>}
 */
const EXCEPTIONS = {}

const IMPORT_LINE = /^(import|export)\b.* from ['"]|^import ['"]/
const IMPORT_BEGINS = /^import\b/
const IMPORT_ENDS = /from ['"]/
const COMMENT = /^(\/\/|\/\*|\*)/

/** A list of values is data: `'approved',` in two lists says nothing about code. */
const ONE_TEXT = /^'[^']*',?$/

/**
 * The lines of a file that count: without imports, comments, empty lines and lone texts, each with
 * its number.
 */
function countedLines(text) {
  const lines = []
  let isInImport = false

  for (const [i, raw] of text.split('\n').entries()) {
    const line = raw.trim().replace(/\s+/g, ' ')
    if (isInImport) {
      isInImport = !IMPORT_ENDS.test(line)
      continue
    }

    if (IMPORT_LINE.test(line)) continue

    if (IMPORT_BEGINS.test(line)) {
      isInImport = true
      continue
    }

    if (line !== '' && !COMMENT.test(line) && !ONE_TEXT.test(line))
      lines.push({ line, number: i + 1 })
  }

  return lines
}

/** How many lines are equal from these two places on. */
function equalFrom(first, i, second, j) {
  let count = 0
  while (first[i + count] && first[i + count].line === second[j + count]?.line) count += 1

  return count
}

/** The first copy of each pair of files, in files given as their counted lines. */
function findCopies(linesOf) {
  const size = MAX_EQUAL_LINES + 1
  const places = new Map()
  const copies = new Map()

  for (const [file, lines] of linesOf)
    for (let i = 0; i + size <= lines.length; i += 1) {
      const window = lines
        .slice(i, i + size)
        .map(({ line }) => line)
        .join('\n')

      const earlier = places.get(window)
      if (!earlier) places.set(window, { file, i })
      if (!earlier || (earlier.file === file && i < earlier.i + size)) continue

      const pair = [earlier.file, file].sort().join('|')
      const count = equalFrom(linesOf.get(earlier.file), earlier.i, lines, i)
      if (!copies.has(pair)) copies.set(pair, { file, earlier, i, count })
    }

  return copies
}

/** All copies below `root` as `{rule, file, why}`; `exceptions` by pair. */
export function checkCopies(root, exceptions = EXCEPTIONS) {
  const textOf = textReader(root)
  const files = packageSources(root).filter((file) => !NOT_JUDGED.test(file))
  const linesOf = new Map(files.map((file) => [file, countedLines(textOf(file))]))
  const copies = findCopies(linesOf)
  const found = []

  for (const [pair, { file, earlier, i, count }] of copies) {
    if (exceptions[pair]) continue

    const other = `${earlier.file}:${linesOf.get(earlier.file)[earlier.i].number}`

    found.push({
      rule: 'copied-code',
      file,
      why: `line ${linesOf.get(file)[i].number}: ${count} lines as in ${other}; make them one piece`,
    })
  }

  for (const pair of Object.keys(exceptions))
    if (!copies.has(pair))
      found.push({ rule: 'exception-unused', file: pair, why: 'is no copy any more' })

  if (files.length < MIN_FILES)
    found.push({ rule: 'too-little', file: root, why: `${files.length} files read` })

  return { found, files: files.length }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { found, files } = checkCopies(resolve(import.meta.dirname, '../..'))
  for (const { rule, file, why } of found) console.log(`${rule}: ${file}: ${why}`)

  console.log(`${files} files, ${found.length} complaints`)

  if (found.length) process.exitCode = 1
}
