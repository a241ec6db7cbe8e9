import * as duty from '@residency/contract/areas/teachers/requirements/duty.contract'
import * as requirement from '@residency/contract/areas/teachers/requirements/requirement.contract'
import { requirementWords } from '@residency/contract/areas/teachers/requirements/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { fulfilmentSheet } from './fulfilment.sheet.ts'
import { getRequirementsOf, listFulfilment } from './fulfilment.ts'
import { getDuty, listDuties, listOwnDuties } from './list-duties.ts'
import { addOwnDuty, withdrawOwnDuty } from './record-duty.ts'
import {
  createRequirement,
  deleteRequirement,
  getRequirement,
  listRequirements,
  updateRequirement,
} from './requirements.ts'
import { dutyPlan } from './review-duties.ts'

export function requirementRoutes(binder: Binder) {
  const bind = binder(requirementWords)

  bind(requirement.listRequirements, listRequirements)
  bind(requirement.getRequirementForm, getRequirement)
  bind(requirement.createRequirement, createRequirement)
  bind(requirement.updateRequirement, updateRequirement)
  bind(requirement.deleteRequirement, deleteRequirement)
  bind(duty.getRequirementsOf, getRequirementsOf)
  bind(duty.listFulfilment, listFulfilment)
  bindExport(bind, duty.fulfilmentExport, fulfilmentSheet)
  bind(duty.listOwnDuties, listOwnDuties)
  bind(duty.addOwnDuty, addOwnDuty)
  bind(duty.withdrawOwnDuty, withdrawOwnDuty)
  bind(duty.listDuties, listDuties)
  bind(duty.getDuty, getDuty)
  bindReview(bind, duty.dutyReview, dutyPlan)
}
