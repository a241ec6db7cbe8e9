import { planWords } from '@residency/contract/areas/rotations/plan/words'
import { say, useText } from '../../../platform/i18n.ts'

/** Domain words of the room. */
export const usePlanWords = () => useText(planWords)
/** A plan by name and edition: plans of one base often have one name. */
export function usePlanName() {
  const { nameWithEdition } = usePlanWords()
  return ({ name, edition }: { name: string; edition: number }) => say(nameWithEdition, { name, edition })
}
