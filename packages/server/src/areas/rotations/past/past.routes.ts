import * as past from '@residency/contract/areas/rotations/blocks/past.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { pastSheet } from './past.sheet.ts'
import { deletePast, listPastChoices, recordPast } from './record-past.ts'

export function pastRoutes(bind: Bind) {
  bind(past.listPastChoices, listPastChoices)
  bind(past.recordPast, recordPast)
  bindSheet(bind, past.pastSheet, pastSheet)
  bind(past.deletePast, deletePast)
}
