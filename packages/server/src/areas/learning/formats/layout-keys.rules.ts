import { ONE_KEY, SEVERAL_KEYS } from './layout.text.ts'
import { kindOfLine } from './layout-lines.rules.ts'
import type { OpenQuestion } from './layout-question.rules.ts'

/** Whether a line lists the keys of several questions. */
export const isKeyLine = (text: string) => [...text.matchAll(ONE_KEY)].length > 1 || text.search(SEVERAL_KEYS) === 0

/** The keys of all questions as a document lists them at its end: 1-5 ABCDA, 6. √. */
export class KeyList {
  /** By number: the key in each section that has one. */
  readonly #keys = new Map<number, Map<number, string>>()
  #section = 0

  add(text: string) {
    if (kindOfLine(text, null).is === 'section') {
      this.#section += 1
      return
    }
    const rest = text.replaceAll(SEVERAL_KEYS, (whole, from: string, to: string, listed: string) => {
      const count = Number(to) - Number(from) + 1
      const apart = listed.split(/[\s,，、]+/).filter((key) => key !== '')
      const keys = apart.length === count ? apart : [...listed.replaceAll(/[\s,，、]/g, '')]
      if (keys.length !== count) return whole
      for (const [at, key] of keys.entries()) this.#set(Number(from) + at, key)
      return ''
    })
    for (const [, number, key] of rest.matchAll(ONE_KEY)) this.#set(Number(number), key!)
  }
  #set(number: number, key: string) {
    const ofNumber = this.#keys.get(number) ?? new Map<number, string>()
    this.#keys.set(number, ofNumber.set(this.#section, key))
  }

  /** A question with its answer: that of its section, or of its number where that is listed once. */
  answered(question: OpenQuestion): OpenQuestion {
    const { answer, number, section } = question
    if (answer !== null || number === null) return question
    const ofNumber = this.#keys.get(number)
    const [only, ...others] = ofNumber?.values() ?? []
    const key = ofNumber?.get(section) ?? (others.length === 0 ? only : undefined)
    return key === undefined ? question : { ...question, answer: [key] }
  }
}
