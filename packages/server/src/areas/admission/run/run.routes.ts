import * as own from '@residency/contract/areas/admission/run/own-place.contract'
import * as place from '@residency/contract/areas/admission/run/place.contract'
import * as run from '@residency/contract/areas/admission/run/run.contract'
import { runWords } from '@residency/contract/areas/admission/run/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { previewAdjustment, publishAdjustment } from '../places/adjust.ts'
import { callWaiting, listPools, listWaiting } from '../places/call-waiting.ts'
import { admitExempt, listExempt } from '../places/exempt.ts'
import { lapsePlaces } from '../places/lapse.ts'
import {
  confirmAdmission,
  decideOwnPlace,
  getOwnPlace,
  judgeAdmission,
  judgeConfirm,
} from '../places/own-place.ts'
import { getAdmission } from './get-admission.ts'
import { listOutcomes, listRunPools } from './list-outcomes.ts'
import { outcomeSheet } from './outcome.sheet.ts'
import { previewRun } from './preview-run.ts'
import { publishRun } from './publish-run.ts'

export function runRoutes(binder: Binder) {
  const bind = binder(runWords)

  bind(run.getAdmission, getAdmission)
  bind(run.previewRun, previewRun)
  bind(run.publishRun, publishRun)
  bind(run.listRunPools, listRunPools)
  bind(run.listOutcomes, listOutcomes)
  bindExport(bind, run.outcomeSheet, outcomeSheet)
  bind(place.listExempt, listExempt)
  bind(place.admitExempt, admitExempt)
  bind(place.listPools, listPools)
  bind(place.listWaiting, listWaiting)
  bind(place.callWaiting, callWaiting)
  bind(place.previewAdjustment, previewAdjustment)
  bind(place.publishAdjustment, publishAdjustment)
  bind(place.lapsePlaces, lapsePlaces)
  bind(own.getOwnPlace, getOwnPlace)
  bind(own.decideOwnPlace, decideOwnPlace)
  bind(own.confirmAdmission, confirmAdmission)
  bind(own.judgeAdmission, judgeAdmission)
  bind(own.judgeConfirm, judgeConfirm)
}
