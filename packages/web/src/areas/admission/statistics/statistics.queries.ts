import * as statistics from '@residency/contract/areas/admission/statistics/statistics.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useListOf } from '../../../platform/calls/queries.ts'

export type Statistics = AnswerOf<typeof statistics.getStatistics>

export const useStatistics = (intakeId: string | null) =>
  useListOf(statistics.getStatistics, intakeId ? { intakeId } : {})

export const exportFigures = (intakeId: number) => call(statistics.exportStatistics, { intakeId })
