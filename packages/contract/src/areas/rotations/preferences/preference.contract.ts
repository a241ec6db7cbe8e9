import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { wholeSecond } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { preferenceErrors as errors, preferencePermissions as may } from './access.ts'
import { MAX_PREFERENCES } from './points.public.ts'

/**
 * prefer: to be in a department in these months. avoid: not to be there in them. order: to be in a
 * department before another one.
 */
export const PREFERENCE_KINDS = ['prefer', 'avoid', 'order'] as const

/** Months are counted from the first month of the plan: 0 is that month. */
const months = z.array(z.number().int().min(0).max(59)).min(1).max(60)

const preferenceForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['prefer', 'avoid']), departmentId: recordId, months }),
  z.object({ kind: z.literal('order'), departmentId: recordId, nextId: recordId }),
])

export type PreferenceForm = z.output<typeof preferenceForm>

/** What a preference is about: there is one of each, and one order of two departments. */
const subjectOf = (preference: PreferenceForm) =>
  preference.kind === 'order'
    ? `order ${[preference.departmentId, preference.nextId].sort((a, b) => a - b)}`
    : `${preference.kind} ${preference.departmentId}`

const preferences = z
  .array(preferenceForm)
  .max(MAX_PREFERENCES)
  .refine(
    (list) => new Set(list.map(subjectOf)).size === list.length,
    'rotations.preferences.twice',
  )
  .refine(
    (list) =>
      list.every(
        (preference) =>
          preference.kind !== 'order' || preference.departmentId !== preference.nextId,
      ),
    'rotations.preferences.same',
  )

const preference = z.object({
  rank: z.number(),
  kind: z.enum(PREFERENCE_KINDS),
  departmentId: z.number(),
  department: z.string(),

  /** Months of a preference about months; empty for an order. */
  months: z.array(z.number()),
  nextId: z.number().nullable(),
  next: z.string().nullable(),

  /** Its share of the trainee's ten points; 0: it is not counted. */
  points: z.number(),

  /** Whether the timetable meets it; null: not known, or not counted. */
  isMet: z.boolean().nullable(),

  /** Months of the plan in which the department is planned, and the one after it; empty: nowhere. */
  planned: z.array(z.number()),
  nextPlanned: z.array(z.number()),
})

export type Preference = z.output<typeof preference>

const ownPreferences = z.object({
  planId: z.number(),
  plan: z.string(),
  startsOn: z.string(),
  closesAt: moment,
  isPublished: z.boolean(),

  /** Version of the own list; 0: nothing was saved yet. */
  version: z.number(),
  savedAt: moment.nullable(),

  /** Months in which the trainee may be somewhere: from, and the month after the last. */
  from: z.number(),
  until: z.number(),

  /** Departments with blocks that are still to be placed, and their months. */
  departments: z.array(z.object({ id: z.number(), name: z.string(), months: z.number() })),
  preferences: z.array(preference),
  actions: z.array(z.enum(['save'])),
})

export type OwnPreferences = z.output<typeof ownPreferences>

export const listOwnPreferences = endpoint({
  method: 'GET',
  path: '/api/v1/rotationPreferences/own',
  summary: 'The own preferences for each plan that asks for them, the latest plan first',
  access: { permission: may.own },
  answer: z.array(ownPreferences),
})

export const saveOwnPreferences = endpoint({
  method: 'PUT',
  path: '/api/v1/rotationPreferences/own/{id}',
  summary:
    'Save the own preferences for a plan, the most important first, while its window is open',
  access: { permission: may.own },
  params: idParam,
  body: z.object({ version: readVersion, preferences }),
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    errors.preferencesClosed,
    errors.preferenceDepartmentUnknown,
    errors.preferenceMonthsOutside,
    errors.preferencesContradict,
  ],
})

const traineePreferences = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string(),
  preferences: z.array(preference),

  /** Points of preferences that are met, of ten; null: no preference is counted. */
  met: z.number().nullable(),
})

export type TraineePreferences = z.output<typeof traineePreferences>

const planPreferences = z.object({
  startsOn: z.string(),
  window: z
    .object({ openedAt: moment, closesAt: moment, isOpen: z.boolean(), version: z.number() })
    .nullable(),

  /** Trainees who are asked, because something is to be placed, and all who have entered some. */
  traineeCount: z.number(),
  enteredCount: z.number(),

  /** Names of those who have not. */
  missing: z.array(z.string()),

  /** Those with preferences: whose preferences are met least first. */
  trainees: z.array(traineePreferences),
  met: z.number(),
  wanted: z.number(),

  /** Preferences that are not counted: nothing is to be placed any more that they are about. */
  ignoredCount: z.number(),
  actions: z.array(z.enum(['open', 'prolong', 'close'])),
})

export type PlanPreferences = z.output<typeof planPreferences>

export const getPlanPreferences = endpoint({
  method: 'GET',
  path: '/api/v1/rotationPlans/{id}/preferences',
  summary: 'The window of a plan, who has entered preferences, and what share of them is met',
  access: { permission: may.list },
  params: idParam,
  answer: planPreferences,
  errors: [kernelErrors.notFound],
})

export const preferenceWindowForm = z.object({
  closesAt: wholeSecond('rotations.preferences.closing'),
})

export const openPreferences = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPlans/{id}/preferences/window',
  summary: 'Ask the trainees of a draft for their preferences until a moment; they are notified',
  access: { permission: may.manage },
  params: idParam,
  body: preferenceWindowForm,
  once: true,
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.preferenceWindowThere,
    errors.preferenceClosingPast,
  ],
})

export const prolongPreferences = endpoint({
  method: 'PUT',
  path: '/api/v1/rotationPlans/{id}/preferences/window',
  summary: 'Give the window of a draft another closing time; trainees are notified',
  access: { permission: may.manage },
  params: idParam,
  body: preferenceWindowForm.extend({ version: readVersion }),
  answer: z.object({ version: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
    errors.preferenceClosingPast,
  ],
})

export const closePreferences = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPlans/{id}/preferences/window/close',
  summary: 'Close the window of a draft now',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow],
})
