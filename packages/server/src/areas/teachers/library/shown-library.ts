import type { LIBRARY_STATES } from '@residency/contract/areas/teachers/library/library.contract'
import { libraryWords } from '@residency/contract/areas/teachers/library/text'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { factLabels } from '../qualification/shown-qualification.ts'
import { soonFrom } from '../validity.rules.ts'
import { entryActions, isEditableEntry, isInLibrary } from './library.policy.ts'
import type { LibraryRecord } from './library.queries.ts'

type Labels = Awaited<ReturnType<typeof factLabels>>
export const stateLabel = (ctx: SignedCtx, state: string) =>
  libraryWords[ctx.language].libraryStates[state as (typeof LIBRARY_STATES)[number]]

/** An entry as the list shows it. */
export const shownEntry = (ctx: SignedCtx, q: LibraryRecord, { titles }: Labels) => ({
  id: q.id,
  userId: q.user_id,
  name: q.name,
  state: q.state as (typeof LIBRARY_STATES)[number],
  level: q.level,
  number: q.number,
  baseId: q.base_id,
  base: labelIn(ctx.language, q.base, q.base_en),
  departmentId: q.department_id,
  department: labelIn(ctx.language, q.department, q.department_en),
  title: q.title,
  titleLabel: titles.get(q.title) ?? q.title,
  validFrom: q.valid_from,
  validUntil: q.valid_until,
  isEnding: isInLibrary(q.state) && q.valid_until !== null && q.valid_until <= soonFrom(dayInChina(ctx.now())),
  version: q.version,
  actions: entryActions(q, ctx.actor),
  isEditable: isEditableEntry(q, ctx.actor),
})
/** The facts beside it. */
export const shownFactsOf = (q: LibraryRecord, { educations, degrees }: Labels) => ({
  titleSince: q.title_since,
  education: q.education,
  educationLabel: educations.get(q.education) ?? q.education,
  degree: q.degree,
  degreeLabel: q.degree && (degrees.get(q.degree) ?? q.degree),
  specialty: q.specialty,
  specialtySince: q.specialty_since,
  teachingSince: q.teaching_since,
  profile: q.profile,
})
