import * as standard from '@residency/contract/areas/standards/table/standard.contract'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { getStandard, listStandardChoices, listStandards } from './list-standards.ts'
import { publishStandard, reviseStandard } from './publish-standard.ts'
import { createStandard, deleteStandard, updateStandard } from './save-standard.ts'
import { standardSheet } from './standard.sheet.ts'

export function tableRoutes(binder: Binder) {
  const bind = binder(tableWords)

  bind(standard.listStandards, listStandards)
  bind(standard.listStandardChoices, listStandardChoices)
  bind(standard.createStandard, createStandard)
  bind(standard.getStandard, getStandard)
  bind(standard.updateStandard, updateStandard)
  bind(standard.publishStandard, publishStandard)
  bind(standard.reviseStandard, reviseStandard)
  bindSheet(bind, standard.standardSheet, standardSheet)
  bind(standard.deleteStandard, deleteStandard)
}
