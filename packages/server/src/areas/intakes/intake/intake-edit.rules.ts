import type {
  FIELD_RULES,
  IntakeForm,
} from '@residency/contract/areas/intakes/intake/intake.contract'
import type { IntakeState } from '@residency/contract/areas/intakes/intake/intake.flow'

type Field = keyof IntakeForm
export type FieldRule = (typeof FIELD_RULES)[number]

const until = (last: IntakeState, rule: FieldRule): Partial<Record<IntakeState, FieldRule>> => {
  const states: readonly IntakeState[] = ['open', 'closed', 'admitting', 'published']
  return Object.fromEntries(states.slice(0, states.indexOf(last) + 1).map((state) => [state, rule]))
}

/**
 * What may still change after the opening, and in which states. The rules people registered under
 * (kinds, steps, weights, minimums, how seats pass on) are not among it; what was promised until a
 * day may last longer, never shorter.
 */
const AFTER_OPENING: Partial<Record<Field, Partial<Record<IntakeState, FieldRule>>>> = {
  name: until('published', 'free'),
  nameEn: until('published', 'free'),
  notice: until('published', 'free'),
  signUpUntil: until('open', 'later'),
  editUntil: until('closed', 'later'),
  reviewUntil: until('closed', 'later'),
  confirmUntil: until('published', 'later'),
  scoreReviewUntil: until('admitting', 'later'),
  examOn: until('closed', 'free'),
  publicationFrom: until('admitting', 'free'),
  // results wait for its end: from then on it is promised
  publicationUntil: { ...until('closed', 'free'), admitting: 'later' },
  arrivalOn: until('published', 'free'),
}

export const ruleOfField = (state: IntakeState, field: Field): FieldRule =>
  state === 'draft' ? 'free' : (AFTER_OPENING[field]?.[state] ?? 'frozen')

const INSTANTS: ReadonlySet<Field> = new Set([
  'signUpFrom',
  'signUpUntil',
  'editUntil',
  'reviewUntil',
  'confirmUntil',
  'scoreReviewUntil',
])

const comparable = (field: Field, value: unknown) => {
  if (value === null || value === undefined) return null
  if (INSTANTS.has(field)) return Date.parse(String(value))

  return Array.isArray(value) ? [...value].sort().join() : value
}

/** Issues for the fields that the state does not allow to change. */
export function faultsOfChange(
  state: IntakeState,
  before: IntakeForm,
  after: IntakeForm,
): { field: Field; issue: string }[] {
  return (Object.keys(after) as Field[]).flatMap((field) => {
    const [was, is] = [comparable(field, before[field]), comparable(field, after[field])]
    const rule = ruleOfField(state, field)
    if (was === is || rule === 'free') return []
    if (rule === 'frozen') return [{ field, issue: 'recruitment.field.frozen' }]

    // a missing end may be set; a published end only moves later
    const isLater = was === null || (is !== null && is > was)

    return isLater ? [] : [{ field, issue: 'recruitment.field.earlier' }]
  })
}
