import type { Page } from '@playwright/test'
import { ask, expect, test } from '../support/actors.ts'
import { confirm } from '../support/gestures.ts'
import { codeSentTo } from '../support/makers.ts'

const MOBILE = '13800000007'

/** Opens the WeChat tab; the answer is what the phone scans. */
async function showQrCode(page: Page) {
  const shown = page.waitForResponse(/wechat\/qrCode$/)
  await page.getByRole('tab', { name: '微信登录' }).click()

  const { data } = (await (await shown).json()) as { data: { qrCode: string } }

  await expect(page.getByRole('img', { name: '微信二维码' })).toBeVisible()

  return data.qrCode.replace('wechat-local:', '')
}

/** The phone of the demonstration. */
const phone = (scene: string, openId: string, act: 'scan' | 'confirm') =>
  ask('POST', '/wechat/local/scan', { body: { scene, openId, act } })

test('a WeChat is bound from the login page by badge and SMS code, logs in by a scan, and is unbound in the personal centre', async ({
  visitor,
}) => {
  const openId = `oJourney-${Date.now()}`
  const page = await visitor({ phone: true })

  await test.step('the scan is seen, and asks for the confirmation on the phone', async () => {
    await page.goto('login')

    const scene = await showQrCode(page)

    await phone(scene, openId, 'scan')
    await expect(page.getByText('已扫码，请在手机上确认')).toBeVisible()

    await phone(scene, openId, 'confirm')
  })

  await test.step('what is missing is shown at its field', async () => {
    await page.getByRole('button', { name: '绑定并登录' }).click()
    await expect(page.getByLabel('工号')).toHaveAccessibleDescription('请输入工号')
    await expect(page.getByLabel('工号')).toBeFocused()
  })

  await test.step('badge and code bind, and log in', async () => {
    await page.getByLabel('工号').fill('D0002')
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('button', { name: /秒后可重发/ })).toBeDisabled()

    await page.getByLabel('短信验证码').fill('000000')
    await page.getByRole('button', { name: '绑定并登录' }).click()
    await expect(page.getByRole('alert')).toContainText('验证码')

    await page.getByLabel('短信验证码').fill(await codeSentTo(MOBILE))
    await page.getByRole('button', { name: '绑定并登录' }).click()
    await expect(page).toHaveURL(/\/medical\/dashboard$/)
  })

  const other = await visitor({ phone: true })

  await test.step('in another browser a scan is enough', async () => {
    await other.goto('login/teacher')

    const scene = await showQrCode(other)

    await phone(scene, openId, 'scan')
    await phone(scene, openId, 'confirm')
    await expect(other).toHaveURL(/\/medical\/dashboard$/)
  })

  await test.step('the personal centre says since when, and unbinds after a question', async () => {
    await other.goto('personal/center')

    const panel = other.locator('.wechat-binding')

    await expect(panel).toContainText('绑定于')

    await panel.getByRole('button', { name: '解除绑定' }).click()
    await confirm(other, '解除微信绑定？', '解除绑定')
    await expect(panel).toContainText('还没有绑定微信')
  })
})
