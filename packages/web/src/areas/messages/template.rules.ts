import type { Blank } from '@residency/contract/areas/messages/template.contract'

/** A text with examples in its blanks, as the preview shows it; a blank nobody knows stays as it is written. */
export function previewOf(text: string, blanks: readonly Blank[], isEnglish: boolean): string {
  const known = new Map(blanks.map((blank) => [blank.name, isEnglish ? blank.exampleEn : blank.example]))
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known.get(name) ?? whole)
}

const ALONE = 70
const JOINED = 67
/** In how many pieces a Chinese text message is sent: 70 characters alone, 67 in each of several. */
export const smsParts = (length: number) => (length <= ALONE ? 1 : Math.ceil(length / JOINED))
