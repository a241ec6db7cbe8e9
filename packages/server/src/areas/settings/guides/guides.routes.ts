import * as guide from '@residency/contract/areas/settings/guides/guide.contract'
import { settingsWords } from '@residency/contract/areas/settings/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { deleteGuides } from './delete-guides.ts'
import { guideSheet } from './guide.sheet.ts'
import { getGuideForm, listGuides, listOwnGuides, readGuide } from './list-guides.ts'
import { orderGuides } from './order-guides.ts'
import { publishGuide } from './publish-guide.ts'
import { createGuide, updateGuide } from './save-guide.ts'

export function guidesRoutes(binder: Binder) {
  const bind = binder(settingsWords)

  bind(guide.listGuides, listGuides)
  bindExport(bind, guide.guideExport, guideSheet)
  bind(guide.listOwnGuides, listOwnGuides)
  bind(guide.orderGuides, orderGuides)
  bind(guide.getGuideForm, getGuideForm)
  bind(guide.readGuide, readGuide)
  bind(guide.createGuide, createGuide)
  bind(guide.updateGuide, updateGuide)
  bind(guide.publishGuide, publishGuide)
  bind(guide.deleteGuides, deleteGuides)
}
