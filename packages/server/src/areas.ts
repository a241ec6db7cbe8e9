import { cellWords } from '@residency/contract/kernel/cells/words'
import { absenceArea } from './areas/absence/absence.area.ts'
import { accountsArea } from './areas/accounts/accounts.area.ts'
import { awardsArea } from './areas/awards/awards.area.ts'
import { dashboardArea } from './areas/dashboard/dashboard.area.ts'
import { evaluationArea } from './areas/evaluation/evaluation.area.ts'
import { filesArea } from './areas/files/files.area.ts'
import { learningArea } from './areas/exams/exams.area.ts'
import { mentorsArea } from './areas/mentors/mentors.area.ts'
import { messagesArea } from './areas/messages/messages.area.ts'
import { organisationArea } from './areas/organisation/organisation.area.ts'
import { recruitmentArea } from './areas/admission/admission.area.ts'
import { rotationsArea } from './areas/rotations/rotations.area.ts'
import { settingsArea } from './areas/settings/settings.area.ts'
import { signupArea } from './areas/signup/signup.area.ts'
import { standardsArea } from './areas/standards/standards.area.ts'
import { studentsArea } from './areas/students/students.area.ts'
import { teachersArea } from './areas/teachers/teachers.area.ts'
import { workloadArea } from './areas/workload/workload.area.ts'
import { type Area, everyOf } from './platform/area.ts'

/** Every area, listed here and nowhere else. Lists that people see (menus, notices, what waits) keep this order. */
export const AREAS: readonly Area[] = [
  accountsArea,
  organisationArea,
  filesArea,
  signupArea,
  recruitmentArea,
  settingsArea,
  messagesArea,
  studentsArea,
  standardsArea,
  teachersArea,
  mentorsArea,
  rotationsArea,
  absenceArea,
  workloadArea,
  awardsArea,
  evaluationArea,
  learningArea,
  dashboardArea,
]
export const WORDS = Object.fromEntries([...AREAS.map(({ name, words }) => [name, words] as const), ['cell', cellWords] as const])
export const MENUS = everyOf(AREAS, 'menus')
