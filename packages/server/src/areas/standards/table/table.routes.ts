import * as standard from '@residency/contract/areas/standards/table/standard.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { getStandard, listStandardChoices, listStandards } from './list-standards.ts'
import { publishStandard, reviseStandard } from './publish-standard.ts'
import { createStandard, deleteStandard, updateStandard } from './save-standard.ts'

export function tableRoutes(bind: Bind) {
  bind(standard.listStandards, listStandards)
  bind(standard.listStandardChoices, listStandardChoices)
  bind(standard.createStandard, createStandard)
  bind(standard.getStandard, getStandard)
  bind(standard.updateStandard, updateStandard)
  bind(standard.publishStandard, publishStandard)
  bind(standard.reviseStandard, reviseStandard)
  bind(standard.deleteStandard, deleteStandard)
}
