import * as lecture from '@residency/contract/areas/courses/attendance/lecture.contract'
import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { actOnLecture } from './act-on-lecture.ts'
import { correctPresence } from './correct-presence.ts'
import {
  findInvitees,
  getLecture,
  listLectureChoices,
  listLecturePeople,
  listLectures,
} from './list-lectures.ts'
import { listOwnLectures } from './own-lectures.ts'
import { presenceSheet } from './presence.sheet.ts'
import { createLecture, updateLecture } from './save-lecture.ts'
import { showCode } from './show-code.ts'
import { signInToLecture } from './sign-in-to-lecture.ts'

export function attendanceRoutes(binder: Binder) {
  const bind = binder(attendanceWords)

  bind(lecture.listLectures, listLectures)
  bind(lecture.listLectureChoices, listLectureChoices)
  bind(lecture.findInvitees, findInvitees)
  bind(lecture.getLecture, getLecture)
  bind(lecture.createLecture, createLecture)
  bind(lecture.updateLecture, updateLecture)
  bind(lecture.actOnLecture, actOnLecture)
  bind(lecture.getLectureCode, showCode)
  bind(lecture.listLecturePeople, listLecturePeople)
  bind(lecture.correctPresence, correctPresence)
  bindExport(bind, lecture.presenceExport, presenceSheet)
  bind(lecture.listOwnLectures, listOwnLectures)
  bind(lecture.signInToLecture, signInToLecture)
}
