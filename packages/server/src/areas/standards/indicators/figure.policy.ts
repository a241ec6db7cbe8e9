import {
  type BaseFigureRelation,
  baseFigureFlow,
  FIGURE_REVIEW_ACTIONS,
} from '@residency/contract/areas/standards/indicators/base-figure.flow'
import { allowedActions, type FlowActor } from '@residency/contract/kernel'

type Reader = FlowActor & { userId: number }
type Facts = { state: string; entered_by: number }
/** Who entered a figure owns it: the flow lets nobody check their own. */
export const relationsToFigure = (figure: Facts, actor: Reader): ReadonlySet<BaseFigureRelation> =>
  new Set(figure.entered_by === actor.userId ? (['owner'] as const) : [])
export function figureActions(figure: Facts, actor: Reader) {
  const open: readonly string[] = allowedActions(baseFigureFlow, figure.state, actor, relationsToFigure(figure, actor))
  return FIGURE_REVIEW_ACTIONS.filter((action) => open.includes(action))
}
