import {
  type BaseFigureRelation,
  baseFigureFlow,
  FIGURE_REVIEW_ACTIONS,
} from '@residency/contract/areas/standards/indicators/base-figure.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'

type Facts = { state: string; enteredBy: number }

/** A second person checks what somebody has entered. */
export const relationsToFigure = (figure: Facts, actor: Reader): ReadonlySet<BaseFigureRelation> =>
  new Set(figure.enteredBy === actor.userId ? (['firstPerson'] as const) : [])

export function figureActions(figure: Facts, actor: Reader) {
  const open: readonly string[] = allowedActions(
    baseFigureFlow,
    figure.state,
    actor,
    relationsToFigure(figure, actor),
  )

  return FIGURE_REVIEW_ACTIONS.filter((action) => open.includes(action))
}
