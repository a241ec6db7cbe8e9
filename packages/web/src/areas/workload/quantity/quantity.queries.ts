import * as quantity from '@residency/contract/areas/workload/quantity/quantity.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

export type QuantityInput = InputOf<typeof quantity.listQuantities>
export const useQuantities = (input: QuantityInput) => useListOf(quantity.listQuantities, input)
export const useQuantityChoices = () => useEndpoint(quantity.listQuantityChoices, {})
export const useQuantity = (id: number) => useEndpoint(quantity.getQuantity, { id })
export const useOwnQuantity = () => useEndpoint(quantity.getOwnQuantity, {})
export type ReportInput = InputOf<typeof quantity.listWorkReport>
export const useWorkReport = (input: ReportInput) => useListOf(quantity.listWorkReport, input)

/** The first ones, for the chart. */
export const useTopReport = (filters: object) =>
  useEndpoint(quantity.listWorkReport, { ...filters, pageNum: 1, pageSize: 12 } as ReportInput)
