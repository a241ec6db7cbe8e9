import type { Language } from '@residency/contract/kernel'

const SHOWN = 8
/** Places as a sentence names them: `3、5、9`; a long list ends with an ellipsis. */
export function placesIn(language: Language, places: readonly number[]): string {
  const shown = places.slice(0, SHOWN).join(language === 'en' ? ', ' : '、')
  return places.length > SHOWN ? `${shown} …` : shown
}
