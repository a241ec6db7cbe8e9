import { type IdentityDocument, judgedKind } from '@residency/contract/kernel/identity-document'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { invariant } from '../../../platform/invariant.ts'
import { claimIdCards, grantRole } from '../../accounts/accounts.public.ts'
import { bulkAnswerOf, moveRegistrations, numbersOf } from '../../signup/signup.public.ts'
import { createTrainees } from '../../students/students.public.ts'
import { findAgreedSpans } from './agreement.queries.ts'
import { agreedMonths, degreeKindOf } from './agreement.rules.ts'
import { findPlacesOf } from './arrival.queries.ts'
import { highestEducations } from './highest-educations.ts'
import { refusedClaims } from './refused-claims.ts'

/**
 * Makes trainees of people who have signed: with the dates of their agreement, a number, STUDENT role, the ID card the reviewers have seen tied to the account. The sections
 * of the registration stay where they are: the trainee names its registration.
 */
export async function enrolTrainees(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const claimed = await refusedClaims(tx, ids)
    const result = await moveRegistrations(
      tx,
      'enrol',
      ids.filter((id) => !claimed.some((row) => row.id === id)),
    )
    const moved = result.moved.map((r) => r.id)
    const places = new Map((await findPlacesOf(tx.db, moved)).map((place) => [place.registration_id, place]))
    const spans = new Map((await findAgreedSpans(tx.db, moved)).map((span) => [span.registration_id, span]))
    const levelOf = await highestEducations(tx, moved)
    const trainees = result.moved.map((r) => {
      const place = places.get(r.id)
      const agreed = spans.get(r.id)
      invariant(place && agreed, `registration ${r.id} is signed and holds no seat or no agreement`)
      return {
        userId: r.user_id,
        registrationId: r.id,
        intakeId: r.intake_id,
        year: r.intake_year,
        majorId: place.major_id,
        profession: place.profession,
        trainingUnitId: place.training_unit_id,
        traineeKind: r.trainee_kind,
        realName: r.real_name!,
        education: levelOf.get(r.id) ?? null,
        training: {
          startsOn: agreed.starts_on,
          lengthMonths: agreedMonths(agreed.starts_on, agreed.ends_on),
          degreeKind: degreeKindOf(r.trainee_kind),
        },
      }
    })
    const cards = result.moved.map((r) => {
      const idCard = numbersOf(tx, r).idCard!
      return { userId: r.user_id, idCard, idKind: judgedKind(r.id_kind as IdentityDocument, idCard) }
    })
    await claimIdCards(tx, cards)
    await grantRole(
      tx,
      cards.map((card) => card.userId),
      'STUDENT',
    )
    await createTrainees(tx, trainees)
    const { done, rows } = bulkAnswerOf(tx, result)
    return { done, rows: [...rows, ...claimed].sort((a, b) => a.id - b.id) }
  })
}
