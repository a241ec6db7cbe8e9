import type { Page } from '@playwright/test'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { dayFromNow } from '../support/days.ts'
import { holdExams } from '../support/exam-day.ts'
import { downloadedBy, rowOf, search } from '../support/gestures.ts'
import { typeDay } from '../support/organisation-gestures.ts'
import { DEMO_PASSWORD, type Product, startProduct } from '../support/product.ts'

const NAME = '刘子墨'

// An intake has a single exam with its scores, so this journey has its own product.
let product: Product

test.beforeAll(async () => {
  // an intake whose seed is committed, and other examinees
  product = await startProduct({ DEMO_APPLICANTS: '60' })
})

test.afterAll(async () => product?.stop())

/** Passes the registration waiting for its base, and opens score reviews; returns its intake. */
async function prepare(base: string) {
  const token = await tokenOf('root', DEMO_PASSWORD, base)
  const found = `/api/v1/registrations/page?keywords=${encodeURIComponent(NAME)}`
  const { list } = await ask<{ list: { id: number }[] }>('GET', found, { token, base })
  type Registration = { id: number; version: number; intake: { id: number } }

  const { id, version, intake } = await ask<Registration>(
    'GET',
    `/api/v1/registrations/${list[0]!.id}`,
    { token, base },
  )

  await ask('POST', `/api/v1/registrations/${id}/act`, {
    token,
    base,
    body: { action: 'pass', version },
  })

  const form = await ask<Record<string, unknown>>('GET', `/api/v1/intakes/${intake.id}/form`, {
    token,
    base,
  })

  await ask('PUT', `/api/v1/intakes/${intake.id}`, {
    token,
    base,
    body: { ...form, scoreReviewUntil: `${dayFromNow(90)}T18:00:00+08:00` },
  })

  return intake.id
}

async function addSession(page: Page) {
  await page.getByRole('button', { name: '新增场次' }).click()

  const form = page.getByRole('dialog', { name: '新增场次' })

  await form.getByLabel('名称', { exact: true }).fill('上午场')
  await typeDay(page, form.getByLabel('考试日期'), dayFromNow(30))
  await form.getByLabel('结束时刻').fill('8:00')
  await form.getByLabel('考点').fill('教学楼')
  await form.getByLabel('考场').fill('301 教室')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('结束时刻须晚于开始时刻')).toBeVisible()

  await form.getByLabel('结束时刻').fill('1130')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存 上午场')).toBeVisible()
}

/** Arranges everybody who waits in one session; returns their number. */
async function arrange(page: Page) {
  await page.getByRole('button', { name: '安排考生' }).click()

  const dialog = page.getByRole('dialog', { name: '安排考生' })
  const go = dialog.getByRole('button', { name: /^安排 [1-9]\d* 人$/ })
  const count = Number(/\d+/.exec((await go.textContent()) ?? '')![0])

  expect(count).toBeGreaterThan(2)
  await expect(dialog.getByRole('region', { name: '排座预览' })).toContainText(`1–${count} 号`)

  await go.click()
  await expect(page.getByText(`已安排 ${count} 人并通知考生`)).toBeVisible()
}

const cellOf = (page: Page, component: string) =>
  page.getByRole('textbox', { name: `${NAME} 的${component}成绩` })

/** By keyboard only: Enter moves down a column, Tab along a row; errors are shown at the cell. */
async function enterScores(page: Page) {
  const theory = page.getByRole('textbox', { name: /的理论成绩$/ })
  await theory.first().focus()
  await page.keyboard.type('55.25')
  await page.keyboard.press('Enter')
  await expect(theory.nth(1)).toBeFocused()

  await page.keyboard.press('ArrowUp')
  await expect(theory.first()).toHaveValue('55.25')
  await expect(page.getByText('待复核 · 林静')).toHaveCount(1)

  await search(page, NAME)
  await expect(theory).toHaveCount(1)

  await cellOf(page, '理论').fill('100.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('应为 0 到 100，最多两位小数', { exact: true })).toBeVisible()
  await expect(cellOf(page, '理论')).toHaveAttribute('aria-invalid', 'true')

  await cellOf(page, '理论').fill('80.5')
  await page.keyboard.press('Tab')
  await expect(cellOf(page, '技能')).toBeFocused()

  await page.keyboard.type('70')
  await page.keyboard.press('Tab')
  await page.keyboard.type('60')
  await page.keyboard.press('Tab')
  await expect(page.getByText('待复核 · 林静')).toHaveCount(3)
}

/**
 * The second person enters each score without seeing it; the first attempt at the theory score
 * differs.
 */
async function checkScores(page: Page) {
  await cellOf(page, '理论').fill('81')
  await cellOf(page, '理论').blur()
  await expect(page.getByText('与录入的成绩不一致，未复核')).toBeVisible()
  await expect(page.getByText(/^已复核 0，/)).toBeVisible()

  for (const [component, points, message] of [
    ['理论', '80.5', '已复核'],
    ['技能', '70', '已复核'],
    ['面试', '60', '已复核，成绩已齐全'],
  ] as const) {
    await page.getByText(component, { exact: true }).first().click()
    await cellOf(page, component).fill(points)
    await cellOf(page, component).blur()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(page.getByText(/^已复核 1，/)).toBeVisible()
  }
}

test('an exam: session, seat, ticket, scores by two people, the applicant asks for a review and is answered', async ({
  as,
}) => {
  test.setTimeout(180_000)

  const { base } = product
  const intake = await prepare(base)
  const office = await as('bhb', { base })

  await office.goto(`recruit/exam?intakeId=${intake}`)
  await addSession(office)
  await arrange(office)

  const applicant = await as('applicant2', { base, phone: true })

  await applicant.goto('sign/basic')

  const exam = applicant.locator('section', {
    has: applicant.getByRole('heading', { name: '我的考试' }),
  })

  await expect(exam).toContainText(/上午场 \d+ 号/)

  const ticket = await downloadedBy(applicant, () =>
    exam.getByRole('button', { name: '下载准考证' }).click(),
  )

  expect(ticket.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(ticket.name).toMatch(/^准考证-\d{10}\.pdf$/)

  await office.goto(`recruit/score?intakeId=${intake}`)
  await cellOf(office, '理论').fill('80')
  await cellOf(office, '理论').blur()
  await expect(office.getByText(/^考试 .* 才开始，开始之前不能录入成绩$/)).toBeVisible()

  await holdExams(base)
  await office.reload()
  await enterScores(office)
  await office.goto(`recruit/score?part=check&intakeId=${intake}`)
  await expect(office.getByText('本人录入，须他人复核').first()).toBeVisible()

  const second = await as('root', { base })

  await second.goto(`recruit/score?part=check&intakeId=${intake}`)
  await checkScores(second)
  await applicant.reload()

  const scores = applicant.locator('section', {
    has: applicant.getByRole('heading', { name: '我的成绩' }),
  })

  await expect(scores).toContainText('80.5')

  await scores.getByRole('button', { name: '申请复查理论成绩' }).click()

  const asking = applicant.getByRole('dialog', { name: '申请复查理论成绩' })

  await asking.getByLabel('理由').fill('与估分相差较大')
  await asking.getByRole('button', { name: '申请复查' }).click()
  await expect(scores.getByText('待答复')).toBeVisible()

  await office.goto(`recruit/score?part=reviews&intakeId=${intake}`)
  await rowOf(office, NAME).getByRole('button', { name: '维持原分' }).click()

  const answer = office.getByRole('dialog', { name: `维持原分：${NAME}` })

  await answer.getByLabel('答复').fill('已核对试卷，原成绩无误')
  await answer.getByRole('button', { name: '维持原分' }).click()
  await expect(office.getByText('已答复，维持原分')).toBeVisible()

  await applicant.reload()
  await expect(scores.getByText('答复：已核对试卷，原成绩无误')).toBeVisible()
})
