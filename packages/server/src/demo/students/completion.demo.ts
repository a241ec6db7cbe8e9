import { addDays, addMonths } from '@residency/contract/kernel/day'
import { openAccounts } from '../../areas/accounts/accounts.public.ts'
import { issueCertificates } from '../../areas/students/certificates/issue-certificates.ts'
import { revokeCertificate } from '../../areas/students/certificates/revoke-certificates.ts'
import { proposeCompletions } from '../../areas/students/completion/propose-completions.ts'
import { completionPlan } from '../../areas/students/completion/review-completions.ts'
import { writeFinalScores } from '../../areas/students/completion/score.queries.ts'
import { createTrainees } from '../../areas/students/create-trainees.ts'
import { dayInChina } from '../../platform/clock.ts'
import { decideMany } from '../../platform/flow/decide.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import type { Demo } from '../demo.ts'

const DAY_MS = 86_400_000
const LENGTH_MONTHS = 36

const PEOPLE = [
  { realName: '陈静怡', mobile: '13709900001' },
  { realName: '刘俊杰', mobile: '13709900002' },
]

const REASON = '工作量、评价等项目上线前已按纸质材料核对'
const REVOCATION = '证书信息有误，另行更正'

/** The same house on an earlier day; nobody works in the background while the demo is filled. */
const at = (ctx: SignedCtx, now: Date): SignedCtx => {
  const jobs = { ...ctx.services.jobs, nudge: () => {} }
  return { ...ctx, now: () => now, services: { ...ctx.services, jobs } }
}

/**
 * Two trainees who completed last month: one with a certificate, the certificate of the other
 * revoked. Comes with the crowd of applicants.
 */
export async function fillCompletionDemo({ db, now, ctxOf, house }: Demo) {
  if (house.config.DEMO_APPLICANTS === 0) return

  const [base, office] = (['base', 'bhb'] as const).map((name) =>
    at(ctxOf(name), new Date(now.getTime() - 20 * DAY_MS)),
  )

  const traineeIds = await addFinishing(
    at(ctxOf('base'), now),
    dayInChina(new Date(now.getTime() - 25 * DAY_MS)),
  )

  const score = {
    theory: 86,
    theoryOn: dayInChina(new Date(now.getTime() - 40 * DAY_MS)),
    skill: 91.5,
  }

  await writeFinalScores(
    db,
    now,
    traineeIds.map((traineeId) => ({ ...score, skillOn: score.theoryOn, traineeId })),
  )

  await proposeCompletions(base!, { ids: traineeIds, reason: REASON })

  const proposed = await db
    .selectFrom('completions')
    .select('id')
    .where('traineeId', 'in', traineeIds)
    .orderBy('id')
    .execute()

  const ids = proposed.map(({ id }) => id)

  await decideMany(office!, completionPlan, { action: 'confirm', reason: null, ids })
  await issueCertificates(office!, { ids })

  const [, second] = await db
    .selectFrom('certificates')
    .select(['id', 'number'])
    .where('completionId', 'in', ids)
    .orderBy('id')
    .execute()

  if (!second) return

  const today = at(ctxOf('bhb'), now)

  await revokeCertificate(today, {
    ...second,
    reason: REVOCATION,
    revokedOn: dayInChina(new Date(now.getTime() - 5 * DAY_MS)),
  })
}

/** Trainees whose three years ended on this day. */
async function addFinishing(tx: SignedCtx, endedOn: string): Promise<number[]> {
  const userIds = await openAccounts(tx, PEOPLE, 'STUDENT')

  const major = await tx.db
    .selectFrom('majors as m')
    .innerJoin('bases as b', 'b.id', 'm.baseId')
    .select(['m.id', 'm.kind'])
    .where('b.code', '=', 'YS')
    .orderBy('m.sort')
    .executeTakeFirstOrThrow()

  const unit = await tx.db
    .selectFrom('trainingUnits')
    .select('id')
    .where('kind', '=', 'main')
    .orderBy('sort')
    .executeTakeFirstOrThrow()

  const startsOn = addMonths(addDays(endedOn, 1), -LENGTH_MONTHS)
  const training = { startsOn, lengthMonths: LENGTH_MONTHS, degreeKind: 'none' as const }

  const made = await createTrainees(
    tx,
    PEOPLE.map(({ realName }, i) => ({
      userId: userIds[i]!,
      registrationId: null,
      intakeId: null,
      year: Number(startsOn.slice(0, 4)),
      majorId: major.id,
      profession: major.kind,
      trainingUnitId: unit.id,
      traineeKind: 'open' as const,
      realName,
      education: 'undergraduate' as const,
      training,
    })),
  )

  return made.map(({ id }) => id)
}
