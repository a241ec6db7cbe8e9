import { addDays, yearOf } from '@residency/contract/kernel/day'
import { applyForFund } from '../../areas/students/funds/apply-for-fund.ts'
import { fundPlan } from '../../areas/students/funds/review-funds.ts'
import { spendingPlan } from '../../areas/students/funds/review-spendings.ts'
import { submitSpending } from '../../areas/students/funds/submit-spending.ts'
import { asPerson, type Demo, decideAll, momentOn } from '../demo.ts'

type Line = readonly [line: string, asked: string, granted: string]

type Seed = {
  place: number
  title: string
  summary: string
  lines: readonly Line[]
  spendings: readonly (readonly [line: string, amount: string, what: string, isChecked: boolean])[]
}

/** Of every cohort the trainee at a place, with what was asked for, granted and spent. */
const SEEDS: readonly Seed[] = [
  {
    place: 2,
    title: '临床检验危急值回报时间的改进',
    summary: '收集一年危急值数据，改进回报流程。',
    lines: [
      ['consumables', '3000.00', '2500.00'],
      ['travel', '2000.00', '1500.00'],
      ['publication', '4000.00', '4000.00'],
    ],
    spendings: [
      ['consumables', '860.50', '标本采集耗材', true],
      ['travel', '640.00', '学术会议注册费', false],
    ],
  },
  {
    place: 5,
    title: '门诊患者用药依从性调查',
    summary: '问卷调查三百名门诊患者，分析影响因素。',
    lines: [
      ['consumables', '800.00', '0.00'],
      ['labour', '1200.00', '0.00'],
    ],
    spendings: [],
  },
]

/** A cohort whose trainees ask for funds. `by`: the account that answers for its base. */
type Cohort = { traineeIds: readonly number[]; startsOn: string; by: string }

/**
 * Research funds of the demo hospital: some that run, with spendings, and some that wait for the
 * base. A base without an administrator passes none.
 */
export async function fillDemoFunds(demo: Demo, { traineeIds, ...cohort }: Cohort) {
  for (const seed of SEEDS) {
    const trainee = await demo.db
      .selectFrom('trainees')
      .select('userId')
      .where('id', '=', traineeIds[seed.place] ?? 0)
      .executeTakeFirst()

    if (trainee) await addFund(demo, trainee.userId, seed, cohort)
  }
}

async function addFund(
  demo: Demo,
  userId: number,
  { title, summary, lines, spendings }: Seed,
  { startsOn, by }: Omit<Cohort, 'traineeIds'>,
) {
  const on = (days: number) => momentOn(demo, addDays(startsOn, days))

  const { id } = await applyForFund(await asPerson(demo, userId, on(-30)), {
    title,
    summary,
    startsOn,
    endsOn: `${yearOf(startsOn) + 2}-08-31`,
    lines: lines.map(([line, amount]) => ({ line, amount })),
    files: [],
  })

  if (spendings.length === 0 || !(await administersBase(demo, by))) return

  const decision = { ids: [id], reason: null }

  await decideAll(await asPerson(demo, by, on(-29)), fundPlan, {
    ...decision,
    action: 'passAsBase',
    lines: [],
  })

  await decideAll(await asPerson(demo, 'bhb', on(-28)), fundPlan, {
    ...decision,
    action: 'grant',
    lines: lines.map(([line, , amount]) => ({ line, amount })),
  })

  for (const [line, amount, what, isChecked] of spendings) {
    const form = { line, amount, what, spentOn: startsOn, files: [] }
    const spending = await submitSpending(await asPerson(demo, userId, on(1)), {
      fundId: id,
      ...form,
    })

    if (isChecked)
      await decideAll(await asPerson(demo, by, on(2)), spendingPlan, {
        ids: [spending.id],
        action: 'check',
        reason: null,
      })
  }
}

const administersBase = async ({ db, people }: Demo, username: string) =>
  (await db
    .selectFrom('baseAdministrators')
    .select('userId')
    .where('userId', '=', people.get(username)!)
    .limit(1)
    .executeTakeFirst()) !== undefined
