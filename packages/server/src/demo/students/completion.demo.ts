import { addDays, addMonths, DAY_MS } from '@residency/contract/kernel/day'
import { issueCertificates } from '../../areas/students/certificates/issue-certificates.ts'
import { revokeCertificate } from '../../areas/students/certificates/revoke-certificates.ts'
import { proposeCompletions } from '../../areas/students/completion/propose-completions.ts'
import { completionPlan } from '../../areas/students/completion/review-completions.ts'
import { writeFinalScores } from '../../areas/students/completion/score.queries.ts'
import { dayInChina, momentBefore } from '../../platform/clock.ts'
import { addTraineesToBase } from '../accounts/add-people.demo.ts'
import { asPerson, type Demo, decideAll } from '../demo.ts'

const PEOPLE = ['陈静怡', '刘俊杰']
const FIRST_MOBILE = 13_709_900_001

const REASON = '工作量、评价等项目上线前已按纸质材料核对'
const REVOCATION = '证书信息有误，另行更正'

/**
 * Two trainees who completed last month: one with a certificate, the certificate of the other
 * revoked. Comes with the crowd of applicants.
 */
export async function fillCompletionDemo(demo: Demo) {
  const { db, now } = demo

  const completed = momentBefore(now, 20 * DAY_MS)
  const base = await asPerson(demo, 'base', completed)
  const office = await asPerson(demo, 'bhb', completed)
  const endedOn = dayInChina(momentBefore(now, 25 * DAY_MS))
  const traineeIds = await addTraineesToBase(await asPerson(demo, 'bhb', now), {
    base: 'YS',
    names: PEOPLE,
    mobile: FIRST_MOBILE,
    startsOn: addMonths(addDays(endedOn, 1), -36),
  })

  const score = {
    theory: 86,
    theoryOn: dayInChina(momentBefore(now, 40 * DAY_MS)),
    skill: 91.5,
  }

  await writeFinalScores(
    db,
    now,
    traineeIds.map((traineeId) => ({ ...score, skillOn: score.theoryOn, traineeId })),
  )

  await proposeCompletions(base, { ids: traineeIds, reason: REASON })

  const proposed = await db
    .selectFrom('completions')
    .select('id')
    .where('traineeId', 'in', traineeIds)
    .orderBy('id')
    .execute()

  const ids = proposed.map(({ id }) => id)

  await decideAll(office, completionPlan, { action: 'confirm', reason: null, ids })
  await issueCertificates(office, { ids })

  const [, second] = await db
    .selectFrom('certificates')
    .select(['id', 'number'])
    .where('completionId', 'in', ids)
    .orderBy('id')
    .execute()

  if (!second) return

  await revokeCertificate(await asPerson(demo, 'bhb', now), {
    ...second,
    reason: REVOCATION,
    revokedOn: dayInChina(momentBefore(now, 5 * DAY_MS)),
  })
}
