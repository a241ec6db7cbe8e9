// Comments, titles of tests and summaries of calls: no phrase that the glossary replaced, no
// sentence that is too long to be understood at first reading, a blank line above a docstring. The
// phrases are not in the documents either.
import { eachBelow } from '../sources/syntax-tree.mjs'

/** Characters of a sentence. */
const LONGEST_SENTENCE = 140

const TITLED = /^(test|it|describe)$/

/** The name of `test`, `test.describe`, `it.each` and the like. */
const calledName = (callee) => (callee.type === 'MemberExpression' ? callee.object : callee).name

/** Line comments that follow one another are one text. */
function joinComments(comments, source) {
  const joined = []

  for (const { type, value, start, end } of comments) {
    const last = joined.at(-1)
    const text = type === 'Block' ? value.replace(/^\s*\*/gm, ' ') : value
    const continues =
      type === 'Line' && last !== undefined && /^\n[ \t]*$/.test(source.slice(last.end, start))

    if (continues) {
      last.text += ` ${text}`
      last.end = end
    } else joined.push({ text, start, end })
  }

  return joined
}

function titlesIn(program) {
  const titles = []

  eachBelow(program, (node) => {
    if (node.type !== 'CallExpression' || !TITLED.test(calledName(node.callee) ?? '')) return

    const [title] = node.arguments
    if (typeof title?.value === 'string') titles.push({ text: title.value, start: title.start })
  })

  return titles
}

/** What the calls of a contract do, as the description of the API says it. */
function summariesIn(program) {
  const summaries = []

  eachBelow(program, (node) => {
    if (node.type !== 'Property' || node.key.name !== 'summary') return

    const { type, value, quasis, start } = node.value
    if (type === 'Literal') summaries.push({ text: value, start })
    if (type === 'TemplateLiteral')
      summaries.push({ text: quasis.map((part) => part.value.cooked).join('_'), start })
  })

  return summaries
}

function sentencesInCode(file, program) {
  if (/\.(test|spec)\.tsx?$/.test(file)) return titlesIn(program)

  return file.startsWith('packages/contract/') ? summariesIn(program) : []
}

/**
 * The comments, titles and summaries of a file, each with the place where it begins. `parsed`: of code; a
 * style sheet and a migration have none.
 */
function proseOf(file, source, parsed) {
  if (parsed) {
    const { program, comments } = parsed
    return [...joinComments(comments, source), ...sentencesInCode(file, program)]
  }

  const pattern = file.endsWith('.sql') ? /((?:^[ \t]*--.*\n)+|--.*)/gm : /\/\*([\s\S]*?)\*\//g
  return [...source.matchAll(pattern)].map(({ 1: text, index }) => ({
    text: text.replace(/^[ \t]*--/gm, ' '),
    start: index,
  }))
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const wholeWords = (words) =>
  new RegExp(`(?<![\\w-])(${words.map(escaped).join('|')})(?![\\w-])`, 'i')

/**
 * Finds the phrases of the glossary's table in a text. A longer word that is an exception is no
 * such phrase.
 */
export function phraseFinder(phrases) {
  const any = wholeWords(phrases.map(({ word }) => word))
  const patterns = phrases.map(({ word, ...row }) => ({
    ...row,
    phrase: word,
    pattern: wholeWords([word]),
  }))

  return (text) => {
    if (!any.test(text)) return []

    return patterns.filter(({ pattern, except }) =>
      pattern.test(except.reduce((rest, longer) => rest.replaceAll(longer, ''), text)),
    )
  }
}

/**
 * Sentences, cells of tables and items of lists. Commands and options count as one character each:
 * they are not read as words.
 */
const sentencesOf = (text) =>
  text
    .replaceAll(/`[^`]*`|\[--[^\]]*\]/g, '_')
    .split(/(?<=[.;:!?])\s+|\s*\|\s*|\n\s*- | {3,}/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())

/** The faults of the comments and titles of one file; `complain` takes rule, place and reason. */
export function judgeProse({ file, source, parsed }, findPhrases, complain) {
  for (const { text, start } of proseOf(file, source, parsed)) {
    const flat = text.replaceAll(/\s+/g, ' ').trim()

    for (const { phrase, instead } of findPhrases(flat))
      complain('phrase', start, `'${phrase}': ${instead} (docs/glossary.md)`)

    for (const sentence of sentencesOf(text))
      if (sentence.length > LONGEST_SENTENCE && !/https?:/.test(sentence))
        complain(
          'long-sentence',
          start,
          `${sentence.length} characters, at most ${LONGEST_SENTENCE}: ${sentence}`,
        )
  }
}

/** Code, addresses and quotations of a document: they are not its own words. */
const NOT_ITS_OWN = /^```[\s\S]*?^```|`[^`\n]*`|“[^”\n]*”|\]\([^)\n]*\)/gm

/** The phrases of a document in Markdown; `complain` takes rule, place and reason. */
export function judgeDocument(source, findPhrases, complain) {
  const own = source.replaceAll(NOT_ITS_OWN, (text) => text.replaceAll(/[^\n]/g, '_'))
  let start = 0

  for (const line of own.split('\n')) {
    for (const { phrase, instead } of findPhrases(line))
      complain('phrase', start, `'${phrase}': ${instead} (docs/glossary.md)`)

    start += line.length + 1
  }
}

/** The line before begins what the docstring is in, or is a comment too. */
const NEEDS_NO_BLANK = /[{([<=|&]$|^\/\/|\*\/$/

/** A docstring that sticks to the line before seems to belong to it; members of a union may. */
export function judgeDocstrings(source, { comments }, complain) {
  for (const { value, start, end } of comments) {
    const before = source.slice(0, start).split('\n')
    if (!value.startsWith('*') || before.length === 1 || before.at(-1).trim()) continue

    const last = before.at(-2).trim()
    const next = source.slice(end).trimStart()

    if (last && !NEEDS_NO_BLANK.test(last) && !/^[|\]]/.test(next))
      complain('docstring-without-blank', start, 'a blank line above a docstring')
  }
}
