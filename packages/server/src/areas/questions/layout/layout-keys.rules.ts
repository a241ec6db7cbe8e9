import { KEY_LINE, LABELLED_KEY, ONE_KEY, SEVERAL_KEYS } from './layout.text.ts'
import { kindOfLine, partsOfLine } from './layout-lines.rules.ts'
import type { OpenQuestion } from './layout-question.rules.ts'

/** Whether a line lists the keys of several questions, and has nothing else. */
export function isKeyLine(text: string): boolean {
  const others = text.replaceAll(SEVERAL_KEYS, '').replaceAll(ONE_KEY, '')
  const areSeveral = text.search(SEVERAL_KEYS) >= 0 || [...text.matchAll(ONE_KEY)].length > 1
  return areSeveral && /^[\s\p{P}]*$/u.test(others)
}

/** `1.【答案】A` without what is between: its parts would be distinguished otherwise. */
const withoutLabel = (text: string) => text.replace(LABELLED_KEY, '$1')

/** Whether a line has the key of one question, and at most what is said about it. */
export const isOneKeyLine = (text: string) =>
  KEY_LINE.test(partsOfLine(withoutLabel(text))[0] ?? '')

type KeyEntry = { key: string; explanation: string[] }

/** The keys of all questions as a document lists them at its end: 1-5 ABCDA, 6. √. */
export class KeyList {
  /** By number: the key in each section that has one. */
  readonly #keys = new Map<number, Map<number, KeyEntry>>()
  #section = 0
  #last: KeyEntry | null = null

  add(text: string) {
    if (kindOfLine(text, null).is === 'section') {
      this.#section += 1
      return
    }

    const [first = '', ...fields] = partsOfLine(withoutLabel(text))
    const explained = kindOfLine(first, null)

    if (explained.is === 'field' && explained.label === 'explanation')
      this.#explain(explained.value)
    else if (!this.#addKeys(first)) this.#explain(first)

    for (const field of fields) {
      const kind = kindOfLine(field, null)
      if (kind.is === 'field' && kind.label === 'explanation') this.#explain(kind.value)
    }
  }

  /** What is below a key is about its question. */
  #explain(text: string) {
    if (text !== '') this.#last?.explanation.push(text)
  }

  /** Whether there were keys in a text. */
  #addKeys(text: string): boolean {
    let count = 0

    const set = (number: number, key: string) => {
      this.#set(number, key)
      count += 1
    }

    const isList = isKeyLine(text) || isOneKeyLine(text)
    if (!isList) return false

    const rest = text.replaceAll(
      SEVERAL_KEYS,
      (whole, from: string, to: string, listed: string) => {
        const max = Number(to) - Number(from) + 1
        const apart = listed.split(/[\s,，、]+/).filter((key) => key !== '')
        const keys = apart.length === max ? apart : [...listed.replaceAll(/[\s,，、]/g, '')]
        if (keys.length !== max) return whole

        for (const [at, key] of keys.entries()) set(Number(from) + at, key)

        return ''
      },
    )

    for (const [, number, key] of rest.matchAll(ONE_KEY)) set(Number(number), key!)

    return count > 0
  }

  #set(number: number, key: string) {
    const ofNumber = this.#keys.get(number) ?? new Map<number, KeyEntry>()
    this.#last = { key, explanation: [] }
    this.#keys.set(number, ofNumber.set(this.#section, this.#last))
  }

  /**
   * A question with its answer: that of its section, or of its number where that is listed once.
   */
  answered(question: OpenQuestion): OpenQuestion {
    const { answer, number, section } = question
    if (answer !== null || number === null) return question

    const ofNumber = this.#keys.get(number)
    const [only, ...others] = ofNumber?.values() ?? []
    const listed = ofNumber?.get(section) ?? (others.length === 0 ? only : undefined)
    if (listed === undefined) return question

    return {
      ...question,
      answer: [listed.key],
      explanation: [...question.explanation, ...listed.explanation],
    }
  }
}
