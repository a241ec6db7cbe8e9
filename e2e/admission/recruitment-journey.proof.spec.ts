import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/actors.ts'
import { violations } from '../support/axe.ts'
import { dayFromNow, thisYear } from '../support/days.ts'
import { holdExams } from '../support/exam-day.ts'
import { actOn, confirm, downloadedBy, pick, rowOf, search } from '../support/gestures.ts'
import { OWN_PASSWORD, unusedMobile } from '../support/makers.ts'
import { save, typeDay } from '../support/organisation-gestures.ts'
import { type Product, startProduct } from '../support/product.ts'
import * as registration from '../support/registration-steps.ts'
import { chooser, PDF } from '../support/uploading.ts'

/** By default an intake is planned for the next year. */
const YEAR = thisYear() + 1
const INTAKE = `${YEAR} 年秋季招生`
const NAME = '安静宜'
const MOBILE = unusedMobile()

// The journey opens, closes and publishes an intake, so it has its own product.
let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})

test.afterAll(async () => product?.stop())

/** The page has no accessibility violation. */
async function isUsable(page: Page) {
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('.outline:visible, .ant-skeleton:visible')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
}

const pdf = async (page: Page, act: () => Promise<unknown>, name: RegExp) => {
  const file = await downloadedBy(page, act)
  expect(file.name).toMatch(name)
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
}

async function planIntake(page: Page) {
  await page.goto('recruit/batch')
  await page.getByRole('button', { name: '新增批次' }).click()

  const form = page.getByRole('dialog', { name: '新增批次' })

  await form.getByLabel('名称', { exact: true }).fill(INTAKE)

  for (const [field, days] of [
    ['报名开始', -1],
    ['报名截止', 2],
    ['修改截止', 1],
    ['审核截止', 4],
    ['确认录取截止', 20],
  ] as const)
    await typeDay(page, form.getByLabel(field, { exact: true }), dayFromNow(days))

  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText(/修改截止不能早于报名截止/)).toBeVisible()

  await typeDay(page, form.getByLabel('修改截止', { exact: true }), dayFromNow(3))
  await form.getByLabel('理论最低分').fill('60')
  await save(form)
  await expect(page.getByText(`已保存 ${INTAKE}`)).toBeVisible()
}

/** Types into a searchable list and chooses the first match. */
async function choose(page: Page, field: Locator, wanted: string) {
  await field.fill(wanted)
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: wanted })
    .first()
    .click()
}

async function addOffer(page: Page, major: string) {
  await page.getByRole('button', { name: '新增招生专业' }).click()

  const form = page.getByRole('dialog', { name: '新增招生专业' })

  await choose(page, form.getByRole('combobox', { name: '专业', exact: true }), major)
  await form.getByRole('combobox', { name: '培训单位' }).click()
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click()
  await form.getByLabel('名额', { exact: true }).fill('3')
  await save(form)
}

/** Opens a page of recruitment for this intake. */
async function openFor(page: Page, path: string, more = '') {
  await page.goto(`${path}?${more}`)
  await pick(page, page.getByRole('combobox', { name: '招生批次' }), INTAKE)
}

/** From the dialog in which people are arranged. */
async function addSession(page: Page, arranging: Locator) {
  await arranging.getByRole('button', { name: '新增场次' }).click()

  const form = page.getByRole('dialog', { name: '新增场次' })

  await form.getByLabel('名称', { exact: true }).fill('上午场')
  await typeDay(page, form.getByLabel('考试日期'), dayFromNow(3))
  await form.getByLabel('结束时刻').fill('11:30')
  await form.getByLabel('考点').fill('教学楼')
  await form.getByLabel('考场').fill('301 教室')
  await save(form)
}

const SCORES = [
  ['理论', '80.5'],
  ['技能', '70'],
  ['面试', '60'],
] as const

const cellOf = (page: Page, component: string) =>
  page.getByRole('textbox', { name: `${NAME} 的${component}成绩` })

/** Moves the only person under this tab one step on; `fill` fills in the step's form. */
async function arrivalStep(
  page: Page,
  tab: string,
  act: string,
  fill: (form: Locator) => Promise<unknown> = async () => {},
) {
  await page.goto('recruit/arrival')
  await page.getByText(new RegExp(`^${tab} 1$`)).click()

  await page
    .getByRole('row')
    .filter({ hasText: NAME })
    .getByRole('button', { name: act, exact: true })
    .click()

  const form = page.getByRole('dialog')

  await fill(form)
  await save(form)
}

async function moveIntake(page: Page, act: string, done: string) {
  await page.goto('recruit/batch')
  await actOn(page, rowOf(page, INTAKE), act)
  await confirm(page, INTAKE, act)
  await expect(page.getByText(`“${INTAKE}”${done}`)).toBeVisible()
}

test('from the plan of an intake to a trainee', async ({ as, visitor }) => {
  test.setTimeout(300_000)

  const { base } = product
  const office = await as('bhb', { base })

  await test.step('the office plans an intake with its offers and opens it', async () => {
    await planIntake(office)
    await rowOf(office, INTAKE)
      .getByRole('link', { name: /^0 个专业/ })
      .click()
    await addOffer(office, '药学')
    await moveIntake(office, '开放报名', '已开放')
    await rowOf(office, INTAKE).getByRole('link', { name: INTAKE }).click()
    await expect(office.getByRole('heading', { level: 1, name: INTAKE })).toBeVisible()
    await expect(office.getByRole('complementary', { name: '经过' })).toContainText('开放报名')
    await expect(office.getByRole('article')).toContainText('理论')

    await isUsable(office)
  })

  const phone = await visitor({ base, phone: true })

  await test.step('a stranger registers, fills in a sign-up for it on a phone and sends it', async () => {
    await registration.register(phone, NAME, MOBILE, base)
    await pick(phone, phone.getByRole('combobox', { name: '招生批次' }), INTAKE)
    await registration.fillSign(phone)
    await registration.next(phone).click()
    await registration.fillBasic(phone, NAME)
    await registration.next(phone).click()
    await registration.addPhoto(phone)
    await registration.next(phone).click()
    await registration.fillStudy(phone)
    await phone.goto('sign/train')
    await registration.choose(phone, /^药学/)
    await registration.saved(phone)
    await phone.goto('sign/train?step=check')
    await isUsable(phone)
    await registration.submit(phone)
  })

  await test.step('the base passes it, the office ends the sign-up and gives a seat in the exam', async () => {
    const reviewer = await as('base', { base })
    await reviewer.goto('recruit/registration')
    await search(reviewer, NAME)
    await expect(reviewer).toHaveURL(/keywords=/)

    await reviewer.getByRole('button', { name: NAME, exact: true }).click()
    await reviewer.getByRole('button', { name: '审核通过', exact: true }).click()
    await expect(reviewer.getByText(`${NAME} 已通过资格审核`)).toBeVisible()

    await moveIntake(office, '截止报名', '已截止报名')
    await openFor(office, 'recruit/exam')
    await office.getByRole('button', { name: '安排考生' }).click()

    const arranging = office.getByRole('dialog', { name: '安排考生' })

    await expect(arranging.getByText('没有可用的场次')).toBeVisible()

    await addSession(office, arranging)
    await arranging.getByRole('button', { name: '安排 1 人' }).click()
    await expect(office.getByText('已安排 1 人并通知考生')).toBeVisible()

    await phone.reload()

    await pdf(
      phone,
      () => phone.getByRole('button', { name: '下载准考证' }).click(),
      /^准考证-\d{10}\.pdf$/,
    )
  })

  await test.step('scores are entered by one, checked by another, and seen', async () => {
    await holdExams(base)
    await openFor(office, 'recruit/score')

    for (const [component, points] of SCORES) {
      await cellOf(office, component).fill(points)
      await cellOf(office, component).press('Tab')
    }

    await expect(office.getByText('待复核 · 林静')).toHaveCount(3)

    const second = await as('root', { base })

    await openFor(second, 'recruit/score', 'part=check')

    for (const [component, points] of SCORES) {
      await second.getByText(component, { exact: true }).first().click()
      await cellOf(second, component).fill(points)
      await cellOf(second, component).press('Enter')
      await expect(second.getByText(/^已复核(，成绩已齐全)?$/)).toBeVisible()
    }

    await phone.reload()
    await expect(phone.getByRole('heading', { name: '我的成绩' })).toBeVisible()

    await isUsable(second)
  })

  await test.step('the admission is run and published; the place is confirmed', async () => {
    await moveIntake(office, '开始录取', '已进入录取')
    await openFor(office, 'recruit/admission')
    await office.getByRole('button', { name: '预演录取' }).click()
    await expect(office.getByText(/^第 1 次预演：录取 1 人，候补 0 人，未录取 0 人/)).toBeVisible()

    await office.getByRole('button', { name: '发布录取结果' }).click()
    await office.getByRole('dialog').getByRole('button', { name: '发布录取结果' }).click()
    await expect(office.getByText('录取结果已发布，1 人已收到通知')).toBeVisible()

    await phone.reload()
    await expect(phone.getByText(/^你已被录取：药学/)).toBeVisible()

    await isUsable(phone)
    await isUsable(office)
    await phone.getByRole('button', { name: '确认录取' }).click()
    await confirm(phone, '确认到', '确认录取')
    await expect(phone.getByText(/^你已确认录取：药学/)).toBeVisible()
  })

  await test.step('notified when and where to come, arrived, signed, enrolled', async () => {
    await office.goto('dashboard')
    await office.getByRole('link', { name: /^1\s*人已确认录取，待安排报到/ }).click()
    await expect(office).toHaveURL(/recruit\/arrival\?state=confirmed$/)

    await arrivalStep(office, '待安排', '安排报到', async (form) => {
      await typeDay(office, form.getByLabel('报到时间', { exact: true }), dayFromNow(5))
      await form.getByLabel('地点').fill('科教楼 201 室')
      await form.getByRole('button', { name: '保存' }).click()
      await expect(form.getByText(/体检/).first()).toBeVisible()

      await form.getByRole('switch').click()
    })

    await expect(office.getByText('已通知 1 人报到')).toBeVisible()

    await phone.reload()
    await expect(phone.getByText(/科教楼 201 室/).first()).toBeVisible()

    await isUsable(phone)
    await isUsable(office)
    await arrivalStep(office, '待报到', '报到')
    await expect(office.getByText('已登记 1 人报到')).toBeVisible()

    await arrivalStep(office, '已报到', '签约', async (form) => {
      await typeDay(office, form.getByLabel('培训开始'), dayFromNow(6))
      await typeDay(office, form.getByLabel('培训结束'), dayFromNow(6 + 3 * 365))
    })

    await expect(office.getByText('已生成 1 份培训协议')).toBeVisible()

    await phone.reload()
    await pdf(phone, () => phone.getByRole('button', { name: '下载培训协议' }).click(), /\.pdf$/)
    await office.goto(`recruit/arrival?state=signed&keywords=${NAME}`)
    await office.getByRole('link', { name: NAME, exact: true }).click()

    const part = office.getByRole('region', { name: '录取与报到' })

    await expect(part).toContainText('科教楼 201 室')
    await expect(part).toContainText(new RegExp(`XY${YEAR}\\d{6}`))
    await expect(office.getByText('没有等待处理的报名了')).toHaveCount(0)

    await isUsable(office)
    await office.getByRole('button', { name: '返回列表' }).click()
    await expect(office).toHaveURL(/recruit\/arrival\?state=signed&keywords=/)
    await expect(rowOf(office, NAME)).toContainText('缺签字件')

    await actOn(office, rowOf(office, NAME), '协议签字件')

    const copies = office.getByRole('dialog', { name: `${NAME} 的协议签字件` })

    await copies.getByRole('button', { name: '保存' }).click()
    await expect(copies.getByText('不能为空')).toBeVisible()

    await chooser(copies).setInputFiles({
      name: '协议签字件.pdf',
      mimeType: 'application/pdf',
      buffer: PDF,
    })

    await expect(copies.getByRole('button', { name: '协议签字件.pdf', exact: true })).toBeVisible()

    await save(copies)
    await expect(rowOf(office, NAME)).toContainText('签字件已归档')

    await isUsable(office)
    await phone.reload()
    await expect(phone.getByRole('button', { name: '协议签字件' })).toBeVisible()

    await office
      .getByRole('row')
      .filter({ hasText: NAME })
      .getByRole('button', { name: '办理入培', exact: true })
      .click()

    await confirm(office, `为 ${NAME} 办理入培？`, '确定')
    await expect(office.getByText('1 人已入培')).toBeVisible()
  })

  await test.step('a trainee now: at the next login the training is there, under the number', async () => {
    await phone.reload()

    const trainee = await as(MOBILE, { base, password: OWN_PASSWORD, phone: true })

    await trainee.goto('dashboard')
    await expect(trainee.getByRole('heading', { level: 1 })).toContainText(NAME)
    await expect(trainee.getByText(new RegExp(`^${YEAR}Y\\d{4}$`))).toBeVisible()
  })
})
