import type * as standard from '@residency/contract/areas/standards/table/standard.contract'
import type { AnswerOf } from '@residency/contract/kernel'

export type StandardRow = AnswerOf<typeof standard.listStandards>['list'][number]
export type StandardDetail = AnswerOf<typeof standard.getStandard>
