/** For whom a tour is: what one sees first differs by it. */
export type TourKind = 'administrator' | 'office' | 'base' | 'department' | 'teacher' | 'trainee'

/** A step points at what carries its name as `data-tour`; `welcome` points at nothing. */
export type TourStep = 'welcome' | 'waiting' | 'calendar' | 'menu' | 'bell' | 'account'

/** Of several roles the widest one counts: its reader sees the most that is new. */
const KINDS: readonly (readonly [role: string, kind: TourKind])[] = [
  ['ROOT', 'administrator'],
  ['ADMIN', 'administrator'],
  ['BHB_ADMIN', 'office'],
  ['BASE_ADMIN', 'base'],
  ['DEPT_ADMIN', 'department'],
  ['TEACHER', 'teacher'],
  ['STUDENT', 'trainee'],
]

/**
 * Null for applicants and partner units: their few pages lead from one to the next by themselves.
 */
export const tourOf = (roles: readonly string[]): TourKind | null =>
  KINDS.find(([role]) => roles.includes(role))?.[1] ?? null

const STEPS: readonly TourStep[] = ['welcome', 'waiting', 'calendar', 'menu', 'bell', 'account']

/** Who administers the system has no stays and exams: the calendar is left out. */
export const stepsOf = (kind: TourKind): readonly TourStep[] =>
  kind === 'administrator' ? STEPS.filter((step) => step !== 'calendar') : STEPS

/**
 * Without its target a step is left out, except on a phone, where the steps are cards that point at
 * nothing.
 */
export const visibleSteps = (
  kind: TourKind,
  isPhone: boolean,
  isThere: (step: TourStep) => boolean,
) => stepsOf(kind).filter((step) => step === 'welcome' || isPhone || isThere(step))

type Arrival = {
  path: string
  seen: number
  version: number
  kind: TourKind | null
  isOff: boolean
}

/** The tour begins by itself on the home page, once per person and version. */
export const beginsTour = ({ path, seen, version, kind, isOff }: Arrival) =>
  kind !== null && !isOff && path === '/dashboard' && seen < version
