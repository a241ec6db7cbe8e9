import * as library from '@residency/contract/areas/teachers/library/library.contract'
import * as outsider from '@residency/contract/areas/teachers/library/outsider.contract'
import { libraryWords } from '@residency/contract/areas/teachers/library/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { librarySheet } from './library.sheet.ts'
import { getLibraryEntry, listLibrary } from './list-library.ts'
import { moveTeacher, moveTeacherByGet } from './move-teacher.ts'
import { listOutsiders, recordOutsider, removeOutsider } from './outsiders.ts'
import { libraryPlan, removeFromLibrary } from './remove-teachers.ts'
import { saveLibraryEntry } from './save-entry.ts'

export function libraryRoutes(binder: Binder) {
  const bind = binder(libraryWords)

  bind(library.listLibrary, listLibrary)
  bind(library.getLibraryEntry, getLibraryEntry)
  bind(library.saveLibraryEntry, saveLibraryEntry)
  bind(library.moveTeacherByGet, moveTeacherByGet)
  bind(library.moveTeacher, moveTeacher)
  bindReview(bind, library.libraryReview, libraryPlan)
  bind(library.removeFromLibrary, removeFromLibrary)
  bindSheet(bind, library.librarySheet, librarySheet)

  bind(outsider.listOutsiders, listOutsiders)
  bind(outsider.recordOutsider, recordOutsider)
  bind(outsider.removeOutsider, removeOutsider)
}
