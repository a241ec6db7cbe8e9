import * as entry from '@residency/contract/areas/workload/entries/entry.contract'
import * as review from '@residency/contract/areas/workload/entries/entry-review.contract'
import { entryWords } from '@residency/contract/areas/workload/entries/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { amendEntry, withdrawEntries, withdrawEntry } from '../own-work/amend-entry.ts'
import { sendEntries } from '../own-work/send-entries.ts'
import { getWorkBoard } from '../own-work/work-board.ts'
import { correctEntry } from './correct-entry.ts'
import { entrySheet } from './entry.sheet.ts'
import { getEntry, listEntries, listEntryDays, listOwnEntries, openEntry } from './list-entries.ts'
import { entryPlan } from './review-entries.ts'

export function entryRoutes(binder: Binder) {
  const bind = binder(entryWords)

  bind(entry.sendEntries, sendEntries)
  bind(entry.getWorkBoard, getWorkBoard)
  bind(entry.listOwnEntries, listOwnEntries)
  bind(entry.amendEntry, amendEntry)
  bind(entry.withdrawEntry, withdrawEntry)
  bind(entry.withdrawEntries, withdrawEntries)
  bind(review.listEntries, listEntries)
  bind(review.listEntryDays, listEntryDays)
  bindExport(bind, review.entryExport, entrySheet)
  bind(review.getEntry, getEntry)
  bind(review.openEntry, openEntry)
  bindReview(bind, review.entryReview, entryPlan)
  bind(review.correctEntry, correctEntry)
}
