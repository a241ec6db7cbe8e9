import * as check from '@residency/contract/areas/teachers/yearly-checks/check.contract'
import * as record from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { listOwnChecks as ownCall } from '@residency/contract/areas/teachers/yearly-checks/check-result.contract'
import { checkWords } from '@residency/contract/areas/teachers/yearly-checks/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { checkSheet } from './check.sheet.ts'
import { closeCheck, getUndecided } from './close-check.ts'
import { getCheckRecord, listCheckRecords } from './list-check-records.ts'
import { listChecks } from './list-checks.ts'
import { fillCheck, openCheck, updateCheck } from './open-check.ts'
import { listOwnChecks } from './present-check-record.ts'
import { checkPlan } from './review-check-records.ts'

export function checkRoutes(binder: Binder) {
  const bind = binder(checkWords)

  bind(check.listChecks, listChecks)
  bind(check.openCheck, openCheck)
  bind(check.updateCheck, updateCheck)
  bind(check.fillCheck, fillCheck)
  bind(check.getUndecided, getUndecided)
  bind(check.closeCheck, closeCheck)
  bind(ownCall, listOwnChecks)
  bind(record.listCheckRecords, listCheckRecords)
  bind(record.getCheckRecord, getCheckRecord)
  bindReview(bind, record.checkReview, checkPlan)
  bindExport(bind, record.checkRecordExport, checkSheet)
}
