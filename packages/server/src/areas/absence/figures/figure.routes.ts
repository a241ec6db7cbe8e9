import * as figure from '@residency/contract/areas/absence/figures/figure.contract'
import { figureWords } from '@residency/contract/areas/absence/figures/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { figureSheet, listFigureChoices, listLeaveFigures } from './list-figures.ts'

export function figureRoutes(binder: Binder) {
  const bind = binder(figureWords)

  bind(figure.listLeaveFigures, listLeaveFigures)
  bind(figure.listFigureChoices, listFigureChoices)
  bindExport(bind, figure.figureExport, figureSheet)
}
