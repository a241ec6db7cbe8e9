import { sql } from 'kysely'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { type ChoiceWarning, choiceWarningsOf } from '../choices/choice-warnings.rules.ts'
import { findEducations, findEntries } from '../sections/section.queries.ts'
import { isOpenToRules, verdictOf } from './review.rules.ts'

type Registration = {
  id: number
  birthDate: string | null
  traineeKind: string
  submittedAt: Date | null
}

const findConditions = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('registrationChoices as c')
    .innerJoin('offers as o', 'o.id', 'c.offerId')
    .select([
      'c.registrationId',
      'c.offerId',
      'c.judgedBy',
      'o.minEducation',
      'o.maxAge',
      'o.certificates',
      'o.traineeKinds',
    ])
    .where('c.registrationId', '=', anyId(ids))
    .orderBy('c.registrationId')
    .orderBy('c.rank')
    .execute()

function byRegistration<T extends { registrationId: number }>(rows: readonly T[]) {
  const found = new Map<number, T[]>()
  for (const row of rows)
    found.set(row.registrationId, [...(found.get(row.registrationId) ?? []), row])

  return (id: number): readonly T[] => found.get(id) ?? []
}

/** Failed conditions of each choice, evaluated for the day of submission. */
export async function findAgainst(ctx: SignedCtx, rows: readonly Registration[]) {
  const ids = rows.map((r) => r.id)

  const [choices, educations, entries] = [
    await findConditions(ctx.db, ids),
    await findEducations(ctx.db, ids),
    await findEntries(ctx.db, ids),
  ]

  const [choicesOf, educationsOf] = [byRegistration(choices), byRegistration(educations)]
  const certificatesOf = byRegistration(entries.filter((entry) => entry.section === 'certificate'))

  return rows.flatMap((r) => {
    const applicant = {
      birthDate: r.birthDate,
      traineeKind: r.traineeKind,
      levels: educationsOf(r.id).map((education) => education.level),
      certificates: certificatesOf(r.id).map((certificate) =>
        String((certificate.data as { title?: unknown }).title),
      ),
    }

    const offers = choicesOf(r.id)
    const found = choiceWarningsOf(offers, applicant, dayInChina(r.submittedAt ?? ctx.now()))

    return offers.map((offer, i) => ({ ...offer, against: found[i]!.warnings as ChoiceWarning[] }))
  })
}

/**
 * After a pass, sets eligibility of choices without a reviewer's verdict by the offer's conditions,
 * with reasons.
 */
export async function markEligibility(tx: SignedCtx, rows: readonly Registration[]) {
  if (rows.length === 0) return

  const verdicts = (await findAgainst(tx, rows))
    .filter(isOpenToRules)
    .map(({ registrationId, offerId, against }) => {
      return {
        registrationId,
        offerId,
        ...verdictOf(against, tx.language),
      }
    })

  await sql`update registration_choices c
      set is_eligible = v.is_eligible, eligibility_reason = v.reason, judged_at = ${tx.now()}
    from ${rowsOf(verdicts, { registrationId: 'bigint', offerId: 'bigint', isEligible: 'boolean', reason: 'text' })} v
    where c.registration_id = v.registration_id and c.offer_id = v.offer_id`.execute(tx.db)
}
