import { planWords } from '@residency/contract/areas/rotations/plan/text'
import { say, useText } from '../../../platform/texts/i18n.ts'

/** A plan by name and edition: plans of one base often have one name. */
export function usePlanName() {
  const { nameWithEdition } = useText(planWords)
  return ({ name, edition }: { name: string; edition: number }) =>
    say(nameWithEdition, { name, edition })
}
