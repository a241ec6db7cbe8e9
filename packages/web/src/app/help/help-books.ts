import type { Book } from '@residency/contract/kernel/label'
import type { HelpPages } from './help-book.ts'

/** The texts of an area are loaded with the first help of one of its pages. */
export const HELP: Readonly<Record<string, () => Promise<Book<HelpPages>>>> = {
  app: async () => (await import('./texts/app.help.text.ts')).appHelp,
  absence: async () => (await import('./texts/absence.help.text.ts')).absenceHelp,
  accounts: async () => (await import('./texts/accounts.help.text.ts')).accountsHelp,
  admission: async () => (await import('./texts/admission.help.text.ts')).admissionHelp,
  awards: async () => (await import('./texts/awards.help.text.ts')).awardsHelp,
  competence: async () => (await import('./texts/competence.help.text.ts')).competenceHelp,
  courses: async () => (await import('./texts/courses.help.text.ts')).coursesHelp,
  duty: async () => (await import('./texts/duty.help.text.ts')).dutyHelp,
  evaluation: async () => (await import('./texts/evaluation.help.text.ts')).evaluationHelp,
  exams: async () => (await import('./texts/exams.help.text.ts')).examsHelp,
  induction: async () => (await import('./texts/induction.help.text.ts')).inductionHelp,
  intakes: async () => (await import('./texts/intakes.help.text.ts')).intakesHelp,
  mentors: async () => (await import('./texts/mentors.help.text.ts')).mentorsHelp,
  messages: async () => (await import('./texts/messages.help.text.ts')).messagesHelp,
  organisation: async () => (await import('./texts/organisation.help.text.ts')).organisationHelp,
  progress: async () => (await import('./texts/progress.help.text.ts')).progressHelp,
  questions: async () => (await import('./texts/questions.help.text.ts')).questionsHelp,
  rotations: async () => (await import('./texts/rotations.help.text.ts')).rotationsHelp,
  settings: async () => (await import('./texts/settings.help.text.ts')).settingsHelp,
  signup: async () => (await import('./texts/signup.help.text.ts')).signupHelp,
  standards: async () => (await import('./texts/standards.help.text.ts')).standardsHelp,
  students: async () => (await import('./texts/students.help.text.ts')).studentsHelp,
  teachers: async () => (await import('./texts/teachers.help.text.ts')).teachersHelp,
  workload: async () => (await import('./texts/workload.help.text.ts')).workloadHelp,
}

/** Which of them may have a view key, by its first part. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  app: ['app'],
  award: ['awards'],
  base: ['organisation'],
  bind: ['app'],
  competence: ['competence'],
  course: ['courses', 'questions', 'exams'],
  daily: ['absence'],
  dashboard: ['app', 'settings'],
  demo: ['app'],
  duty: ['duty'],
  employment: ['induction'],
  evaluate: ['evaluation'],
  files: ['app'],
  mentor: ['mentors'],
  message: ['messages'],
  personal: ['app'],
  progress: ['progress'],
  recruit: ['intakes', 'admission', 'signup', 'settings'],
  rotation: ['rotations'],
  sign: ['signup', 'awards'],
  standard: ['standards', 'rotations'],
  student: ['students', 'absence'],
  system: ['accounts', 'organisation', 'settings', 'messages'],
  teacher: ['teachers', 'mentors', 'courses'],
  white: ['app', 'intakes', 'admission', 'students', 'evaluation', 'competence', 'messages'],
  workload: ['workload'],
}

/** Loads the books that may have the help of a view key. */
export const booksFor = (view: string) =>
  (PLACES[view.split('/')[0]!] ?? []).map((place) => HELP[place]!)
