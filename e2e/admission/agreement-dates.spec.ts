import { addDays, monthOf, yearOf } from '@residency/contract/kernel/day'
import { makeCohort } from '../../packages/server/src/testing/builders/rotation-cohort.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { intakeWithApplicants } from '../support/applicants.ts'
import { monthFromNow } from '../support/days.ts'
import { confirm, openedId, pick, rowOf, search } from '../support/gestures.ts'
import { unusedName } from '../support/makers.ts'
import { save, typeDay } from '../support/organisation-gestures.ts'
import { openProductDatabase } from '../support/product-database.ts'

const DAY = 86_400_000
const MONTHS = 12
type BoardTrainee = { name: string; from: number; until: number }

/** The middle of last month: neither today nor the first day of a month. */
const lastMonthsMiddle = () => addDays(monthFromNow(-1), 15)

/** The last day of twelve months from the 16th of a month: the 15th of that month a year later. */
const endAfter = (startsOn: string) => `${yearOf(startsOn) + 1}-${startsOn.slice(5, 7)}-15`

/**
 * Somebody who has arrived for a major whose cohort began a month before, and a time condition of
 * twelve months.
 */
async function somebodyWhoArrived(startsOn: string) {
  const made = await intakeWithApplicants(1, 41)
  const [person] = made.people
  const database = openProductDatabase()
  const { db } = database

  try {
    const rows = [0, 1].map((at) => ({ at, months: MONTHS / 2 }))

    const cohort = await makeCohort(database, {
      count: 1,
      startsOn: `${startsOn.slice(0, 8)}01`,
      rows,
    })

    const major = {
      majorId: cohort.majorId,
      degreeKind: 'none' as const,
      lengthMonths: MONTHS,
      source: '本院培训标准',
    }

    await db
      .insertInto('timeConditions')
      .values(
        (['junior', 'undergraduate', 'master', 'doctor'] as const).map((education) => ({
          ...major,
          education,
        })),
      )
      .execute()

    const unit = await db
      .selectFrom('trainingUnits')
      .select('id')
      .where('kind', '=', 'main')
      .executeTakeFirstOrThrow()

    const offer = await db
      .insertInto('offers')
      .values({
        intakeId: made.intakeId,
        majorId: cohort.majorId,
        trainingUnitId: unit.id,
        place: 50,
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    const pool = await db
      .insertInto('offerPools')
      .values({ offerId: offer.id, seats: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()

    const office = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'bhb')
      .executeTakeFirstOrThrow()

    const seat = {
      registrationId: person!.id,
      poolId: pool.id,
      origin: 'run' as const,
      placedBy: office.id,
      placedAt: new Date(),
    }

    await db.insertInto('placements').values(seat).execute()

    const arrivedOn = new Date(Date.now() - 2 * DAY)

    const arrival = {
      registrationId: person!.id,
      arriveAt: arrivedOn,
      place: '科教楼',
      hasPassedMedical: true,
    }

    await db
      .insertInto('arrivals')
      .values({
        ...arrival,
        arrangedBy: office.id,
        arrangedAt: arrivedOn,
        arrivedOn: arrivedOn.toISOString().slice(0, 10),
      })
      .execute()

    await db
      .updateTable('registrations')
      .set({ state: 'arrived', traineeKind: 'open' })
      .where('id', '=', person!.id)
      .execute()

    const base = await db
      .selectFrom('bases')
      .select('name')
      .where('id', '=', cohort.baseId)
      .executeTakeFirstOrThrow()

    const own = await db
      .selectFrom('cohorts')
      .select(['name', 'startsOn'])
      .where('id', '=', cohort.cohortId)
      .executeTakeFirstOrThrow()

    const majorName = await db
      .selectFrom('majors')
      .select('name')
      .where('id', '=', cohort.majorId)
      .executeTakeFirstOrThrow()

    return { name: person!.name, base: base.name, cohort: own, major: majorName.name }
  } finally {
    await database.close()
  }
}

test('the dates of an agreement signed late are those of the trainee, are named against the cohort, and are planned by', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const startsOn = lastMonthsMiddle()
  const endsOn = endAfter(startsOn)
  const person = await somebodyWhoArrived(startsOn)
  const office = await as('bhb')

  await test.step('the end is proposed from the time condition, and the agreement has both days', async () => {
    await office.goto(`recruit/arrival?state=arrived&keywords=${encodeURIComponent(person.name)}`)

    await office
      .getByRole('row')
      .filter({ hasText: person.name })
      .getByRole('button', { name: '签约', exact: true })
      .click()

    const form = office.getByRole('dialog')

    await typeDay(office, form.getByLabel('培训开始'), startsOn)
    await expect(
      form.getByText(`按时长条件为 ${MONTHS} 个月，至 ${endsOn}（本院培训标准）`),
    ).toBeVisible()
    await expect(form.getByLabel('培训结束')).toHaveValue(endsOn)

    await save(form)
    await expect(office.getByText('已生成 1 份培训协议')).toBeVisible()
  })

  await test.step('a trainee who is enrolled later has the dates of the agreement', async () => {
    await office.goto(`recruit/arrival?state=signed&keywords=${encodeURIComponent(person.name)}`)

    await office
      .getByRole('row')
      .filter({ hasText: person.name })
      .getByRole('button', { name: '办理入培', exact: true })
      .click()

    await confirm(office, `为 ${person.name} 办理入培？`, '确定')
    await expect(office.getByText('1 人已入培')).toBeVisible()
  })

  await test.step('what differs from the cohort is named before the trainee joins it', async () => {
    await office.goto('standard/batch-student')
    await search(office, person.name)

    const row = rowOf(office, person.name)

    await expect(row).toContainText(startsOn)

    await row.getByRole('button', { name: '加入届次' }).click()

    const form = office.getByRole('dialog', { name: `把 ${person.name} 加入届次` })

    await pick(office, form.getByLabel('届次'), `${person.cohort.name} · ${person.major}`)
    await expect(form.getByText(/^1 人的培训期间与这个届次/)).toBeVisible()
    await expect(form.getByText(`${startsOn} 开始培训，比届次晚 15 天`)).toBeVisible()

    await form.getByRole('button', { name: '加入届次' }).click()
    await expect(office.getByText('已加入 1 名学员')).toBeVisible()
  })

  await test.step('the plan holds the trainee with the own months', async () => {
    await office.goto('rotation/plan')
    await office.getByRole('button', { name: '新增计划' }).click()

    const form = office.getByRole('dialog', { name: '新增计划' })

    await form.getByLabel('名称').fill(unusedName('协议日期'))
    await pick(office, form.getByLabel('培训基地'), person.base)

    await pick(
      office,
      form.getByLabel('届次'),
      `${person.cohort.name} · ${monthOf(person.cohort.startsOn)} · 2 人`,
    )

    await office.keyboard.press('Escape')
    await form.getByLabel('月数').fill('14')
    await form.getByRole('button', { name: /确定|保存/ }).click()
    await expect(office.getByText('4 段未安排')).toBeVisible()

    const id = await openedId(office)

    const { trainees } = await ask<{ trainees: BoardTrainee[] }>(
      'GET',
      `/api/v1/rotationPlans/${id}/board`,
      {
        token: await tokenOf('bhb'),
      },
    )

    // a training that begins after the 15th is planned from the next month on; months count from
    // the first month of the plan
    expect(trainees.find(({ name }) => name === person.name)).toMatchObject({
      from: 1,
      until: 1 + MONTHS,
    })
  })
})
