import type { Blank } from '@residency/contract/areas/messages/templates/template.contract'
import { fillSentence } from '@residency/contract/kernel/sentence'

/** A template with example values, for the preview; an unknown placeholder stays as it is. */
export function previewOf(text: string, blanks: readonly Blank[], isEnglish: boolean): string {
  const examples = blanks.map((blank) => [blank.name, isEnglish ? blank.exampleEn : blank.example])

  return fillSentence(text, Object.fromEntries(examples))
}

const ALONE = 70
const JOINED = 67

/** The number of parts of a Chinese text message: 70 characters in one, 67 in each of several. */
export const smsParts = (length: number) => (length <= ALONE ? 1 : Math.ceil(length / JOINED))
