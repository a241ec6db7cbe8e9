import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/access'
import type { checkScores as call } from '@residency/contract/areas/admission/entrance-exams/score.contract'
import { excludedByRule, type InputOf, kernelErrors } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { moveRegistrations } from '../../signup/signup.public.ts'
import { mustMoveRegistrations } from '../entrance-exams/must-be-office.ts'
import { finishCorrections } from '../score-reviews/finish-corrections.ts'
import { scoresOf } from './list-scores.ts'
import { type Differing, notifyDifferingScores } from './notify-differing-scores.ts'
import { findCompleteScores, findScoredForUpdate } from './score.queries.ts'
import { type CheckRefusal, checkRefusal, hundredthsOf, scoreKey } from './score.rules.ts'
import { markChecked, markDiffering } from './score-check.queries.ts'

type Item = InputOf<typeof call, 'out'>['items'][number]
type ScoredRegistration = Awaited<ReturnType<typeof findScoredForUpdate>>[number]

type RefusedCheck = {
  registrationId: number
  offerId: number | null
  component: Item['component']
  why: CheckRefusal
}

/**
 * Checks scores against a second person's entry. Equal ones become checked; if they differ, the
 * score stays unchecked, and the person who entered it is notified of the first difference and
 * finds it in the list. A registration with complete scores becomes scored.
 */
export async function checkScores(ctx: SignedCtx, { items }: { items: Item[] }) {
  mustMoveRegistrations(ctx.actor)
  return inTransaction(ctx, async (tx) => {
    const ids = [...new Set(items.map((item) => item.registrationId))]
    const registrations = new Map(
      (await findScoredForUpdate(tx.db, ids)).map((registration) => [
        registration.id,
        registration,
      ]),
    )
    const stored = await scoresOf(tx, ids)
    const checker = { userId: tx.actor.userId, firstId: excludedByRule(tx.actor, 'examScore') }

    const { refused, equal, differing } = compareEntries(items, registrations, stored, checker)

    if (refused.length === items.length && refused.every(({ why }) => why === 'own'))
      throw fail(errors.scoreEnteredByOneself)

    await markChecked(
      tx.db,
      [...equal],
      { by: tx.actor.userId, waiver: tx.actor.waivers?.get('examScore') ?? null },
      tx.now(),
    )

    await markDiffering(
      tx.db,
      differing.map((score) => score.scoreId),
      tx.actor.userId,
      tx.now(),
    )

    await notifyDifferingScores(tx, differing)

    if (equal.size)
      await tx.audit({
        action: 'recruitment.score.check',
        entity: 'registration',
        detail: { scores: [...equal] },
      })

    await finishCorrections(tx, ids)

    return { checked: equal.size, scored: await scoreComplete(tx, ids), refused }
  })
}

/** Sorts the entries by whether they equal the stored scores, differ, or are refused. */
function compareEntries(
  items: readonly Item[],
  registrations: ReadonlyMap<number, ScoredRegistration>,
  stored: Awaited<ReturnType<typeof scoresOf>>,
  checker: Parameters<typeof checkRefusal>[3],
) {
  const refused: RefusedCheck[] = []
  const equal = new Set<number>()
  const differing: Differing[] = []

  for (const item of items) {
    const place = {
      registrationId: item.registrationId,
      offerId: item.offerId ?? null,
      component: item.component,
    }

    const registration = registrations.get(place.registrationId)
    const score = stored.get(scoreKey(place))
    const why = registration
      ? checkRefusal(registration, score, hundredthsOf(item.points), checker)
      : 'missing'

    if (why) refused.push({ ...place, why })
    else equal.add(score!.id)

    if (why === 'different')
      differing.push({
        ...registration!,
        ...place,
        scoreId: score!.id,
        enteredBy: score!.enteredBy,
        isKnown: score!.differedBy !== null,
      })
  }

  return { refused, equal, differing }
}

async function scoreComplete(tx: SignedCtx, ids: readonly number[]) {
  const whole = await findCompleteScores(tx.db, ids)
  const { moved } = await moveRegistrations(tx, 'score', whole)
  if (moved.length !== whole.length) throw fail(kernelErrors.actionNotNow)

  return moved.length
}
