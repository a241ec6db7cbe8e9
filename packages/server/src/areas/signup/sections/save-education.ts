import { signupErrors } from '@residency/contract/areas/signup/access'
import { educationFaults, type Span } from '@residency/contract/areas/signup/section-dates.public'
import type { EducationForm } from '@residency/contract/areas/signup/sections/section.contract'
import type { EducationLevel } from '@residency/contract/areas/trainees/trainee-facts.public'
import { kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { isSchoolId } from '../../settings/settings.public.ts'
import { levelsOf } from '../registration/missing-labels.ts'
import { changedIn } from './editable.rules.ts'
import { mustBeInList } from './must-be-in-list.ts'
import { educationColumns, educationFields } from './present-sections.ts'
import { saving } from './saving-section.ts'
import { type EducationRow, findEducations } from './section.queries.ts'
import { EDUCATION_FILES, holdFiles } from './section-files.ts'

type Input = EducationForm & { id: number; level: EducationLevel }

/** Saves one level of education as typed, with its proofs. */
export const saveEducation = (ctx: SignedCtx, form: Input) =>
  saving(ctx, form, form.level, async (tx, r) => {
    if (form.schoolId && !(await isSchoolId(tx.db, form.schoolId)))
      throw fail(signupErrors.schoolUnknown)
    await mustBeInList(tx, 'degree', form.degree, ['degree'])

    const rows = await findEducations(tx.db, [r.id])
    mustFollowEachOther(tx, form, rows)

    const columns = { ...educationColumns(form), updatedAt: tx.now() }

    const { id } = await tx.db
      .insertInto('registrationEducations')
      .values({ registrationId: r.id, level: form.level, ...columns })
      .onConflict((c) => c.columns(['registrationId', 'level']).doUpdateSet(columns))
      .returning('id')
      .executeTakeFirstOrThrow()

    await holdFiles(tx, EDUCATION_FILES, id, form.files, 'files')

    const before = rows.find((row) => row.level === form.level)

    return {
      changed: changedIn(
        form.level,
        before ? educationFields(before) : {},
        educationFields(columns),
      ),
    }
  })

function mustFollowEachOther(ctx: SignedCtx, form: Input, rows: readonly EducationRow[]) {
  const others: Partial<Record<EducationLevel, Span>> = {}
  for (const row of rows) others[row.level] = { startedOn: row.startedOn, endedOn: row.endedOn }

  const [fault] = educationFaults(form.level, form, others, dayInChina(ctx.now()))
  if (!fault) return

  const issue = {
    path: ['body', fault.field],
    message: `signup.${fault.issue}`,
    level: fault.level && levelsOf(ctx)[fault.level],
  }

  throw new Fail(kernelErrors.inputWrong, {}, [issue])
}

/** Clears one level of education; its proofs are let go. */
export const clearEducation = (
  ctx: SignedCtx,
  input: { id: number; level: EducationLevel; version: number; mayResubmit: '0' | '1' },
) =>
  saving(ctx, { ...input, mayResubmit: input.mayResubmit === '1' }, input.level, async (tx, r) => {
    const gone = await tx.db
      .deleteFrom('registrationEducations')
      .where('registrationId', '=', r.id)
      .where('level', '=', input.level)
      .returningAll()
      .executeTakeFirst()

    if (!gone) return { changed: [] }

    await holdFiles(tx, EDUCATION_FILES, gone.id, [], 'files')

    const nothing = Object.fromEntries(
      Object.keys(educationFields(gone)).map((name) => [name, null]),
    )

    return { changed: changedIn(input.level, educationFields(gone), nothing) }
  })
