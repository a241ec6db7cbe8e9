import { CLIENT, startOidcProgram } from '../../packages/server/src/testing/outside/oidc-program.ts'
import { freePort } from '../../packages/server/src/testing/server/free-port.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { startProduct } from '../support/product.ts'

const people = {
  zhang: { badge: 'SSO2001', name: '张医生' },
  guest: { badge: 'SSO9999', name: '访客' },
}

test('who is known to the hospital’s provider logs in there, sees the requested page, and logs out of both', async ({
  visitor,
}) => {
  test.setTimeout(300_000) // it starts a product of its own

  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const program = await startOidcProgram({ product: address, people })

  const product = await startProduct({
    PORT: String(port),
    SSO_PROVIDER: 'oidc',
    SSO_ISSUER: program.issuer,
    SSO_CLIENT_ID: CLIENT.id,
    SSO_CLIENT_SECRET: CLIENT.secret,
    PUBLIC_URL: address,
  })

  try {
    const page = await visitor({ base: product.base })
    const button = page.getByRole('button', { name: '统一身份认证登录' })

    const goAs = async (account: string) => {
      await button.click()
      await page.getByLabel('account').fill(account)
      await page.getByRole('button', { name: 'go on' }).click()
    }

    await test.step('applicants are not sent there', async () => {
      await page.goto(`${product.base}sign/stu/login`)
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
      await expect(button).toHaveCount(0)
    })

    await test.step('an old answer is refused, and leaves the address at once', async () => {
      await page.goto(`${product.base}login/sso?code=old&state=old`)
      await expect(page).toHaveURL(/\/sign\/500\?mode=Mg%3D%3D$/)
      await expect(page.getByText('统一登录没有通过')).toBeVisible()
    })

    await test.step('a person without an account here sees what to do', async () => {
      await page.goto(`${product.base}login/teacher`)
      await goAs('guest')
      await expect(page.getByText('本平台没有与你工号对应的可用账号')).toBeVisible()

      await page.context().clearCookies({ domain: '127.0.0.1' })
    })

    await test.step('a person with an account sees the requested page', async () => {
      const token = await tokenOf('root', undefined, product.base)

      const { list } = await ask<{ list: { id: number }[] }>('POST', '/api/v1/users/page', {
        token,
        body: { keywords: 'admin' },
        base: product.base,
      })

      const at = `/api/v1/users/${list[0]!.id}`
      const form = await ask<object>('GET', `${at}/form`, { token, base: product.base })

      await ask('PUT', at, {
        token,
        body: { ...form, chestArrNum: people.zhang.badge },
        base: product.base,
      })

      await page.goto(`${product.base}login?redirect=%2Fsystem%2Fuser`)
      await goAs('zhang')
      await expect(page).toHaveURL(/\/medical\/system\/user$/)
      await expect(page.getByRole('heading', { name: '用户管理' })).toBeVisible()
    })

    await test.step('logging out ends the session there too', async () => {
      await page.getByRole('button', { name: /^我的账号/ }).click()
      await page.getByRole('menuitem', { name: '退出登录' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
      await page.getByRole('button', { name: 'end the session' }).click()
      await expect(page).toHaveURL(/\/medical\/login$/)

      await button.click()
      await expect(page.getByLabel('account')).toBeVisible()
    })
  } finally {
    await product.stop()
    await program.stop()
  }
})
