import type { WordBook } from '@residency/contract/kernel'
import { cellWords } from '@residency/contract/kernel/cells/text'
import { joinBooks } from '@residency/contract/kernel/join-books'
import { absenceArea } from './areas/absence/absence.area.ts'
import { accountsArea } from './areas/accounts/accounts.area.ts'
import { admissionArea } from './areas/admission/admission.area.ts'
import { awardsArea } from './areas/awards/awards.area.ts'
import { competenceArea } from './areas/competence/competence.area.ts'
import { coursesArea } from './areas/courses/courses.area.ts'
import { dashboardArea } from './areas/dashboard/dashboard.area.ts'
import { dutyArea } from './areas/duty/duty.area.ts'
import { evaluationArea } from './areas/evaluation/evaluation.area.ts'
import { examsArea } from './areas/exams/exams.area.ts'
import { filesArea } from './areas/files/files.area.ts'
import { intakesArea } from './areas/intakes/intakes.area.ts'
import { mentorsArea } from './areas/mentors/mentors.area.ts'
import { messagesArea } from './areas/messages/messages.area.ts'
import { organisationArea } from './areas/organisation/organisation.area.ts'
import { progressArea } from './areas/progress/progress.area.ts'
import { questionsArea } from './areas/questions/questions.area.ts'
import { rotationsArea } from './areas/rotations/rotations.area.ts'
import { settingsArea } from './areas/settings/settings.area.ts'
import { signupArea } from './areas/signup/signup.area.ts'
import { standardsArea } from './areas/standards/standards.area.ts'
import { studentsArea } from './areas/students/students.area.ts'
import { teachersArea } from './areas/teachers/teachers.area.ts'
import { traineesArea } from './areas/trainees/trainees.area.ts'
import { workloadArea } from './areas/workload/workload.area.ts'
import { type Area, everyOf, publishedName } from './platform/area.ts'

/**
 * Every area, listed here and nowhere else. Lists that people see (menus, notices, what waits) have
 * this order; which area may import which is another one (tools/area-order.mjs).
 */
export const AREAS: readonly Area[] = [
  accountsArea,
  organisationArea,
  filesArea,
  signupArea,
  intakesArea,
  admissionArea,
  settingsArea,
  messagesArea,
  traineesArea,
  studentsArea,
  standardsArea,
  teachersArea,
  mentorsArea,
  rotationsArea,
  absenceArea,
  workloadArea,
  awardsArea,
  evaluationArea,
  competenceArea,
  progressArea,
  coursesArea,
  questionsArea,
  examsArea,
  dashboardArea,
  dutyArea,
]

/** The words of all areas by their published names. */
export const WORDS: WordBook = {
  ...joinBooks(
    AREAS.flatMap((area) => (area.words ? [{ name: publishedName(area), words: area.words }] : [])),
  ),
  cell: cellWords,
}

export const MENUS = everyOf(AREAS, 'menus')
