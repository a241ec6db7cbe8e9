import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { claimIdCard, grantRole } from '../../accounts/accounts.public.ts'
import { bulkAnswerOf, moveRegistrations, numbersOf } from '../../signup/signup.public.ts'
import { createTrainee } from '../../students/students.public.ts'
import { findPlacesOf } from './arrival.queries.ts'

/**
 * Makes trainees of people who have signed: number, STUDENT role, the ID card the reviewers have seen tied to the account. The sections
 * of the sign-up stay where they are: the trainee names its registration.
 */
export async function enrolTrainees(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const result = await moveRegistrations(tx, 'enrol', ids)
    const moved = result.moved.map((r) => r.id)
    const places = new Map((await findPlacesOf(tx.db, moved)).map((place) => [place.registration_id, place]))
    // each number is the next of its counter: one after another, in the order of the sign-ups
    for (const r of result.moved) {
      const place = places.get(r.id)
      if (!place) throw new Error(`registration ${r.id} is signed and holds no seat`)
      await claimIdCard(tx, r.user_id, numbersOf(tx, r).idCard!)
      await grantRole(tx, r.user_id, 'STUDENT')
      await createTrainee(tx, {
        userId: r.user_id,
        registrationId: r.id,
        intakeId: r.intake_id,
        year: r.intake_year,
        majorId: place.major_id,
        profession: place.profession,
        trainingUnitId: place.training_unit_id,
        traineeKind: r.trainee_kind,
        realName: r.real_name!,
      })
    }
    return bulkAnswerOf(tx, result)
  })
}
