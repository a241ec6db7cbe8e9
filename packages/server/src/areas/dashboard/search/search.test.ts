import type { search } from '@residency/contract/areas/dashboard/search/search.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { aText, NOBODY, userOf } from '../../../testing/builders/informs.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type SearchAnswer = AnswerOf<typeof search>

const server = await openServer({ hospital: 'whole' })

const find = async (who: string, words: string, headers: Record<string, string> = {}) =>
  (
    await (
      await server.as(who)
    )
      .with(headers)
      .get(`/api/v1/search?words=${encodeURIComponent(words)}`)
  ).data as SearchAnswer

beforeAll(async () => {
  const office = await server.as('bhb')
  const inform = { title: '院感培训时间调整', body: aText('请确认。'), isUrgent: false, files: [] }
  const recipients = { ...NOBODY, userIds: [await userOf(server, 'student')] }

  const written = await office.post('/api/v1/informs', { ...inform, recipients })
  const { id } = written.data as { id: number }
  const sent = await office.post(`/api/v1/informs/${id}/act`, { action: 'send', version: 1 })
  expect(sent, sent.msg).toMatchObject({ status: 200 })

  const course = { title: '处方审核与相互作用', intro: null, audience: 'trainee', baseId: null }
  const people = { cohortIds: [], departmentIds: [], isOpen: true, isSlow: false }
  const days = { opensOn: null, dueOn: '2027-12-20' }
  const built = await office.post('/api/v1/courses', { ...course, ...people, ...days })
  expect(built, built.msg).toMatchObject({ status: 200 })
})

const namesIn = ({ records }: SearchAnswer, view: string) =>
  records.filter((record) => record.view === view).map(({ name }) => name)

const labels = ({ actions }: SearchAnswer) => actions.map(({ label }) => label)

describe('the search of the product', () => {
  test.each([
    ['王雨桐', 'student/list/index', '王雨桐'],
    ['wyt', 'student/list/index', '王雨桐'],
    ['2025J0001', 'student/list/index', '王雨桐'],
    ['出科理论', 'course/exam/index', '出科理论考试'],
    ['ckllks', 'course/exam/index', '出科理论考试'],
    ['处方审核与', 'course/manage/index', '处方审核与相互作用'],
    ['院感培训', 'message/inform/index', '院感培训时间调整'],
    ['ndzs', 'recruit/batch/index', '2026 年度招生'],
    ['second round', 'recruit/batch/index', '2026 年度第二批招生'],
    ['医学检验技术', 'standard/country/index', '医学检验技术规范化培训标准（示例）36 个月'],
    ['检验技术', 'standard/batch/index', '2024 级检验技术'],
    ['2025 级', 'rotation/plan/index', '2025 级轮转计划'],
    ['住院药房', 'base/second-department/index', '住院药房'],
  ])('finds %s on %s for the office', async (words, view, name) => {
    expect(namesIn(await find('bhb', words), view)).toContain(name)
  })
  test('opens a record by its id, and a place by its name in the list', async () => {
    const [trainee] = (await find('bhb', '王雨桐')).records
    expect(trainee!.query).toEqual({ id: expect.stringMatching(/^\d+$/) })

    const department = (await find('bhb', '住院药房')).records.find(
      ({ view }) => view === 'base/second-department/index',
    )

    expect(department?.query).toEqual({ keywords: '住院药房' })
  })
  test('finds trainees of another base for nobody but the office', async () => {
    expect(namesIn(await find('base2', '王雨桐'), 'student/list/index')).toEqual(['王雨桐'])
    expect(namesIn(await find('base', '王雨桐'), 'student/list/index')).toEqual([])
  })
  test('finds no record of a page that the reader may not list', async () => {
    for (const who of ['student', 'applicant', 'partner']) {
      const views = new Set((await find(who, '王')).records.map(({ view }) => view))
      expect([...views].filter((view) => /^(system|student|recruit|teacher)\//.test(view))).toEqual(
        [],
      )
    }
  })
  test('finds for a trainee the own exams, courses and announcements', async () => {
    expect(namesIn(await find('student', '考试'), 'course/own/exam').length).toBeGreaterThan(0)
    expect(namesIn(await find('student', '院感'), 'message/inform/own')).toEqual([
      '院感培训时间调整',
    ])
    expect(namesIn(await find('student', '草稿'), 'message/inform/index')).toEqual([])
  })
  test('finds nobody by a whole number, which would confirm whose it is', async () => {
    const { mobileSealed } = await server.db
      .selectFrom('users')
      .select('mobileSealed')
      .where('username', '=', 'student')
      .executeTakeFirstOrThrow()

    expect(mobileSealed).not.toBeNull()
    for (const number of [
      '13800138000',
      '+86 138-0013-8000',
      '110101199003074578',
      '11010119900307457X',
    ])
      expect((await find('bhb', number)).records, number).toEqual([])
  })
  test('finds a trainee by a number that is digits only', async () => {
    const { id, number } = await server.db
      .selectFrom('trainees')
      .select(['id', 'number'])
      .where('realName', '=', '王雨桐')
      .executeTakeFirstOrThrow()

    await server.asOwner(`update trainees set number = '2025000001' where id = ${id}`)

    try {
      expect(namesIn(await find('bhb', '2025000001'), 'student/list/index')).toEqual(['王雨桐'])
    } finally {
      await server.asOwner(`update trainees set number = '${number}' where id = ${id}`)
    }
  })
  test('finds what the reader may begin, by synonyms and initials in either language', async () => {
    expect(labels(await find('bhb', '新建批次'))).toContain('新增招生批次')
    expect(labels(await find('bhb', '发布通知'))).toContain('发布通知公告')
    expect(labels(await find('bhb', 'fbtz'))).toContain('发布通知公告')
    expect(labels(await find('bhb', '新建批次', { 'accept-language': 'en' }))).toContain(
      'Add an intake',
    )
    expect(labels(await find('student', '请假'))).toEqual(['申请请假'])
    expect(labels(await find('student', '新建批次'))).toEqual([])
  })
  test('takes at most six records of a kind', async () => {
    const { records } = await find('bhb', '王')
    const views = records.map(({ view }) => view)
    for (const view of views) expect(views.filter((other) => other === view).length).toBeLessThan(7)
  })
  test('refuses to search for nothing', async () => {
    expect((await (await server.as('bhb')).get('/api/v1/search?words=%20')).status).toBe(400)
  })
})
