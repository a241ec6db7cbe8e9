import * as past from '@residency/contract/areas/rotations/blocks/past.contract'
import { blockWords } from '@residency/contract/areas/rotations/blocks/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { pastSheet } from './past.sheet.ts'
import { deletePast, listPastChoices, recordPast } from './record-past.ts'

export function pastRoutes(binder: Binder) {
  const bind = binder(blockWords)

  bind(past.listPastChoices, listPastChoices)
  bind(past.recordPast, recordPast)
  bindSheet(bind, past.pastSheet, pastSheet)
  bind(past.deletePast, deletePast)
}
