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
 * Makes trainees of people who have signed: with the dates of their agreement, a number, STUDENT
 * role, the ID card the reviewers have seen tied to the account. The sections of the registration
 * stay where they are: the trainee names its registration.
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
    const places = new Map(
      (await findPlacesOf(tx.db, moved)).map((place) => [place.registrationId, place]),
    )
    const spans = new Map(
      (await findAgreedSpans(tx.db, moved)).map((span) => [span.registrationId, span]),
    )
    const levelOf = await highestEducations(tx, moved)

    const trainees = result.moved.map((r) => {
      const place = places.get(r.id)
      const agreed = spans.get(r.id)

      invariant(place && agreed, `registration ${r.id} is signed and holds no seat or no agreement`)

      return {
        userId: r.userId,
        registrationId: r.id,
        intakeId: r.intakeId,
        year: r.intakeYear,
        majorId: place.majorId,
        profession: place.profession,
        trainingUnitId: place.trainingUnitId,
        traineeKind: r.traineeKind,
        realName: r.realName!,
        education: levelOf.get(r.id) ?? null,
        training: {
          startsOn: agreed.startsOn,
          lengthMonths: agreedMonths(agreed.startsOn, agreed.endsOn),
          degreeKind: degreeKindOf(r.traineeKind),
        },
      }
    })

    const cards = result.moved.map((r) => {
      const idCard = numbersOf(tx, r).idCard!
      return { userId: r.userId, idCard, idKind: judgedKind(r.idKind as IdentityDocument, idCard) }
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
