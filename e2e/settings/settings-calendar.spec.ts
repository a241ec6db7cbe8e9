import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { thisYear } from '../support/days.ts'
import { confirm, rowOf } from '../support/gestures.ts'
import { typeDay } from '../support/organisation-gestures.ts'

const dayOf = (day: string) => `[data-day="${day}"]`

const published = {
  year: 2034,
  papers: ['https://www.gov.cn/zhengce/2034.htm'],
  days: [
    { name: '国庆节', date: '2034-10-02', isOffDay: true },
    { name: '国庆节', date: '2034-10-03', isOffDay: true },
    { name: '国庆节', date: '2034-10-07', isOffDay: false },
  ],
}

const file = (content: unknown) => ({
  name: '2034.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
})

test('a published year is imported from its file; a make-up Saturday counts as a working day', async ({
  as,
}) => {
  const page = await as('bhb')
  await page.goto('system/holiday?year=2034')
  await expect(page.getByText('2034 年的放假安排还没有导入')).toBeVisible()
  await expect(page.getByText('2034 年共 251 个工作日，114 个休息日')).toBeVisible()

  await page.getByRole('button', { name: '导入放假安排' }).click()

  const dialog = page.getByRole('dialog', { name: '导入放假安排' })

  await dialog.getByLabel('选择文件').setInputFiles(file({ ...published, days: [] }))
  await dialog.getByRole('button', { name: '导入放假安排' }).click()
  await expect(dialog.getByRole('alert')).toContainText('2034 年的放假安排还没有公布')

  await dialog.getByLabel('选择文件').setInputFiles(file({ year: 'x' }))
  await expect(dialog.getByRole('alert')).toContainText('文件格式不对')

  await dialog.getByLabel('选择文件').setInputFiles(file(published))
  await dialog.getByRole('button', { name: '导入放假安排' }).click()
  await expect(page.getByText('已导入 2034 年：3 个日期')).toBeVisible()
  await expect(page.getByText('2034 年共 259 个工作日，106 个休息日')).toBeVisible()
  await expect(page.locator(dayOf('2034-10-07'))).toHaveAccessibleName(
    '10月7日 星期六, 调休上班, 国庆节',
  )
  await expect(
    page.getByRole('region', { name: '10月' }).getByText('7日 调休上班 国庆节'),
  ).toBeVisible()

  await expect(page.getByRole('link', { name: '查看通知原文' })).toHaveAttribute(
    'href',
    published.papers[0]!,
  )
})

test('a year made of its weekends is edited day by day, with keys alone', async ({ as }) => {
  const page = await as('bhb')
  await page.goto('system/holiday?year=2035')
  await page.getByRole('button', { name: '生成周末' }).click()
  await confirm(page, '按周末生成 2035 年？', '生成周末')
  await expect(page.getByText('周末和调休暂按推算，加上手工修改的日期')).toBeVisible()

  await page.locator(dayOf('2035-01-01')).focus()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator(dayOf('2035-03-02'))).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  const form = page.getByRole('dialog', { name: /修改日期: 3月9日/ })

  await expect(form.getByRole('radio', { name: '休息' })).toBeChecked()

  await form.getByLabel('名称').fill('院庆')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已修改，2035 年现有 250 个工作日')).toBeVisible()
  await expect(page.locator(dayOf('2035-03-09'))).toHaveAccessibleName(
    '3月9日 星期五, 放假, 院庆, 手工修改',
  )

  await page.locator(dayOf('2035-03-10')).click()

  const saturday = page.getByRole('dialog', { name: /修改日期: 3月10日/ })

  await expect(saturday.getByRole('radio', { name: '上班' })).toBeChecked()

  await saturday.getByRole('button', { name: '保存' }).click()
  await expect(page.locator(dayOf('2035-03-10'))).toHaveAccessibleName(
    '3月10日 星期六, 调休上班, 手工修改',
  )
})

test('a phone shows one month at a time; a year that is not published says what is assumed', async ({
  as,
}) => {
  const page = await as('bhb', { phone: true })
  await page.goto('system/holiday?year=2027')
  await expect(
    page.getByText('2027 年的放假安排尚未公布：法定节假日当天放假，周末和调休为暂定'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /1月/ })).toBeVisible()
  await expect(page.locator('[data-day]')).toHaveCount(31)

  await page.getByRole('button', { name: '下个月' }).click()
  await expect(page.locator('[data-day]')).toHaveCount(28)

  const width = await page.evaluate(() => document.documentElement.scrollWidth)

  expect(width).toBeLessThanOrEqual(390)
})

test('a window is set, is on the line of the year, and refuses with its dates once it is over', async ({
  as,
}) => {
  const page = await as('bhb')
  const student = await tokenOf('student')

  const judge = () =>
    ask<{ isOpen: number; message: string | null }>('GET', '/api/v1/timeSettings/judge/departure', {
      token: student,
    })

  expect(await judge()).toMatchObject({ isOpen: 1 })

  await page.goto('system/time?name=departure')
  await page.getByRole('button', { name: '新增时间段' }).click()

  const form = page.getByRole('dialog', { name: '新增时间段' })

  await form.getByLabel('时间名称').click()
  await page.locator('.ant-select-dropdown:visible').getByText('结业离院', { exact: true }).click()

  // from last year to next year: in progress on every day
  const [last, coming] = [thisYear() - 1, thisYear() + 1]

  await typeDay(page, form.getByLabel('开始时间', { exact: true }), `${last}-01-01`)
  await typeDay(page, form.getByLabel('结束时间', { exact: true }), `${coming}-12-31`)
  await form.getByLabel('结束时间的时刻').fill('1730')
  await form.getByRole('checkbox', { name: '学员' }).check()
  await form.getByLabel(/^提示语/).fill('逾期请联系毕后办。')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(rowOf(page, '结业离院').getByText('进行中')).toBeVisible()
  expect(await judge()).toMatchObject({ isOpen: 1 })

  await expect(
    page
      .getByRole('region', { name: '时间轴' })
      .getByRole('button', { name: /结业离院.*进行中.*01-01 00:00 至 .*12-31 17:30/ }),
  ).toBeVisible()

  await rowOf(page, '结业离院').getByRole('button', { name: '修改' }).click()

  const edit = page.getByRole('dialog', { name: '修改时间段' })

  await expect(edit.getByLabel('结束时间的时刻')).toHaveValue('17:30')

  await typeDay(page, edit.getByLabel('结束时间', { exact: true }), `${last}-01-02`)
  await edit.getByRole('button', { name: '保存' }).click()
  await expect(rowOf(page, '结业离院').getByText('已结束')).toBeVisible()
  expect((await judge()).message).toBe(
    `“结业离院”已于 ${last}-01-02 17:30 截止（开放时间：${last}-01-01 00:00 至 ${last}-01-02 17:30）。逾期请联系毕后办。`,
  )
})

test('two windows of one name that overlap: the second is refused, and says what is in its way', async ({
  as,
}) => {
  const page = await as('bhb')
  await page.goto('system/time')
  await page.getByRole('button', { name: '新增时间段' }).click()

  const form = page.getByRole('dialog', { name: '新增时间段' })

  await form.getByLabel('时间名称').click()
  await page.locator('.ant-select-dropdown:visible').getByText('师资申请', { exact: true }).click()

  await typeDay(page, form.getByLabel('开始时间', { exact: true }), `${thisYear() - 1}-01-01`)
  await typeDay(page, form.getByLabel('结束时间', { exact: true }), `${thisYear() + 1}-12-31`)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(
    form.getByText(/与“师资申请”已有的时间段重叠：\d{4}-\d\d-\d\d 00:00 至/),
  ).toBeVisible()
})
