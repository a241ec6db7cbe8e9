import type { Book } from '@residency/contract/kernel/label'
import { textNow } from '../../platform/i18n.ts'
import type { HelpPage, HelpPages } from './help-book.ts'

/** The texts of an area are loaded with the first help of one of its pages. */
export const HELP: Readonly<Record<string, () => Promise<Book<HelpPages>>>> = {
  app: async () => (await import('./app.help.text.ts')).appHelp,
  absence: async () => (await import('./absence.help.text.ts')).absenceHelp,
  accounts: async () => (await import('./accounts.help.text.ts')).accountsHelp,
  admission: async () => (await import('./admission.help.text.ts')).admissionHelp,
  awards: async () => (await import('./awards.help.text.ts')).awardsHelp,
  courses: async () => (await import('./courses.help.text.ts')).coursesHelp,
  evaluation: async () => (await import('./evaluation.help.text.ts')).evaluationHelp,
  exams: async () => (await import('./exams.help.text.ts')).examsHelp,
  induction: async () => (await import('./induction.help.text.ts')).inductionHelp,
  intakes: async () => (await import('./intakes.help.text.ts')).intakesHelp,
  mentors: async () => (await import('./mentors.help.text.ts')).mentorsHelp,
  messages: async () => (await import('./messages.help.text.ts')).messagesHelp,
  organisation: async () => (await import('./organisation.help.text.ts')).organisationHelp,
  questions: async () => (await import('./questions.help.text.ts')).questionsHelp,
  rotations: async () => (await import('./rotations.help.text.ts')).rotationsHelp,
  settings: async () => (await import('./settings.help.text.ts')).settingsHelp,
  signup: async () => (await import('./signup.help.text.ts')).signupHelp,
  standards: async () => (await import('./standards.help.text.ts')).standardsHelp,
  students: async () => (await import('./students.help.text.ts')).studentsHelp,
  teachers: async () => (await import('./teachers.help.text.ts')).teachersHelp,
  workload: async () => (await import('./workload.help.text.ts')).workloadHelp,
}

/** Which of them may have a view key, by its first part. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  app: ['app'],
  award: ['awards'],
  base: ['organisation'],
  bind: ['app'],
  course: ['courses', 'questions', 'exams'],
  daily: ['absence'],
  dashboard: ['app', 'settings'],
  demo: ['app'],
  employment: ['induction'],
  evaluate: ['evaluation'],
  files: ['app'],
  mentor: ['mentors'],
  message: ['messages'],
  personal: ['app'],
  recruit: ['intakes', 'admission', 'signup', 'settings'],
  rotation: ['rotations'],
  sign: ['signup', 'awards'],
  standard: ['standards', 'rotations'],
  student: ['students', 'absence'],
  system: ['accounts', 'organisation', 'settings', 'messages'],
  teacher: ['teachers', 'mentors', 'courses'],
  white: ['app', 'intakes', 'admission', 'students', 'evaluation'],
  workload: ['workload'],
}

/** The help of a page, read in the language that is shown; null without one. */
export async function helpOf(view: string): Promise<Book<HelpPage> | null> {
  for (const place of PLACES[view.split('/')[0]!] ?? []) {
    const pages = await HELP[place]!()
    if (view in textNow(pages))
      return {
        get 'zh-cn'() {
          return pages['zh-cn'][view]!
        },
        get en() {
          return pages.en[view]!
        },
      }
  }

  return null
}
