import type { Page } from '@playwright/test'
import { traineeAtWork } from '../fixtures/workload.ts'
import { expect, test } from '../support/actors.ts'
import { typeCaptcha } from '../support/gestures.ts'

/** Takes all the room that the browser gives to the site, to the last character. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    let name = 0
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (;;)
        try {
          localStorage.setItem(`filler${name}`, 'x'.repeat(size))
          name += 1
        } catch {
          break
        }

    return name
  })

test('with a full storage somebody logs in, and a case is sent at once instead of being called saved', async ({
  visitor,
}) => {
  const { trainee } = await traineeAtWork()
  const phone = await visitor({ phone: true })

  await phone.goto('login/student')
  await expect(phone.getByLabel('用户名')).toBeVisible()
  expect(await fillStorage(phone)).toBeGreaterThan(0)

  await phone.getByLabel('用户名').fill(trainee.username)
  await phone.getByLabel('密码', { exact: true }).fill(trainee.password)
  await typeCaptcha(phone)
  await phone.getByRole('button', { name: '登录', exact: true }).click()
  await expect(phone).toHaveURL(/\/medical\/dashboard$/)

  await phone.goto('workload/own')
  await phone.getByRole('button', { name: '登记', exact: true }).click()

  const form = phone.getByRole('dialog', { name: '登记工作量' })

  await expect(form.getByText('血培养接种')).toBeVisible()

  await form.getByRole('button', { name: '保存' }).click()
  await expect(
    phone.getByText('本机存储已满，正在直接提交 1 条：提交前请不要关闭或刷新页面'),
  ).toBeVisible()
  await expect(phone.getByText('通过 0，已登记 1，要求 10 例')).toBeVisible()
})
