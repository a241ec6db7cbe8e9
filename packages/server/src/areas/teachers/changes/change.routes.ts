import * as change from '@residency/contract/areas/teachers/changes/change.contract'
import { changeWords } from '@residency/contract/areas/teachers/changes/words'
import { DECISIONS } from '@residency/contract/areas/teachers/published-decisions.contract'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindPublishedDecisions } from '../published-decisions.ts'
import { askForChange, withdrawOwnChange } from './ask-for-change.ts'
import { getChange, getOwnChanges, listChanges, listOwnChanges } from './list-changes.ts'
import { actOnChange, actOnChanges, undoChanges } from './review-changes.ts'

export function changeRoutes(binder: Binder) {
  const bind = binder(changeWords)

  bind(change.getOwnChanges, getOwnChanges)
  bind(change.askForChange, askForChange)
  bind(change.listOwnChanges, listOwnChanges)
  bind(change.listOwnChangesBySlash, listOwnChanges)
  bind(change.withdrawOwnChange, withdrawOwnChange)
  bind(change.listChanges, listChanges)
  bind(change.getChange, getChange)
  bind(change.changeReview.act, actOnChange)
  bind(change.changeReview.actMany, actOnChanges)
  bind(change.changeReview.undo, undoChanges)
  bindPublishedDecisions(bind, change.changeDecisions, {
    one: actOnChange,
    many: actOnChanges,
    actionsFor: async (_, status, ids) => ids.map(() => (status === DECISIONS.pass ? 'pass' : 'reject')),
  })
}
