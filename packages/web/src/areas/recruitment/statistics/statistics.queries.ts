import * as statistics from '@residency/contract/areas/recruitment/statistics/statistics.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useLanguage } from '../../../platform/i18n.ts'

export type Statistics = AnswerOf<typeof statistics.getStatistics>
export const useStatistics = (intakeId: string | null) =>
  useQuery({
    queryKey: ['recruitment-statistics', useLanguage(), intakeId],
    queryFn: ({ signal }) => call(statistics.getStatistics, intakeId ? { intakeId } : {}, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const exportFigures = (intakeId: number) => call(statistics.exportStatistics, { intakeId })
