import { statisticsWords } from '@residency/contract/areas/admission/statistics/words'
import { useText } from '../../../platform/i18n.ts'

export const useStatisticsWords = () => useText(statisticsWords)
