// Who does what how often in a day at the hospital. A person does one thing after another.

/** How many of a hundred people at eight o'clock have a role; the rest are trainees. */
export const SHARES = { teacher: 25, department: 5, base: 1, office: 2, administrator: 1 }

/** Parts of the run: the exam of nine o'clock begins after a third and ends before the end. */
const EXAM = [1 / 3, 5 / 6]
const ALL = [0, 1]

/**
 * Role, action (actions.mjs), how often a minute, and in which part of the run. Those who sit the
 * exam do nothing else while it lasts.
 */
export const DAY = [
  ['trainee', 'home', 0.5, ALL],
  ['trainee', 'own rotation', 0.3, ALL],
  ['trainee', 'log cases', 0.5, ALL],
  ['trainee', 'notices', 0.5, ALL],
  ['trainee', 'save an answer', 6, EXAM],
  ['teacher', 'home', 0.5, ALL],
  ['teacher', 'decide entries', 0.5, ALL],
  ['teacher', 'evaluations', 0.3, ALL],
  ['teacher', 'notices', 0.3, ALL],
  ['department', 'home', 0.5, ALL],
  ['department', 'month', 1, ALL],
  ['department', 'confirm entries', 0.3, ALL],
  ['base', 'home', 0.5, ALL],
  ['base', 'month', 1, ALL],
  ['base', 'lists', 1, ALL],
  ['office', 'home', 0.5, ALL],
  ['office', 'lists', 2, ALL],
  ['office', 'search', 1, ALL],
  ['office', 'export of 10,000 rows', 0.1, ALL],
  ['administrator', 'home', 0.5, ALL],
  ['administrator', 'search', 1, ALL],
  ['administrator', 'import of 1,000 rows', 0.05, ALL],
]

/** What every person does on arriving, in this order. */
export const ON_ARRIVING = ['log in', 'home', 'live updates']

/** People arrive one after another in this time, and in at most a third of the run. */
export const ARRIVING_MINUTES = 3

/** Takers hand in one after another in the last part of the exam, as long as this part of it. */
export const HANDING_IN = 0.25

/** Actions of the exam: who has begun one does only these while it lasts. */
export const isOfExam = (action) => action === 'save an answer'

/** With --limit-mb: what the administrators ask of both processes at once, at these parts. */
export const LARGE = { at: [0.4, 0.7], actions: ['large import', 'large export'] }

/** At which part of the run something happens, and for how long a part it lasts. */
export const EVENTS = [
  { name: 'database restarted', at: 0.2, lasts: 0 },
  { name: 'clock 5 hours ahead', at: 0.3, lasts: 0.1 },
  { name: 'clock 5 hours back', at: 0.5, lasts: 0.1 },
  { name: 'disk full', at: 0.7, lasts: 0.1 },
]

export const RESTART_AT = 0.5
