import { openFiles } from '../areas/students/file/open-files.ts'
import type { ScheduledJob } from '../platform/area.ts'
import { fillAbsenceDemo } from './absence/absence.demo.ts'
import { fillAccountsDemo } from './accounts/accounts.demo.ts'
import { publishDemoRun } from './admission/admission.demo.ts'
import { fillAwardsDemo } from './awards/awards.demo.ts'
import { fillAttendanceDemo } from './courses/attendance.demo.ts'
import { putDemoCourses } from './courses/courses.demo.ts'
import type { Demo } from './demo.ts'
import { fillEvaluationDemo } from './evaluation/evaluation.demo.ts'
import { fillExamsDemo } from './exams/exams.demo.ts'
import { putDemoInduction } from './exams/induction.demo.ts'
import { fillMentorsDemo } from './mentors/mentors.demo.ts'
import { putDemoMessages } from './messages/put-demo-messages.ts'
import { readOldNotices } from './messages/read-notices.demo.ts'
import { fillOrganisationDemo } from './organisation/organisation.demo.ts'
import { fillBankDemo } from './questions/bank.demo.ts'
import { fillPapersDemo } from './questions/papers.demo.ts'
import { fillRotationsDemo } from './rotations/rotations.demo.ts'
import { fillSettingsDemo } from './settings/settings.demo.ts'
import { fillSignupDemo } from './signup/signup.demo.ts'
import { fillStandardsDemo } from './standards/standards.demo.ts'
import { fillCompletionDemo } from './students/completion.demo.ts'
import { fillDepartureDemo } from './students/departures.demo.ts'
import { fillTeachersDemo } from './teachers/teachers.demo.ts'
import { fillWorkloadDemo } from './workload/workload.demo.ts'

/** Fills an empty database with the demo hospital. Each part uses what those before it made. */
export async function fillDemoHospital(demo: Demo): Promise<void> {
  await fillAccountsDemo(demo)
  await fillOrganisationDemo(demo)
  await fillSignupDemo(demo)
  await publishDemoRun(demo)
  await fillSettingsDemo(demo)
  await fillCompletionDemo(demo)
  await openFiles({ ...demo.house, db: demo.db }, null)
  await fillDepartureDemo(demo)
  await fillStandardsDemo(demo)
  await fillTeachersDemo(demo)
  await fillMentorsDemo(demo)
  await fillRotationsDemo(demo)
  await fillAbsenceDemo(demo)
  await fillWorkloadDemo(demo)
  await fillAwardsDemo(demo)
  await fillEvaluationDemo(demo)
  await fillAttendanceDemo(demo)
  await fillBankDemo(demo)
  await fillPapersDemo(demo)
  await fillExamsDemo(demo)
  await readOldNotices(demo)
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
