import * as figure from '@residency/contract/areas/absence/figures/figure.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { figureSheet, listFigureChoices, listLeaveFigures } from './list-figures.ts'

export function figureRoutes(bind: Bind) {
  bind(figure.listLeaveFigures, listLeaveFigures)
  bind(figure.listFigureChoices, listFigureChoices)
  bindExport(bind, figure.figureExport, figureSheet)
}
