// What the type of `book` does not see in words of two languages.
import { isRecord } from './exported-shapes.mjs'

const HAN = /\p{Script=Han}/u

/** `{errors: {a: 'x'}}` as [['errors', 'a'], 'x'] pairs; a key may contain dots. */
const sentences = (words, path = []) =>
  Object.entries(words).flatMap(([key, value]) =>
    isRecord(value) ? sentences(value, [...path, key]) : [[[...path, key], value]],
  )

const at = (words, path) => path.reduce((inner, key) => inner?.[key], words)

const blanks = (text) =>
  [...String(text).matchAll(/\{(\w+)\}/g)]
    .map((m) => m[1])
    .sort()
    .join(' ')

/** The fault of one sentence as `{rule, why}`, undefined without one. */
function faultOf(key, text, other) {
  if ([text, other].some((one) => typeof one !== 'string' || !one.trim()))
    return { rule: 'word-empty', why: `${key} is empty` }

  if (HAN.test(other)) return { rule: 'word-in-english', why: `${key} is Chinese in English` }
  if (blanks(text) === blanks(other)) return undefined

  return {
    rule: 'word-blanks',
    why: `${key}: {${blanks(text)}} in Chinese, {${blanks(other)}} in English`,
  }
}

/** How many sentences a book has, and its faults. */
export function readBook({ zh, en }) {
  const all = sentences(zh)
  const faults = all.flatMap(([path, text]) => faultOf(path.join('.'), text, at(en, path)) ?? [])

  return { count: all.length, faults }
}
