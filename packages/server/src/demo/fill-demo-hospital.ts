import { openFiles } from '../areas/students/file/open-files.ts'
import type { ScheduledJob } from '../platform/area.ts'
import { fillAbsenceDemo } from './absence/absence.demo.ts'
import { fillAccountsDemo } from './accounts/accounts.demo.ts'
import { publishDemoRun } from './admission/admission.demo.ts'
import { fillAwardsDemo } from './awards/awards.demo.ts'
import { fillCompetenceDemo } from './competence/competence.demo.ts'
import { fillAttendanceDemo } from './courses/attendance.demo.ts'
import { putDemoCourses } from './courses/courses.demo.ts'
import type { Demo } from './demo.ts'
import { fillDutyDemo } from './duty/duty.demo.ts'
import { fillEvaluationDemo } from './evaluation/evaluation.demo.ts'
import { fillExamsDemo } from './exams/exams.demo.ts'
import { putDemoInduction } from './exams/induction.demo.ts'
import { fillMentorsDemo } from './mentors/mentors.demo.ts'
import { putDemoMessages } from './messages/put-demo-messages.ts'
import { readOldNotices } from './messages/read-notices.demo.ts'
import { fillOrganisationDemo } from './organisation/organisation.demo.ts'
import { fillLearningPlansDemo } from './progress/learning-plans.demo.ts'
import { fillProgressDemo } from './progress/progress.demo.ts'
import { fillBankDemo } from './questions/bank.demo.ts'
import { fillPapersDemo } from './questions/papers.demo.ts'
import { fillRotationsDemo } from './rotations/rotations.demo.ts'
import { fillSettingsDemo, fillSetUpDemo } from './settings/settings.demo.ts'
import { fillSignupDemo } from './signup/signup.demo.ts'
import { fillStandardsDemo } from './standards/standards.demo.ts'
import { fillCompletionDemo } from './students/completion.demo.ts'
import { fillDepartureDemo } from './students/departures.demo.ts'
import { fillTeachersDemo } from './teachers/teachers.demo.ts'
import { fillWorkloadDemo } from './workload/workload.demo.ts'

const openDemoFiles = ({ deps, db }: Demo) => openFiles({ ...deps, db }, null)

type Part = { fill: (demo: Demo) => Promise<unknown>; needsCrowd?: true }

/** The parts in their order: each uses what those before it made. Many need a crowd of applicants. */
const PARTS: readonly Part[] = [
  { fill: fillAccountsDemo },
  { fill: fillOrganisationDemo },
  { fill: fillSignupDemo },
  { fill: publishDemoRun },
  { fill: fillSettingsDemo },
  { fill: fillCompletionDemo, needsCrowd: true },
  { fill: openDemoFiles },
  { fill: fillDepartureDemo, needsCrowd: true },
  { fill: fillStandardsDemo, needsCrowd: true },
  { fill: fillTeachersDemo, needsCrowd: true },
  { fill: fillMentorsDemo, needsCrowd: true },
  { fill: fillRotationsDemo, needsCrowd: true },
  { fill: fillAbsenceDemo, needsCrowd: true },
  { fill: fillDutyDemo, needsCrowd: true },
  { fill: fillWorkloadDemo, needsCrowd: true },
  { fill: fillAwardsDemo, needsCrowd: true },
  { fill: fillEvaluationDemo, needsCrowd: true },
  { fill: fillCompetenceDemo, needsCrowd: true },
  { fill: fillProgressDemo, needsCrowd: true },
  { fill: fillLearningPlansDemo, needsCrowd: true },
  { fill: fillAttendanceDemo },
  { fill: fillBankDemo },
  { fill: fillPapersDemo },
  { fill: fillExamsDemo, needsCrowd: true },
  { fill: fillSetUpDemo, needsCrowd: true },
  { fill: readOldNotices },
]

/** Fills an empty database with the demo hospital. */
export async function fillDemoHospital(demo: Demo): Promise<void> {
  const hasCrowd = demo.deps.config.DEMO_APPLICANTS > 0

  for (const { fill, needsCrowd } of PARTS) if (hasCrowd || !needsCrowd) await fill(demo)
}

/**
 * What needs the store of files is added once the product runs; each job ends at once where that is
 * done or no demo was asked for.
 */
export const DEMO_JOBS: readonly ScheduledJob[] = [
  { name: 'courses of the demo', everyMs: 20_000, run: putDemoCourses },
  { name: 'induction of the demo', everyMs: 20_000, run: putDemoInduction },
  { name: 'messages of the demo', everyMs: 20_000, run: putDemoMessages },
]
