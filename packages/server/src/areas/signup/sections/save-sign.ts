import { signupErrors } from '@residency/contract/areas/signup/access'
import type { SignForm } from '@residency/contract/areas/signup/sections/section.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findOpenIntakes } from '../../intakes/intakes.public.ts'
import { isDictValue } from '../../settings/settings.public.ts'
import type { WholeRegistration } from '../registration/registration.queries.ts'
import { changedIn } from './editable.rules.ts'
import { saving } from './saving-section.ts'

/** Saves sign info. A draft may move to another open intake; its choices stay behind. */
export const saveSign = (ctx: SignedCtx, form: SignForm & { id: number }) =>
  saving(ctx, form, 'sign', async (tx, r) => {
    const kinds = form.intakeId === r.intakeId ? r.traineeKinds : await moveTo(tx, r, form.intakeId)
    const traineeKind =
      form.traineeKind ?? (kinds.includes(r.traineeKind) ? r.traineeKind : kinds[0]!)
    if (!kinds.includes(traineeKind)) throw fail(signupErrors.kindNotAccepted)
    if (form.studentPlace && !(await isDictValue(tx.db, 'student_place', form.studentPlace)))
      throw fail(signupErrors.placeUnknown)

    const { employer, isFresh, studentPlace } = form

    const before = {
      traineeKind: r.traineeKind,
      employer: r.employer,
      isFresh: r.isFresh,
      studentPlace: r.studentPlace,
    }

    return {
      set: {
        traineeKind,
        isKindChosen: r.isKindChosen || form.traineeKind !== null,
        employer,
        isFresh,
        studentPlace,
      },
      changed: changedIn('sign', before, { traineeKind, employer, isFresh, studentPlace }),
    }
  })

/**
 * Moves a draft to another intake that takes registrations; answers the kinds of trainee it
 * accepts.
 */
async function moveTo(
  tx: SignedCtx,
  r: WholeRegistration,
  intakeId: number,
): Promise<readonly string[]> {
  const intake = (await findOpenIntakes(tx.db, tx.now())).find((row) => row.id === intakeId)
  if (r.state !== 'draft' || !intake) throw fail(signupErrors.intakeClosed)

  await tx.db.deleteFrom('registrationChoices').where('registrationId', '=', r.id).execute()

  await tx.db
    .updateTable('registrations')
    .set({ intakeId })
    .where('id', '=', r.id)
    .execute()
    .catch(constraintErrors({ registrations_own: signupErrors.cardTaken }))

  return intake.traineeKinds
}

/** Intakes that take registrations now, as choices. */
export async function listOpenIntakes(ctx: SignedCtx) {
  const intakes = await findOpenIntakes(ctx.db, ctx.now())
  return intakes.map((intake) => ({
    value: intake.id,
    label: labelIn(ctx.language, intake.name, intake.nameEn),
    signUpUntil: toMoment(intake.signUpUntil),
    traineeKinds: intake.traineeKinds,
  }))
}
