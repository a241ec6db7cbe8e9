import * as change from '@residency/contract/areas/mentors/change/change.contract'
import { changeWords } from '@residency/contract/areas/mentors/change/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import {
  getChange,
  listChanges,
  listChangesToMe,
  listMentorsToChangeTo,
  listOwnChanges,
} from './list-changes.ts'
import { requestChange, withdrawChange } from './request-change.ts'
import {
  mentorChangePlan,
  passAsNewMentor,
  passAsOffice,
  rejectAsNewMentor,
  rejectAsOffice,
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
  bindReview(bind, change.changeReview, mentorChangePlan)
}
