import * as inquiry from '@residency/contract/areas/mentors/library/inquiry.contract'
import * as entry from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import * as window from '@residency/contract/areas/mentors/library/mentor-window.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { getMentorWindow, listMentorWindows } from '../windows/list-mentor-windows.ts'
import {
  createMentorWindow,
  deleteMentorWindow,
  switchMentorWindow,
  updateMentorWindow,
} from '../windows/save-mentor-window.ts'
import { listEligibleMentors } from './eligible-mentor.ts'
import { inquireRelations } from './inquire-relations.ts'
import { entrySheet, relationSheet } from './library.sheet.ts'
import {
  getMentorEntry,
  getMentorOfEntry,
  listMentorBacklog,
  listMentorEntries,
  listTraineesOfEntry,
} from './list-entries.ts'
import { getOwnMentorEntries } from './own-entries.ts'
import * as review from './review-entries.ts'
import { saveMentorEntry, saveOwnMentorEntry } from './save-entry.ts'
import { withdrawOwnMentorEntry } from './withdraw-entry.ts'

export function libraryRoutes(binder: Binder) {
  const bind = binder(libraryWords)

  bind(entry.getOwnMentorEntries, getOwnMentorEntries)
  bind(entry.saveOwnMentorEntry, saveOwnMentorEntry)
  bind(entry.withdrawOwnMentorEntry, withdrawOwnMentorEntry)
  bind(entry.listMentorEntries, listMentorEntries)
  bind(entry.listMentorBacklog, listMentorBacklog)
  bind(entry.getMentorEntry, getMentorEntry)
  bind(entry.getMentorOfEntry, getMentorOfEntry)
  bind(entry.listTraineesOfEntry, listTraineesOfEntry)
  bindReview(bind, entry.mentorEntryReview, review.mentorEntryPlan)
  bind(entry.passMentorEntries, review.passMentorEntries)
  bind(entry.rejectMentorEntries, review.rejectMentorEntries)
  bind(entry.decideMentorEntries, review.decideMentorEntries)
  bind(entry.saveMentorEntry, saveMentorEntry)
  bind(entry.listEligibleMentors, listEligibleMentors)
  bindExport(bind, entry.mentorEntryExport, entrySheet)
  bind(inquiry.inquireRelations, inquireRelations)
  bindExport(bind, inquiry.inquiryExport, relationSheet)
  bind(window.listMentorWindows, listMentorWindows)
  bind(window.getMentorWindow, getMentorWindow)
  bind(window.createMentorWindow, createMentorWindow)
  bind(window.updateMentorWindow, updateMentorWindow)
  bind(window.deleteMentorWindow, deleteMentorWindow)
  bind(window.switchMentorWindow, switchMentorWindow)
}
