import type { Locator, Page } from '@playwright/test'
import { traineeOnLeave } from '../fixtures/leave.ts'
import { expect, test } from '../support/actors.ts'
import { expectFits } from '../support/fit.ts'
import { rowOf, typeCaptcha } from '../support/gestures.ts'

/** Marks every item of the form that is open. */
async function markAll(page: Page | Locator) {
  await expect(page.getByRole('radiogroup').first()).toBeVisible()

  for (const item of await page.getByRole('radiogroup').all())
    await item.getByRole('radio', { name: '7', exact: true }).check()
}

test('a trainee asks by three taps, the supervisor answers by the link and declines with one tap, the base reads the figures', async ({
  as,
  visitor,
}) => {
  test.setTimeout(120_000)

  const { trainee, supervisors, rooms } = await traineeOnLeave()
  const [supervisor, other] = supervisors
  const phone = await as(trainee.username, { phone: true, password: trainee.password })
  const own = phone.getByRole('region', { name: '我发起的' })

  const askBy = async (form: RegExp) => {
    await phone.getByRole('radio', { name: form }).check()
    await phone.getByRole('radio', { name: new RegExp(supervisor.nickname) }).check()
    await phone.getByRole('button', { name: '发起', exact: true }).click()
  }

  const qr = phone.getByRole('img', { name: '评价请求二维码' })

  const hideCode = async () => {
    await expect(qr).toBeVisible()
    await phone.getByRole('dialog').getByText('关闭', { exact: true }).click()
    await expect(qr).toBeHidden()
  }

  const link = await test.step('three taps, and the code is shown', async () => {
    await phone.goto('evaluate/ask')
    await askBy(/Mini-CEX/i)
    await expect(qr).toBeVisible()
    await expectFits(phone, 'the code of a request', ['phone'])

    const shown = await phone.getByText(/\/white\/request#/).textContent()

    await hideCode()
    await expect(own.getByText('待老师评价')).toBeVisible()
    await expectFits(phone, 'own requests', ['phone'])

    return shown!
  })

  const path = link.slice(link.indexOf('white/request'))
  const code = path.slice(path.indexOf('#') + 1)

  await test.step('another supervisor is shown who may', async () => {
    const stranger = await as(other.username, { phone: true, password: other.password })

    await stranger.goto(path)
    await expect(stranger.getByRole('alert')).toContainText('只给被请的老师本人使用')
  })

  await test.step('the supervisor logs in from the link and answers', async () => {
    const visiting = await visitor({ phone: true })
    const asked: string[] = []

    visiting.on('request', (request) =>
      asked.push(`${request.url()} ${request.headers().referer ?? ''}`),
    )
    await visiting.goto(path)
    await visiting.getByRole('link', { name: '登录' }).click()
    await visiting.getByLabel('用户名').fill(supervisor.username)
    await visiting.getByLabel('密码', { exact: true }).fill(supervisor.password)
    await typeCaptcha(visiting)
    await visiting.keyboard.press('Enter')

    await expect(visiting.getByRole('heading', { level: 1, name: trainee.nickname })).toBeVisible()
    await expectFits(visiting, 'answering a request', ['phone'])
    await markAll(visiting)
    await visiting.getByRole('button', { name: '提交评价' }).click()
    await expect(visiting.getByRole('heading', { name: '已完成，谢谢！' })).toBeVisible()
    expect(asked.filter((one) => one.includes(code))).toEqual([])
  })

  await test.step('the trainee reads it, and asks again by another form', async () => {
    await phone.reload()
    await expect(own.getByText('已评价')).toBeVisible()
    await askBy(/DOPS/i)
    await hideCode()
    await own.getByRole('link', { name: '查看评价' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: trainee.nickname })).toBeVisible()
  })

  await test.step('the supervisor finds it in the product and declines', async () => {
    const desk = await as(supervisor.username, { phone: true, password: supervisor.password })

    await desk.goto('evaluate/requested')
    await desk.getByRole('button', { name: trainee.nickname }).click()
    await desk.getByRole('button', { name: '看到的太少，不评' }).click()
    await expect(desk.getByText('没有学员在等你的评价')).toBeVisible()
  })

  await test.step('the base reads the figures of the department', async () => {
    const base = await as('base')

    await base.goto('evaluate/request-figures?size=200')
    await expect(rowOf(base, rooms[0].name)).toContainText('1（50%）')
    await expectFits(base, 'figures of requests')
  })
})
