import type { checkOwnConditions as checkCall } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { releaseFiles } from '../../files/files.public.ts'
import { judgeTime } from '../../settings/settings.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { renewableFrom } from '../validity.rules.ts'
import { describeConditions, judgeFor } from './describe-conditions.ts'
import { openedQualification, QUALIFICATION } from './present-qualification.ts'
import { isDraft, isEditable, ownActions } from './qualification.policy.ts'
import {
  findCurrentQualification,
  findOwnForUpdate,
  findOwnQualification,
  findProfile,
} from './qualification.queries.ts'

export const WINDOW = 'teacher_qualification'

/**
 * The own application, what is held, whether one may apply now, and what earlier reviews have seen.
 */
export async function getOwnQualification(ctx: SignedCtx) {
  const { userId } = ctx.actor

  const [own, qualification, profile, window] = await Promise.all([
    findOwnQualification(ctx.db, visibleTeachers(ctx.actor), userId),
    findCurrentQualification(ctx.db, userId),
    findProfile(ctx.db, userId),
    judgeTime(ctx, { name: WINDOW }),
  ])

  const isOpen = window.isOpen === 1

  const application = own && {
    ...(await openedQualification(ctx, own)),
    actions: ownActions(own, ctx.actor, isOpen),
    isEditable: isEditable(own.state),
    mayDelete: isDraft(own.state),
  }

  const isRenewable = qualification
    ? renewableFrom(qualification.validUntil!) <= dayInChina(ctx.now())
    : false
  const isUnderWay = Boolean(
    own && (isEditable(own.state) || application?.actions.includes('withdraw')),
  )

  return {
    application: application ?? null,
    held: qualification
      ? {
          level: qualification.level,
          number: qualification.number!,
          validUntil: qualification.validUntil!,
          isRenewable,
        }
      : null,
    mayApply:
      isOpen && !isUnderWay && (!qualification || isRenewable || qualification.level === 'general'),
    window: { isOpen, message: window.message },
    known: profile ? knownFacts(profile, qualification) : {},
  }
}

type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>
type QualificationRow = Awaited<ReturnType<typeof findCurrentQualification>>

const knownFacts = (profile: Profile, qualification: QualificationRow) => ({
  title: profile.title,
  titleSince: profile.titleSince,
  education: profile.education,
  degree: profile.degree,
  specialty: profile.specialty,
  specialtySince: profile.specialtySince,
  teachingSince: profile.teachingSince,
  ...(qualification
    ? {
        baseId: qualification.baseId,
        departmentId: qualification.departmentId,
        experience: qualification.experience,
      }
    : {}),
})

/**
 * The conditions of a level, judged by what the form holds at this moment; empty if the level has
 * none.
 */
export async function checkOwnConditions(
  ctx: SignedCtx,
  { level, baseId, ...stated }: InputOf<typeof checkCall, 'out'>,
) {
  const judged = await judgeFor(ctx, ctx.actor.userId, level, baseId ?? null, stated)
  return judged ? describeConditions(ctx, judged.judged) : []
}

/** Deletes the own draft with its papers; what was submitted once is withdrawn instead. */
export const deleteOwnDraft = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const own = found(await findOwnForUpdate(tx.db, ctx.actor.userId, id))
    if (!isDraft(own.state)) throw fail(kernelErrors.actionNotNow)

    await releaseFiles(tx, { kind: QUALIFICATION, id })
    await tx.db.deleteFrom('teacherQualifications').where('id', '=', id).execute()
    await tx.audit({ action: 'teachers.qualification.delete', entity: QUALIFICATION, entityId: id })

    return null
  })
