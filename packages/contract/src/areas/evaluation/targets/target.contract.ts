import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import {
  SIDES,
  type Side,
  TEMPLATE_KINDS,
  type TemplateKind,
} from '../templates/template.contract.ts'
import { targetErrors as errors, targetPermissions as may } from './access.ts'
import { targetFlow } from './target.flow.ts'

/** Who rates whom. Nurses and patients rate without an account, by a code of their own. */
export const DIRECTIONS = [
  'teacherTrainee',
  'departmentTrainee',
  'baseTrainee',
  'peer',
  'self',
  'nurse',
  'patient',
  'traineeTeacher',
  'traineeDepartment',
] as const

const direction = z.enum(DIRECTIONS)
export type Direction = z.output<typeof direction>
const ABOUT_TEACHERS: readonly Direction[] = ['traineeTeacher', 'traineeDepartment']

export const directionsOfSide = (side: Side) =>
  DIRECTIONS.filter((one) => ABOUT_TEACHERS.includes(one) === (side === 'teacher'))

/** Directions in which many rate one, so that no person can find out who said what. */
export const ANONYMOUS_DIRECTIONS: readonly Direction[] = [
  'traineeTeacher',
  'traineeDepartment',
  'peer',
  'nurse',
  'patient',
]

const BY_STAFF: readonly TemplateKind[] = ['miniCex', 'dops', 'exit', 'monthly', 'yearly']

/** Forms that a direction can use. */
export const KINDS_OF_DIRECTION: Readonly<Record<Direction, readonly TemplateKind[]>> = {
  teacherTrainee: BY_STAFF,
  departmentTrainee: BY_STAFF,
  baseTrainee: BY_STAFF,
  peer: ['peer'],
  self: ['self'],
  nurse: ['nurse'],
  patient: ['patient'],
  traineeTeacher: ['teacher'],
  traineeDepartment: ['department'],
}

/**
 * Evaluations of trainees by the people who train them: not by each other, by themselves, nurses or
 * patients.
 */
export const STAFF_DIRECTIONS: readonly Direction[] = DIRECTIONS.filter(
  (one) => KINDS_OF_DIRECTION[one] === BY_STAFF,
)

/**
 * Fewer anonymous answers than this are never shown; nor are fewer to the person they are about.
 */
export const MIN_SHOWN = 3

/**
 * Whether a subject can have as many raters as must answer before anything is shown; null:
 * everybody who can.
 */
export const areEnough = ({
  isAnonymous,
  raters,
}: {
  isAnonymous: boolean
  raters: number | null
}) => !isAnonymous || raters === null || raters >= MIN_SHOWN

export const OCCASIONS = ['exit', 'month', 'term', 'year', 'free'] as const
const occasion = z.enum(OCCASIONS)
export type Occasion = z.output<typeof occasion>

const ids = z.array(recordId).max(100).default([])

const fields = z.object({
  name: requiredText(80),
  templateId: recordId,
  direction,
  occasion,

  /** The days that are rated. At an exit: stays that end in them. */
  periodFrom: calendarDay,
  periodUntil: calendarDay,

  /** The last day on which it is on time. */
  dueOn: calendarDay,

  /** The last day on which it is taken. */
  closesOn: calendarDay,

  /** How many rate one; null: everybody who can. */
  raters: z
    .number()
    .int()
    .min(1, 'evaluation.raters.range')
    .max(20, 'evaluation.raters.range')
    .nullable()
    .default(null),
  isAnonymous: z.boolean().default(false),

  /** null: trainees of all bases. */
  baseId: recordId.nullable().default(null),
  cohortIds: ids,
  departmentIds: ids,
})

export const targetFields = fields.shape
type Days = { periodFrom: string; periodUntil: string; dueOn: string; closesOn: string }
type TargetDates = Days & { isAnonymous: boolean; raters: number | null; direction: Direction }

const checked = <T extends z.ZodType<TargetDates>>(form: T) =>
  form
    .refine((one) => one.periodFrom <= one.periodUntil, {
      path: ['periodUntil'],
      message: 'evaluation.period.order',
    })
    .refine((one) => one.dueOn <= one.closesOn, {
      path: ['closesOn'],
      message: 'evaluation.closes.early',
    })
    .refine((one) => !one.isAnonymous || ANONYMOUS_DIRECTIONS.includes(one.direction), {
      path: ['isAnonymous'],
      message: 'evaluation.anonymous.never',
    })
    .refine(areEnough, { path: ['raters'], message: 'evaluation.raters.few' })

const targetForm = checked(fields)
export type TargetForm = z.output<typeof targetForm>

const state = z.enum(targetFlow.states)

const row = fields.extend({
  id: z.number(),
  template: z.string(),
  templateKind: z.enum(TEMPLATE_KINDS),
  base: z.string().nullable(),

  /** Answers given, and those asked for. */
  done: z.number(),
  all: z.number(),

  /** Tasks that open on a later day; not among `all`. */
  later: z.number(),
  state,
  version: z.number(),
  actions: z.array(
    z.enum([
      'edit',
      'delete',
      'copy',
      ...(Object.keys(targetFlow.actions) as (keyof typeof targetFlow.actions)[]),
    ]),
  ),
})

export type Target = z.output<typeof row>

/** By what readers order the targets; without it the latest due day is first. */
export const targetSorts = ['name', 'base', 'dueOn'] as const

const filters = searchQuery.extend({
  sort: sortBy(targetSorts),
  side: emptyAsAbsent(z.enum(SIDES)),
  direction: emptyAsAbsent(direction),
  state: emptyAsAbsent(state),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type TargetFilters = z.output<typeof filters>

export const listTargets = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationTargets',
  summary: 'Who rates whom, with how many answers are in',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

export const getTarget = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationTargets/{id}',
  summary: 'One target',
  access: { permission: may.list },
  params: idParam,
  answer: row.extend({
    cohorts: z.array(z.string()),
    departments: z.array(z.string()),

    /** Of an anonymous target: about how many too few are asked for anything to be shown. */
    tooFew: z.number(),
  }),
  errors: [kernelErrors.notFound],
})

export const listTargetChoices = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationTargets/choices',
  summary: 'Published forms, bases, cohorts and departments that targets can name',
  access: { permission: may.manage },
  answer: z.object({
    templates: z.array(recordOption.extend({ kind: z.enum(TEMPLATE_KINDS) })),
    bases: z.array(recordOption),
    cohorts: z.array(recordOption.extend({ baseId: z.number() })),
    departments: z.array(recordOption),

    /** The reader sets targets for every base at once. */
    mayAll: z.boolean(),
  }),
})

const person = z.object({
  subject: z.string(),
  note: z.string().nullable(),
  raters: z.array(z.string()),
  raterCount: z.number(),
})

export type TargetPerson = z.output<typeof person>

export const listTargetPeople = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationTargets/{id}/people',
  summary: 'Who would be rated by whom, before a draft is opened',
  access: { permission: may.list },
  params: idParam,
  unsorted: 'computed page by page, and shown without an order to choose',
  query: pageQuery,
  answer: pageOf(person).extend({ tasks: z.number(), raters: z.number() }),
  errors: [kernelErrors.notFound],
})

/** A rater of a draft, with the weeks in which their tasks would open. */
const raterLoad = z.object({
  id: z.number(),
  rater: z.string(),
  tasks: z.number(),
  weeks: z.array(
    z.object({
      monday: z.string(),
      tasks: z.number(),

      /** Tasks of other targets that open in the same week. */
      known: z.number(),
    }),
  ),

  /** Tasks for which all their weeks are full. */
  overCap: z.number(),

  /** Tasks that open more than a week away from what they are about. */
  outside: z.number(),
})

export type RaterLoad = z.output<typeof raterLoad>

export const listTargetLoad = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationTargets/{id}/load',
  summary: 'How many tasks each rater of a draft would get, and in which weeks they would open',
  access: { permission: may.list },
  params: idParam,
  unsorted: 'computed as a whole for one draft, the most tasks first',
  query: pageQuery,
  answer: pageOf(raterLoad).extend({
    /** Tasks of a rater in a week. */
    most: z.number(),
    overCap: z.number(),
    outside: z.number(),

    /** The most tasks of one rater in one week: if all opened today, and as planned. */
    largestAtOnce: z.number(),
    largest: z.number(),

    /** Tasks about the reader: planned, but their raters are not named. */
    unnamed: z.number(),
  }),
  errors: [kernelErrors.notFound],
})

const saved = z.object({ id: z.number(), version: z.number() })

const saving = [
  errors.templateUnfit,
  errors.targetBaseUnknown,
  errors.targetCohortUnknown,
  errors.targetDepartmentUnknown,
]

export const createTarget = endpoint({
  method: 'POST',
  path: '/api/v1/evaluationTargets',
  summary: 'Set who rates whom; nobody is asked before it is opened',
  access: { permission: may.manage },
  body: targetForm,
  once: true,
  answer: saved,
  errors: saving,
})

export const updateTarget = endpoint({
  method: 'PUT',
  path: '/api/v1/evaluationTargets/{id}',
  summary: 'Change a target that is not open yet',
  access: { permission: may.manage },
  params: idParam,
  body: checked(fields.extend({ version: readVersion })),
  answer: saved,
  errors: [
    ...saving,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.actionNotNow,
  ],
})

export const deleteTarget = endpoint({
  method: 'DELETE',
  path: '/api/v1/evaluationTargets/{id}',
  summary: 'Delete a target that was never opened',
  access: { permission: may.manage },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow],
})

const moved = z.object({ id: z.number(), state, tasks: z.number() })
const moving = [kernelErrors.notFound, kernelErrors.changedMeanwhile, kernelErrors.actionNotNow]

export const openTarget = endpoint({
  method: 'POST',
  path: '/api/v1/evaluationTargets/{id}/open',
  summary: 'Ask the people of a target for their answers',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: moved,
  errors: [
    ...moving,
    errors.nobodyToRate,
    errors.closesInPast,
    errors.templateUnfit,
    errors.ratersTooFew,
  ],
})

export const closeTarget = endpoint({
  method: 'POST',
  path: '/api/v1/evaluationTargets/{id}/close',
  summary: 'Take no more answers',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: moved,
  errors: moving,
})

export const reopenTarget = endpoint({
  method: 'POST',
  path: '/api/v1/evaluationTargets/{id}/reopen',
  summary: 'Take answers again until another day, while no results were shown',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ version: readVersion, closesOn: calendarDay }),
  answer: moved,
  errors: [...moving, errors.resultsShown, errors.closesInPast],
})

export const releaseTarget = endpoint({
  method: 'POST',
  path: '/api/v1/evaluationTargets/{id}/release',
  summary:
    'Show the results of a closed target; anonymous answers of subjects with fewer than three are erased',
  access: { permission: may.manage },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: moved,
  errors: moving,
})

const taskRow = z.object({
  id: z.number(),
  subject: z.string(),
  note: z.string().nullable(),
  rater: z.string(),
  done: z.boolean(),

  /** The rater had too little contact. */
  isDropped: z.boolean(),
  opensOn: z.string(),

  /** It opens on a later day. */
  isLater: z.boolean(),
})

export const listTargetTasks = endpoint({
  method: 'GET',
  path: '/api/v1/evaluationTargets/{id}/tasks',
  summary:
    'Who has answered of a named target, those who have not first; of an anonymous one nobody is named',
  access: { permission: may.list },
  params: idParam,
  unsorted: 'a part of a record: those who have not answered first',
  query: pageQuery,
  answer: pageOf(taskRow),
  errors: [kernelErrors.notFound],
})
