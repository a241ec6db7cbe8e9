import { addDays } from '@residency/contract/kernel/day'
import {
  addOwnCertificate,
  withdrawOwnCertificate,
} from '../../areas/teachers/certificates/hand-in-certificate.ts'
import { certificatePlan } from '../../areas/teachers/certificates/review-certificates.ts'
import { dayInChina } from '../../platform/clock.ts'
import { addTeacherAccounts } from '../accounts/add-people.demo.ts'
import { asPerson, type Demo, dayOf, decideAll, momentOf } from '../demo.ts'
import {
  applicationsOf,
  type DemoStaff,
  type DemoTeacher,
  demoTeachers,
} from './demo-people.demo.ts'
import {
  addDemoCertificates,
  type DemoCertificate,
  enterDemoTeachers,
  recordDemoMonths,
  trainingCertificate,
} from './enter-teachers.demo.ts'
import { fillTeachingLife } from './teaching-records.demo.ts'
import { fillTrainingDemo } from './training.demo.ts'

/**
 * Teachers of the demo hospital in every state of the flow, with certificates, changes, exchanges,
 * assessments, training and lessons. Comes with the crowd of applicants; the days count from the
 * hospital's time.
 */
export async function fillTeachersDemo(demo: Demo) {
  const { db, now } = demo

  const today = dayInChina(now)
  const staff = await addAccounts(demo, demoTeachers(today))

  const entries = staff.flatMap((member) =>
    applicationsOf(member, today).map((application) => {
      const { userId, baseId, departmentId } = member
      return { ...application, userId, baseId, departmentId }
    }),
  )

  await enterDemoTeachers(db, now, entries)
  await addDemoCertificates(db, certificatesOf(staff, today))
  await handInCertificates(demo, staff)
  await renewCertificates(demo)
  await fillTrainingDemo(demo, staff)
  await fillTeachingLife(demo, staff)
  await recordDemoMonths(db, now)
}

/** Accounts of invented people, each in the department where they teach. */
async function addAccounts(demo: Demo, teachers: readonly DemoTeacher[]): Promise<DemoStaff[]> {
  const { db } = demo
  const ids = await addTeacherAccounts(await asPerson(demo, 'admin', demo.now), teachers)
  const bases = await db.selectFrom('bases').select(['id', 'code']).execute()
  const accounts = await db.selectFrom('users').select(['id', 'departmentId']).execute()
  const baseIdOf = new Map(bases.map(({ id, code }) => [code, id]))
  const departmentOf = new Map(accounts.map(({ id, departmentId }) => [id, departmentId]))

  return teachers.map((teacher, at) => ({
    ...teacher,
    userId: ids[at]!,
    baseId: baseIdOf.get(teacher.base)!,
    departmentId: departmentOf.get(ids[at]!)!,
  }))
}

/**
 * The last day of somebody's certificate of training, in days from today: one ends soon, two are
 * over.
 */
const TRAINING_ENDS: Readonly<Record<number, number>> = {
  5: 40,
  6: 75,
  7: -30,
  8: -110,
  12: 900,
  13: 600,
}

const HANDS_IN = new Set(['draft', 'submitted'])

/** Certificates of the staff; new applicants hand the first one in with the application. */
function certificatesOf(staff: readonly DemoStaff[], today: string): DemoCertificate[] {
  return staff.flatMap(({ userId, place, stand, ...member }) => {
    if (HANDS_IN.has(stand)) return []

    const ends = TRAINING_ENDS[place]
    const first =
      applicationsOf({ place, stand, ...member }, today)[0]!.validFrom ?? addDays(today, -30)

    const training = {
      ...trainingCertificate(userId, first),
      ...(ends === undefined ? {} : { validUntil: addDays(today, ends) }),
    }

    const more = (
      kind: string,
      issuer: string,
      days: number,
      validUntil: string | null = null,
    ) => ({
      userId,
      kind,
      issuer,
      issuedOn: addDays(first, days),
      validUntil,
    })

    return [
      training,
      ...(stand === 'core' ? [more('core_training', '省卫生健康委员会', -90)] : []),
      ...(place % 5 === 0 ? [more('university_teacher', '省教育厅', -700)] : []),
      ...(place % 11 === 4
        ? [
            more(
              'national_training',
              '国家卫生健康委能力建设和继续教育中心',
              -400,
              addDays(today, 365 + place),
            ),
          ]
        : []),
    ]
  })
}

type HandedIn = readonly [
  place: number,
  kind: string,
  outcome: 'waits' | 'reject' | 'withdraw',
  reason?: string,
]

/** Records that wait, and some that brought no certificate. */
const HANDED_IN: readonly HandedIn[] = [
  [20, 'national_training', 'waits'],
  [21, 'clinical_pharmacist_teacher', 'waits'],
  [24, 'core_training', 'waits'],
  [50, 'training', 'waits'],
  [51, 'training', 'waits'],
  [52, 'training', 'waits'],
  [53, 'training', 'waits'],
  [54, 'training', 'waits'],
  [55, 'training', 'waits'],
  [22, 'national_training', 'reject', '扫描件不清晰，请重新上传'],
  [23, 'university_teacher', 'withdraw'],
]

const ISSUER = '省卫生健康委员会'

async function handInCertificates(demo: Demo, staff: readonly DemoStaff[]) {
  for (const [n, [place, kind, outcome, reason]] of HANDED_IN.entries()) {
    const { userId } = staff.find((member) => member.place === place)!
    const days = -2 - n
    const teacher = await asPerson(demo, userId, momentOf(demo, days))

    const { id } = await addOwnCertificate(teacher, {
      kind,
      number: `XB${dayOf(demo, days).replaceAll('-', '')}${userId}`,
      issuer: ISSUER,
      issuedOn: dayOf(demo, days - 25),
      validUntil: null,
      certificateId: null,
      files: [],
    })

    if (outcome === 'withdraw') await withdrawOwnCertificate(teacher, { id })

    if (outcome === 'reject')
      await decideAll(await asPerson(demo, 'bhb', momentOf(demo, days + 1)), certificatePlan, {
        ids: [id],
        action: outcome,
        reason: reason ?? null,
      })
  }
}

/** Holders of a training certificate that ends about now have handed in its renewal. */
async function renewCertificates(demo: Demo) {
  const ending = await demo.db
    .selectFrom('teacherCertificates')
    .select(['id', 'userId', 'kind', 'number', 'issuer'])
    .where('kind', '=', 'training')
    .where('validUntil', '>=', dayOf(demo, -60))
    .where('validUntil', '<=', dayOf(demo, 60))
    .execute()

  for (const { id, userId, ...certificate } of ending)
    await addOwnCertificate(await asPerson(demo, userId, momentOf(demo, -1)), {
      ...certificate,
      certificateId: id,
      issuedOn: dayOf(demo, -9),
      validUntil: dayOf(demo, 1800),
      files: [],
    })
}
