import { amountOf, centsOf } from '@residency/contract/areas/students/funds/fund.contract'
import type { ColumnValue } from '../../platform/db/pool.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

const DAY_MS = 86_400_000
type Line = readonly [line: string, asked: string, granted: string]

type Seed = {
  place: number
  title: string
  summary: string
  state: ColumnValue<'researchFunds', 'state'>
  lines: readonly Line[]
  spendings: readonly (readonly [
    line: string,
    amount: string,
    what: string,
    state: ColumnValue<'researchFundSpendings', 'state'>,
  ])[]
}

/** Of every cohort the trainee at a place, with what was asked for, granted and spent. */
const SEEDS: readonly Seed[] = [
  {
    place: 2,
    title: '临床检验危急值回报时间的改进',
    summary: '收集一年危急值数据，改进回报流程。',
    state: 'granted',
    lines: [
      ['consumables', '3000.00', '2500.00'],
      ['travel', '2000.00', '1500.00'],
      ['publication', '4000.00', '4000.00'],
    ],
    spendings: [
      ['consumables', '860.50', '标本采集耗材', 'checked'],
      ['travel', '640.00', '学术会议注册费', 'submitted'],
    ],
  },
  {
    place: 5,
    title: '门诊患者用药依从性调查',
    summary: '问卷调查三百名门诊患者，分析影响因素。',
    state: 'applied',
    lines: [
      ['consumables', '800.00', '0.00'],
      ['labour', '1200.00', '0.00'],
    ],
    spendings: [],
  },
]

const sumOf = (amounts: readonly string[]) =>
  amountOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0))

/**
 * Research funds of the demo hospital: some that run, with spendings, and some that wait for the
 * base.
 */
export async function fillDemoFunds(
  tx: SignedCtx,
  traineeIds: readonly number[],
  startsOn: string,
) {
  for (const seed of SEEDS) {
    const traineeId = traineeIds[seed.place]
    if (traineeId !== undefined) await addFund(tx, traineeId, seed, startsOn)
  }
}

async function addFund(
  tx: SignedCtx,
  traineeId: number,
  { title, summary, lines, spendings, ...seed }: Seed,
  startsOn: string,
) {
  const at = tx.now()
  const later = new Date(at.getTime() + DAY_MS)
  const isGranted = spendings.length > 0

  const { id } = await tx.db
    .insertInto('researchFunds')
    .values({
      traineeId,
      title,
      summary,
      startsOn,
      endsOn: `${Number(startsOn.slice(0, 4)) + 2}-08-31`,
      state: seed.state,
      asked: sumOf(lines.map(([, asked]) => asked)),
      ...(isGranted
        ? { budget: sumOf(lines.map(([, , granted]) => granted)), grantedAt: later }
        : {}),
      createdAt: at,
      updatedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const kept = await tx.db
    .insertInto('researchFundLines')
    .values(lines.map(([line, asked, granted]) => ({ fundId: id, line, asked, granted })))
    .returning(['id', 'line'])
    .execute()

  if (!isGranted) return

  const lineIds = new Map(kept.map((one) => [one.line, one.id]))

  const rows = spendings.map(([line, amount, what, spent]) => ({
    fundId: id,
    lineId: lineIds.get(line)!,
    amount,
    what,
    state: spent,
    spentOn: startsOn,
    createdAt: later,
    updatedAt: later,
  }))

  await tx.db.insertInto('researchFundSpendings').values(rows).execute()
}
