import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { findRequirements } from '../../intakes/intakes.public.ts'
import { choiceWarningsOf } from '../choices/choice-warnings.rules.ts'
import { findChoiceConditions, findEducations, findEntries } from './section.queries.ts'
import { EDUCATION_FILES } from './section-files.ts'

type Registration = { id: number; intakeId: number; traineeKind: string; birthDate: string | null }

/** What a registration has in other tables, as its rules ask for it. */
export async function sectionFactsOf(ctx: SignedCtx, r: Registration) {
  const { db } = ctx

  const [choices, rows, entries, required] = [
    await findChoiceConditions(db, r.id),
    await findEducations(db, [r.id]),
    await findEntries(db, [r.id]),
    await findRequirements(db, r.intakeId, r.traineeKind),
  ]

  const proofs = await filesOfMany(
    db,
    EDUCATION_FILES,
    rows.map((row) => row.id),
  )

  const educations = rows.map((row) => ({ ...row, hasProof: proofs.has(row.id) }))

  const applicant = {
    birthDate: r.birthDate,
    traineeKind: r.traineeKind,
    levels: rows.map((row) => row.level),
    certificates: entries
      .filter((entry) => entry.section === 'certificate')
      .map((entry) => String((entry.data as { title?: unknown }).title)),
  }

  return {
    choices,
    educations,
    lists: new Set(entries.map((entry) => entry.section)),
    required,
    choiceWarnings: choiceWarningsOf(choices, applicant, dayInChina(ctx.now())),
  }
}
