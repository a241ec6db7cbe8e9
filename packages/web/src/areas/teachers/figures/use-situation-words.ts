import { situationWords } from '@residency/contract/areas/teachers/figures/words'
import { useText } from '../../../platform/i18n.ts'

/** Names of the splits and indicators. */
export const useSituationWords = () => useText(situationWords)
