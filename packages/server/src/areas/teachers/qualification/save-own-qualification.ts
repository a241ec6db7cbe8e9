import { qualificationErrors } from '@residency/contract/areas/teachers/qualification/access'
import type { QualificationForm } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import { kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { renewableFrom } from '../validity.rules.ts'
import { mustBeKnownValues, mustBePlace } from './known-facts.ts'
import { QUALIFICATION } from './present-qualification.ts'
import { isEditable } from './qualification.policy.ts'
import { findCurrentQualification, findOwnForUpdate } from './qualification.queries.ts'

/**
 * Whether this level may be applied for by somebody who holds a qualification: core any time, the
 * same level near its end.
 */
export async function mustBeApplicable(tx: SignedCtx, level: string) {
  const qualification = await findCurrentQualification(tx.db, tx.actor.userId)
  if (!qualification || (qualification.level === 'general' && level === 'core'))
    return { isRenewal: false }
  if (qualification.level === 'core' && level === 'general')
    throw fail(qualificationErrors.holdsCore)

  const [until, from] = [qualification.validUntil!, renewableFrom(qualification.validUntil!)]
  const words = qualificationWords[tx.language].levels[level as 'general' | 'core']
  if (from > dayInChina(tx.now()))
    throw fail(qualificationErrors.renewalTooEarly, { level: words, until, from })

  return { isRenewal: true }
}

const columns = (form: QualificationForm) => ({
  level: form.level,
  baseId: form.baseId,
  departmentId: form.departmentId,
  title: form.title,
  titleSince: form.titleSince,
  education: form.education,
  degree: form.degree,
  specialty: form.specialty,
  specialtySince: form.specialtySince,
  teachingSince: form.teachingSince,
  experience: form.experience,
})

/** Saves the own application: the open one at the version that was read, or a new draft. */
export const saveOwnQualification = (
  ctx: SignedCtx,
  { version, files, ...form }: QualificationForm & { version: number | null },
) =>
  inTransaction(ctx, async (tx) => {
    const { isRenewal } = await mustBeApplicable(tx, form.level)
    await mustBePlace(tx, form)
    await mustBeKnownValues(tx, form)

    const open = await findOwnForUpdate(tx.db, ctx.actor.userId)
    if (open && version === null) throw fail(qualificationErrors.alreadyApplying)
    if (open && !isEditable(open.state)) throw fail(kernelErrors.actionNotNow)

    const set = { ...columns({ ...form, files }), isRenewal }

    const saved =
      version === null
        ? await tx.db
            .insertInto('teacherQualifications')
            .values({ ...set, userId: ctx.actor.userId, createdAt: tx.now(), updatedAt: tx.now() })
            .returning(['id', 'version'])
            .executeTakeFirstOrThrow()
            .catch(
              constraintErrors({
                teacher_qualifications_open: qualificationErrors.alreadyApplying,
              }),
            )
        : {
            id: mustMatchVersion(open, version).id,
            version: await updateRow(tx, 'teacherQualifications', open!, set),
          }

    const record = { kind: QUALIFICATION, id: saved.id }

    await claimFiles(tx, { keys: files, purposes: ['proof', 'attachment'], record, field: 'files' })
    await releaseFiles(tx, record, files)

    await tx.audit({
      action: 'teachers.qualification.save',
      entity: QUALIFICATION,
      entityId: saved.id,
      detail: { level: form.level },
    })

    return saved
  })
