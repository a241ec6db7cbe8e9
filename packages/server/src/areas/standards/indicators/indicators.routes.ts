import * as figure from '@residency/contract/areas/standards/indicators/figure.contract'
import * as indicator from '@residency/contract/areas/standards/indicators/indicator.contract'
import { indicatorsWords } from '@residency/contract/areas/standards/indicators/text'
import { fromReplica } from '../../../platform/db/replica/replica.ts'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { enterFigures } from './enter-figures.ts'
import { figureSheet } from './figure.sheet.ts'
import { indicatorSheet } from './indicator.sheet.ts'
import { getFigure, getFiguresOfBase, listBaseSummaries, listFigures } from './list-figures.ts'
import { listIndicatorChoices, listIndicators } from './list-indicators.ts'
import { figurePlan } from './review-figures.ts'
import { createIndicator, deleteIndicator, updateIndicator } from './save-indicator.ts'

export function indicatorsRoutes(binder: Binder) {
  const bind = binder(indicatorsWords)

  bind(indicator.listIndicators, listIndicators)
  bind(indicator.listIndicatorChoices, listIndicatorChoices)
  bind(indicator.createIndicator, createIndicator)
  bindSheet(bind, indicator.indicatorSheet, indicatorSheet)
  bind(indicator.updateIndicator, updateIndicator)
  bind(indicator.deleteIndicator, deleteIndicator)
  bind(figure.listBaseSummaries, fromReplica(listBaseSummaries))
  bind(figure.getFiguresOfBase, getFiguresOfBase)
  bind(figure.enterFigures, enterFigures)
  bind(figure.listFigures, listFigures)
  bindSheet(bind, figure.figureSheet, figureSheet)
  bindReview(bind, figure.figureReview, figurePlan)
  bind(figure.getFigure, getFigure)
}
