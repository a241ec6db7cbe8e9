import * as figure from '@residency/contract/areas/absence/figures/figure.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

export type FigureInput = InputOf<typeof figure.listLeaveFigures>
export const useLeaveFigures = (input: FigureInput) => useListOf(figure.listLeaveFigures, input)

/** The first ones, for the chart. */
export const useTopFigures = (filters: object) =>
  useEndpoint(figure.listLeaveFigures, { ...filters, pageNum: 1, pageSize: 12 } as FigureInput)

export const useFigureChoices = () => useEndpoint(figure.listFigureChoices, {})
