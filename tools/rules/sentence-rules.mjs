// How sentences are put together: their marks and blanks are those of the reader's language.
import { eachBelow } from '../sources/syntax-tree.mjs'

const isText = (file) =>
  /\.(test|spec)\.tsx?$|\/testing\/|\/demo\/|\.text\.ts$|\/text(\/[\w-]+)?\.ts$|\.seed\.ts$/.test(
    file,
  )

const isOfProduct = (file) => /^packages\/(contract|server|web)\/src\//.test(file)

const CHINESE_MARK = /[\u3001\uff0c\uff1a\uff1b\uff08\uff09]/

/** The names of kernel/text/punctuation.ts and of the words that every room of the web has. */
const WHY = 'an English reader reads English marks: joinItems and its like, or text.comma'

/**
 * Rule of check-code: lists, labels and notes have the marks of the reader's language. What is
 * written into a pattern reads what people typed, and is no sentence.
 */
export function markOfOneLanguage(file, program, _known, complain) {
  if (!isOfProduct(file) || isText(file)) return

  eachBelow(program, (node, above) => {
    const parent = above.at(-1)

    const isJoin =
      node.type === 'CallExpression' &&
      node.callee.property?.name === 'join' &&
      CHINESE_MARK.test(node.arguments[0]?.value ?? '')

    const isTemplate =
      node.type === 'TemplateLiteral' &&
      parent?.type !== 'NewExpression' &&
      node.quasis.some((part) => CHINESE_MARK.test(part.value.raw)) &&
      node.expressions.length > 0

    const isShown = node.type === 'JSXText' && CHINESE_MARK.test(node.value)

    if (isJoin || isTemplate || isShown) complain(node, WHY)
  })
}

/**
 * Rule of check-code: a blank of a sentence is filled by `fillSentence` or `say`. `replace` reads
 * `$&` in the value as a pattern, and fills the first blank only.
 */
export function blankByReplace(file, program, _known, complain) {
  if (!isOfProduct(file) || isText(file)) return

  eachBelow(program, (node) => {
    if (node.type !== 'CallExpression' || !/^replace(All)?$/.test(node.callee.property?.name ?? ''))
      return

    const [pattern] = node.arguments
    const isBlank = typeof pattern?.value === 'string' && /^\{\w+\}$/.test(pattern.value)

    if (isBlank) complain(node, 'fillSentence fills the blanks of a sentence')
  })
}
