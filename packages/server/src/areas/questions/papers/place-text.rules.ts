import type { Language } from '@residency/contract/kernel'
import { paperText } from './paper.text.ts'

const SHOWN = 8

/** Places as a sentence names them: `3、5、9`; a long list ends with an ellipsis. */
export function placesIn(language: Language, places: readonly number[]): string {
  const shown = places.slice(0, SHOWN).join(paperText[language].shortage.comma)
  return places.length > SHOWN ? `${shown} …` : shown
}
