import { statisticsEn } from '@residency/contract/areas/recruitment/statistics/words.en'
import { statisticsZh } from '@residency/contract/areas/recruitment/statistics/words.zh-CN'
import { type Book, useText } from '../../../platform/i18n.ts'

const words: Book<typeof statisticsZh> = { 'zh-cn': statisticsZh, en: statisticsEn }
export const useStatisticsWords = () => useText(words)
