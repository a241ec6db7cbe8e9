import * as partner from '@residency/contract/areas/signup/partner/partner.contract'
import { partnerWords } from '@residency/contract/areas/signup/partner/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { addPerson } from './add-person.ts'
import { judgeCard } from './judge-card.ts'
import { listPeople } from './list-people.ts'
import { getOwnPartnerAndIntakes, reapplyAsPartner } from './own-partner.ts'
import { peopleSheet } from './people.sheet.ts'
import { registerPartner } from './register-partner.ts'
import { listPartners, partnerPlan } from './review-partners.ts'

export function partnerRoutes(binder: Binder) {
  const bind = binder(partnerWords)

  bind(partner.registerPartner, registerPartner)
  bind(partner.getOwnPartner, getOwnPartnerAndIntakes)
  bind(partner.reapplyAsPartner, reapplyAsPartner)
  bind(partner.listPartners, listPartners)
  bindReview(bind, partner.partnerReview, partnerPlan)
  bind(partner.listPeople, listPeople)
  bind(partner.listAppliedStudents, listPeople)
  bind(partner.addPerson, addPerson)
  bind(partner.judgeCard, judgeCard)
  bindSheet(bind, partner.peopleSheet, peopleSheet)
}
