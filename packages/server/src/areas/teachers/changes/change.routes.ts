import * as change from '@residency/contract/areas/teachers/changes/change.contract'
import { changeWords } from '@residency/contract/areas/teachers/changes/text'
import { DECISIONS } from '@residency/contract/areas/teachers/published-decisions.contract'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindPublishedDecisions } from '../published-decisions.ts'
import { askForChange, withdrawOwnChange } from './ask-for-change.ts'
import { getChange, getOwnChanges, listChanges, listOwnChanges } from './list-changes.ts'
import { changePlan } from './review-changes.ts'

export function changeRoutes(binder: Binder) {
  const bind = binder(changeWords)

  bind(change.getOwnChanges, getOwnChanges)
  bind(change.askForChange, askForChange)
  bind(change.listOwnChanges, listOwnChanges)
  bind(change.listOwnChangesBySlash, listOwnChanges)
  bind(change.withdrawOwnChange, withdrawOwnChange)
  bind(change.listChanges, listChanges)
  bind(change.getChange, getChange)
  bindReview(bind, change.changeReview, changePlan)

  bindPublishedDecisions(bind, change.changeDecisions, {
    plan: changePlan,
    actionsFor: async (_, status, ids) =>
      ids.map(() => (status === DECISIONS.pass ? 'pass' : 'reject')),
  })
}
