import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsNull, optionalText, searchText } from '../../../kernel/text/text.ts'
import { profession, requirementKind, supervisionLevel } from '../items/item.contract.ts'
import { levelPermissions } from '../levels/access.ts'
import { observationErrors as errors, observationPermissions as may } from './access.ts'

/** An observation is recorded so many days later at the latest. */
export const DAYS_BACK = 7

export const COMPLEXITIES = ['low', 'middle', 'high'] as const
const complexity = z.enum(COMPLEXITIES)
export type Complexity = z.output<typeof complexity>

const observationForm = z.object({
  traineeId: recordId,
  itemId: recordId,

  /** 1: the observer did it; 5: the observer was not needed. */
  help: supervisionLevel,
  complexity,
  remark: optionalText(200),

  /** Today, where it is left out. */
  observedOn: emptyAsNull(calendarDay),
})

export type ObservationForm = z.output<typeof observationForm>

const traineeChoice = z.object({
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  department: z.string(),
  profession,
})

/** Words of a name or number; the first trainees without them. */
export const choiceQuery = z.object({ keywords: searchText.optional() })

/** Trainees and items as choices. */
export const competenceChoices = z.object({
  trainees: z.array(traineeChoice),

  /** There are more trainees than these: words find them. */
  hasMore: z.boolean(),
  items: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      kind: requirementKind,
      profession,
      validMonths: z.number(),
      neededLevel: z.number().nullable(),
    }),
  ),
})

const observedChoice = traineeChoice.extend({
  /** Days on which the reader may have observed the trainee, the latest first. */
  days: z.array(z.string()),
})

export type ObservedChoice = z.output<typeof observedChoice>

const observationChoices = competenceChoices.extend({ trainees: z.array(observedChoice) })
export type ObservationChoices = z.output<typeof observationChoices>

export const listObservationChoices = endpoint({
  method: 'GET',
  path: '/api/v1/competenceObservations/choices',
  summary:
    'Trainees whom the reader supervises or answers for, with the days of the last week, and items',
  access: { permission: may.add },
  query: choiceQuery,
  answer: observationChoices,
})

export const addObservation = endpoint({
  method: 'POST',
  path: '/api/v1/competenceObservations',
  summary: 'Record how much help a trainee needed with an item on a day',
  access: { permission: may.add },
  body: observationForm,
  once: true,
  answer: z.object({ id: z.number(), observations: z.number() }),
  errors: [
    errors.observedTraineeUnknown,
    errors.observedItemUnknown,
    errors.observedAhead,
    errors.observedTooLate,
  ],
})

export const observation = z.object({
  id: z.number(),
  item: z.string(),
  help: z.number(),
  complexity,
  remark: z.string().nullable(),
  observedOn: z.string(),
  observer: z.string(),
  department: z.string(),
})

export type Observation = z.output<typeof observation>

const id = z.coerce.number().pipe(recordId)
export const observationQuery = pageQuery.extend({ traineeId: id, itemId: id })

export const listObservations = endpoint({
  method: 'GET',
  path: '/api/v1/competenceObservations',
  summary: 'Observations of an item of the reader, or of a trainee in the reader’s scope',
  access: { permission: [levelPermissions.own, levelPermissions.list] },
  unsorted: 'observations of one item, the latest first',
  query: observationQuery,
  answer: pageOf(observation),
  errors: [kernelErrors.notFound],
})
