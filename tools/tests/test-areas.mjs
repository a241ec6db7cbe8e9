// Which journeys walk through which area: what `npm test -- <area>` runs. A journey through several
// areas is in each of them.
import { AREAS } from '../checks/rooms.mjs'

/**
 * Names of the files e2e/<folder>/<name>.spec.ts, by area. The folder is the first area that names
 * the journey. `everywhere`: those of the frame around all areas, in e2e/frame, which a single area
 * does not run.
 */
const JOURNEYS = {
  accounts: [
    'login-faces',
    'old-browser',
    'roles',
    'session',
    'sso',
    'users',
    'users-sheets',
    'wechat',
  ],
  organisation: ['organisation', 'organisation-build', 'organisation-empty.proof'],
  settings: ['second-person', 'settings-calendar', 'settings-guides', 'settings-sheets', 'system'],
  files: ['files-library', 'files-preview', 'files-upload'],
  signup: ['partner', 'partner-people', 'registration', 'review'],
  intakes: ['recruitment-intakes'],
  admission: ['admission', 'agreement-dates', 'exams', 'recruitment-journey.proof'],
  trainees: ['late-trainee'],
  students: ['completion', 'departure', 'situations', 'trainee-file'],
  standards: ['cohorts', 'standards'],
  rotations: [
    'plan-board',
    'plans',
    'late-trainee',
    'department-morning',
    'rotation-blocks',
    'rotation-preferences',
    'rotation-swap',
  ],
  teachers: ['outside-teachers', 'teacher-checks', 'teacher-classes', 'teachers'],
  mentors: ['mentors'],
  absence: ['away', 'leave', 'leave-maternity'],
  duty: ['duty-hours', 'duty-month'],
  workload: ['full-storage', 'workload', 'workload-audit', 'workload-count'],
  evaluation: [
    'competency',
    'evaluation',
    'evaluation-offline',
    'evaluation-results',
    'rate-by-code',
    'requested-evaluation',
  ],
  competence: ['supervision-levels'],
  progress: ['committee', 'learning-plan'],
  awards: ['awards', 'sign-award'],
  courses: ['attendance', 'courses'],
  questions: ['learning-exam'],
  exams: ['exam-database', 'exam-survives', 'induction', 'learning-exam'],
  messages: ['concerns', 'informs'],
  dashboard: ['home'],
  everywhere: [
    'accessible',
    'first-day',
    'keyboard.proof',
    'layout',
    'one-language',
    'page-pool',
    'phone',
    'shell',
    'tabs',
  ],
}

function pathOf(name) {
  const [area] = Object.entries(JOURNEYS).find(([, names]) => names.includes(name))
  return `e2e/${area === 'everywhere' ? 'frame' : area}/${name}.spec.ts`
}

/** Paths of the journeys of some areas. */
export const journeysOf = (areas) =>
  [...new Set(areas.flatMap((area) => JOURNEYS[area]))].map(pathOf)

/** Where the table above differs from the files of the tree, as `{file, why}`. */
export function faultsOfJourneys(files) {
  const specs = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file))
  const named = new Set(Object.values(JOURNEYS).flat().map(pathOf))

  const unnamed = specs
    .filter((file) => !named.has(file))
    .map((file) => ({ file, why: 'no area in tools/tests/test-areas.mjs names this journey' }))
  const gone = [...named]
    .filter((file) => !specs.includes(file))
    .map((file) => ({ file, why: 'tools/tests/test-areas.mjs names it, but it is not there' }))

  const areas = AREAS.filter((area) => !JOURNEYS[area]).map((area) => ({
    file: 'tools/tests/test-areas.mjs',
    why: `has no line for ${area}`,
  }))

  return [...unnamed, ...gone, ...areas]
}
