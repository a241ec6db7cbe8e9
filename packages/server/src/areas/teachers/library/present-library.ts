import type { LibraryState } from '@residency/contract/areas/teachers/library/library.contract'
import { libraryWords } from '@residency/contract/areas/teachers/library/text'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { factLabels } from '../qualification/present-qualification.ts'
import { soonFrom } from '../validity.rules.ts'
import { entryActions, isEditableEntry, isInLibrary } from './library.policy.ts'
import type { LibraryRecord } from './library.queries.ts'

type Labels = Awaited<ReturnType<typeof factLabels>>

export const stateLabel = (ctx: SignedCtx, state: LibraryState) =>
  libraryWords[ctx.language].libraryStates[state]

/** An entry as the list shows it. */
export const presentEntry = (ctx: SignedCtx, q: LibraryRecord, { titles }: Labels) => ({
  ...q,
  base: labelIn(ctx.language, q.base, q.baseEn),
  department: labelIn(ctx.language, q.department, q.departmentEn),
  titleLabel: titles.get(q.title) ?? q.title,
  isEnding:
    isInLibrary(q.state) &&
    q.validUntil !== null &&
    q.validUntil <= soonFrom(dayInChina(ctx.now())),
  actions: entryActions(q, ctx.actor),
  isEditable: isEditableEntry(q, ctx.actor),
})

/** The facts of an entry. */
export const presentFacts = (q: LibraryRecord, { educations, degrees }: Labels) => ({
  titleSince: q.titleSince,
  education: q.education,
  educationLabel: educations.get(q.education) ?? q.education,
  degree: q.degree,
  degreeLabel: q.degree && (degrees.get(q.degree) ?? q.degree),
  specialty: q.specialty,
  specialtySince: q.specialtySince,
  teachingSince: q.teachingSince,
  profile: q.profile,
})
