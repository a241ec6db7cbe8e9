import type { Board, BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'

/** Departments of three professions with the months of a block, as a hospital has them. */
const TABLES = [
  {
    cohort: '2025 级 医学检验技术',
    rows: '临床血液:4 临床体液:3 临床生化:5 临床免疫:5 临床微生物:5 分子诊断:4 输血科:3 门诊检验:3 急诊检验:2 POCT:2',
  },
  {
    cohort: '2025 级 医学影像技术',
    rows: 'DR:6 CT:8 MRI:7 DSA介入:3 核医学科:3 超声医学科:4 放射治疗:3 影像后处理:2',
  },
  {
    cohort: '2026 级 医院药师',
    rows: '门诊药房:5 急诊药房:3 住院药房:6 静配中心:4 药库:2 药检室:2 临床药学:6 药物信息:2 血药浓度:3 制剂室:3',
  },
].map(({ cohort, rows }) => ({
  cohort,
  rows: rows.split(' ').map((row) => row.split(':') as [string, string]),
}))

const FAMILY = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗']

const GIVEN =
  '思源 雨桐 子涵 明远 佳宁 一诺 文博 晓彤 浩然 静怡 家豪 梦洁 志远 若曦 俊杰 欣妍 天宇 诗涵 宇轩 可馨'.split(
    ' ',
  )

/** Always the same sequence, so that a picture is. */
function dice(seed: number) {
  let now = seed
  return (most: number) => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((now / 2_147_483_648) * most)
  }
}

function shuffled<T>(list: readonly T[], roll: (most: number) => number): T[] {
  const all = [...list]
  for (let at = all.length - 1; at > 0; at--) {
    const other = roll(at + 1)
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }

  return all
}

type BoardInput = {
  trainees: number
  months?: number
  now?: number
  isDraft?: boolean
  open?: number
}

/**
 * A board of the contract's shape: blocks in a random order, some open, locked or begun,
 * departments nearly full.
 */
export function boardOf({
  trainees: count,
  months = 36,
  now = 6,
  isDraft = true,
  open = 0.03,
}: BoardInput): Board {
  const roll = dice(7)

  const departments = TABLES.flatMap(({ rows }, table) =>
    rows.map(([name, length], at) => ({
      id: table * 100 + at + 1,
      name,
      length: Number(length),
      table,
    })),
  )

  const blocks: BoardBlock[] = []

  const trainees = Array.from({ length: count }, (_, at) => {
    const table = at % TABLES.length
    const from = at % 17 === 5 ? 2 : 0
    let start = from

    shuffled(
      departments.filter((one) => one.table === table),
      roll,
    ).forEach((department, place) => {
      const length = Math.max(1, Math.min(department.length, months - start))
      const isFact = start < now - 1
      const isOpen = !isFact && (roll(1000) < open * 1000 || start + length > months)
      const stage = table === 2 ? ((place < 5 ? 1 : 2) as 1 | 2) : null

      const own = {
        id: blocks.length + 1,
        traineeId: at + 1,
        departmentId: department.id,
        stage,
        months: length,
      }

      blocks.push({
        ...own,
        start: isOpen ? null : start,
        isLocked: !isFact && roll(20) === 0,
        isFact,
        maySplit: length > 3,
      })

      start += length
    })

    return {
      id: at + 1,
      name: `${FAMILY[at % 20]}${GIVEN[(at * 7 + Math.floor(at / 20)) % 20]}`,
      number: `2025${String(at + 1).padStart(4, '0')}`,
      cohortId: table + 1,
      from,
      until: months,
      absent: at % 29 === 3 ? [14, 15] : [],
      unchosen: at % 61 === 7 ? ['专业选轮'] : [],
    }
  })

  return {
    planId: 1,
    version: 3,
    startsOn: '2026-07-01',
    months,
    now,
    isDraft,
    cohorts: TABLES.map(({ cohort: name }, at) => ({ id: at + 1, name })),
    trainees,
    departments: departments.map(({ id, name, length, table }) => {
      const people = trainees.filter(({ cohortId }) => cohortId === table + 1).length
      const seats = Math.ceil((people * length * 1.75) / months) + 1
      return {
        id,
        name,
        site: '1',
        seats: Array.from({ length: months }, () => seats),
        others: Array.from({ length: months }, () => 0),
      }
    }),
    blocks,
    pairs: [],
  }
}
