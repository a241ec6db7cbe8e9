import * as change from '@residency/contract/areas/mentors/change/change.contract'
import { changeWords } from '@residency/contract/areas/mentors/change/words'
import type { Binder } from '../../../platform/http/bind.ts'
import { getChange, listChanges, listChangesToMe, listMentorsToChangeTo, listOwnChanges } from './list-changes.ts'
import { requestChange, withdrawChange } from './request-change.ts'
import {
  actOnChange,
  actOnChanges,
  passAsNewMentor,
  passAsOffice,
  rejectAsNewMentor,
  rejectAsOffice,
  undoChanges,
} from './review-changes.ts'

export function changeRoutes(binder: Binder) {
  const bind = binder(changeWords)

  bind(change.listOwnChanges, listOwnChanges)
  bind(change.listMentorsToChangeTo, listMentorsToChangeTo)
  bind(change.requestChange, requestChange)
  bind(change.withdrawChange, withdrawChange)
  bind(change.listChangesToMe, listChangesToMe)
  bind(change.listChanges, listChanges)
  bind(change.getChange, getChange)
  bind(change.passAsNewMentor, passAsNewMentor)
  bind(change.rejectAsNewMentor, rejectAsNewMentor)
  bind(change.passAsOffice, passAsOffice)
  bind(change.rejectAsOffice, rejectAsOffice)
  bind(change.changeReview.act, actOnChange)
  bind(change.changeReview.actMany, actOnChanges)
  bind(change.changeReview.undo, undoChanges)
}
