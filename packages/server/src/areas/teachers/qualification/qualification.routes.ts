import * as published from '@residency/contract/areas/teachers/qualification/published.contract'
import * as qualification from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindDownload, bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { bindPublishedDecisions } from '../published-decisions.ts'
import { actOnOwnQualification } from './act-on-own-qualification.ts'
import {
  getQualification,
  getQualificationSchedule,
  listBasesToTeachAt,
  listDepartmentsOfBase,
  listQualifications,
} from './list-qualifications.ts'
import { checkOwnConditions, deleteOwnDraft, getOwnQualification } from './own-qualification.ts'
import { judgeTimeToApply, passOrNot, saveOwnByForm } from './published-qualification.ts'
import { qualificationSheet } from './qualification.sheet.ts'
import { qualificationPlan } from './review-qualifications.ts'
import { saveOwnQualification } from './save-own-qualification.ts'

export function qualificationRoutes(binder: Binder) {
  const bind = binder(qualificationWords)

  bind(qualification.getOwnQualification, getOwnQualification)
  bind(qualification.checkOwnConditions, checkOwnConditions)
  bind(qualification.saveOwnQualification, saveOwnQualification)
  bind(qualification.actOnOwnQualification, actOnOwnQualification)
  bind(qualification.deleteOwnDraft, deleteOwnDraft)
  bind(qualification.listQualifications, listQualifications)
  bind(qualification.getQualification, getQualification)
  bind(qualification.getQualificationSchedule, getQualificationSchedule)
  bind(qualification.listBasesToTeachAt, listBasesToTeachAt)
  bind(qualification.listDepartmentsOfBase, listDepartmentsOfBase)
  bindReview(bind, qualification.qualificationReview, qualificationPlan)
  bindExport(bind, qualification.qualificationExport, qualificationSheet)
  bind(published.saveOwnByForm, saveOwnByForm)
  bind(published.judgeTimeToApply, judgeTimeToApply)
  bindDownload(bind, published.exportQualifications, qualificationSheet)

  bindPublishedDecisions(bind, published.qualificationDecisions, {
    plan: qualificationPlan,
    actionsFor: passOrNot,
  })
}
