import * as figure from '@residency/contract/areas/standards/indicators/figure.contract'
import * as indicator from '@residency/contract/areas/standards/indicators/indicator.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { mayAct, useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

export const FIGURE_PATHS = ['/api/v1/baseFigures', '/api/v1/baseIndicators']
export type IndicatorListInput = InputOf<typeof indicator.listIndicators>
export type FigureListInput = InputOf<typeof figure.listFigures>

export const useIndicators = (input: IndicatorListInput) =>
  useListOf(indicator.listIndicators, input)

export const useIndicatorChoices = () => useEndpoint(indicator.listIndicatorChoices, {})

export const useBaseSummaries = (year: number | null) =>
  useListOf(figure.listBaseSummaries, year === null ? {} : { year })

export const useFiguresOfBase = (baseId: number | null, year: number | null) =>
  useListOf(
    figure.getFiguresOfBase,
    baseId === null ? null : { baseId, ...(year === null ? {} : { year }) },
  )

export const useFigures = (input: FigureListInput) => useListOf(figure.listFigures, input)
export const useFigure = (id: number) => useEndpoint(figure.getFigure, { id })

/** Figures that wait, the one that has waited longest first. */
export const useWaitingFigures = () => useWaitingOf(figure.listFigures, { waiting: '1' }, mayAct)

export const useEnterFigures = () =>
  useChange(FIGURE_PATHS, (input: InputOf<typeof figure.enterFigures>) =>
    call(figure.enterFigures, input, { quiet: true }),
  )

export const useCreateIndicator = () =>
  useChange(FIGURE_PATHS, (input: InputOf<typeof indicator.createIndicator>) =>
    call(indicator.createIndicator, input, { quiet: true }),
  )

export const useUpdateIndicator = () =>
  useChange(FIGURE_PATHS, (input: InputOf<typeof indicator.updateIndicator>) =>
    call(indicator.updateIndicator, input, { quiet: true }),
  )

export const useDeleteIndicator = () =>
  useChange(FIGURE_PATHS, (input: InputOf<typeof indicator.deleteIndicator>) =>
    call(indicator.deleteIndicator, input),
  )
