import { awardCompetitionWords } from '@residency/contract/areas/awards/competition/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of competitions. */
export const useCompetitionWords = () => useText(awardCompetitionWords)
