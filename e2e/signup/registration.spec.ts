import type { Page } from '@playwright/test'
import { ask, expect, test } from '../support/actors.ts'
import { confirm, downloadedBy, search as find } from '../support/gestures.ts'
import { OWN_PASSWORD, unusedMobile, unusedName } from '../support/makers.ts'
import { typeDay } from '../support/organisation-gestures.ts'
import * as registration from '../support/registration-steps.ts'
import { next, register, saved, submit } from '../support/registration-steps.ts'

async function openRegistration(page: Page, name: string) {
  await page.goto('recruit/registration')
  await find(page, name)
  await expect(page).toHaveURL(/keywords=/)

  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

/** The browser's local storage: nothing in it may be readable. */
const readDrafts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith('draft.'))
      .map((name) => localStorage.getItem(name)!),
  )

/** Opens the basic section of a passed registration. */
async function mendBasic(page: Page) {
  await page.getByRole('button', { name: '修改资料' }).click()
  await page.getByRole('navigation', { name: '步骤' }).getByText('基本信息').click()
}

test('from a stranger to a qualified applicant: registered, everything filled in on a phone, looked over, passed by the base', async ({
  as,
  visitor,
}) => {
  test.setTimeout(240_000)

  const name = unusedName('安')
  const phone = await visitor({ phone: true })

  await register(phone, name, unusedMobile())

  await test.step('sign info, basic section, photo', async () => {
    await registration.fillSign(phone)
    await next(phone).click()
    await expect(phone.getByRole('heading', { level: 2, name: '基本信息' })).toBeInViewport()
    await expect(next(phone), 'in view above the rest of a long form').toBeInViewport({ ratio: 1 })

    await registration.fillBasic(phone, name)
    await next(phone).click()
    await registration.addPhoto(phone)
    await next(phone).click()
  })

  await test.step('a study that ends before it begins is refused; with its proof it is complete', async () => {
    await registration.fillStudy(phone)

    const card = phone.getByRole('region', { name: '本科教育' })

    await typeDay(phone, card.getByLabel('结束日期'), '2017-06-30')
    await card.getByLabel('学位证书编号').click()
    await expect(card.getByText('不能早于开始的日期')).toBeVisible()

    await typeDay(phone, card.getByLabel('结束日期'), '2022-06-30')
    await expect(card.getByText('不能早于开始的日期')).toHaveCount(0)

    await saved(phone)
    await next(phone).click()
  })

  await test.step('a certificate and work, each in a sheet of its own', async () => {
    await phone.getByRole('button', { name: '添加资格证书' }).click()

    const sheet = phone.getByRole('dialog', { name: '添加资格证书' })

    await sheet.getByRole('button', { name: '保存' }).click()
    await expect(sheet.getByText('不能为空').first()).toBeVisible()

    await sheet.getByLabel('名称').fill('药师资格证书')
    await sheet.getByLabel('颁发机构').fill('卫生健康委员会')
    await typeDay(phone, sheet.getByLabel('发证日期'), '2024-05-12')
    await sheet.getByRole('button', { name: '保存' }).click()
    await expect(phone.getByRole('region', { name: '资格证书' })).toContainText('药师资格证书')

    await saved(phone)
    await next(phone).click()
    await phone.getByRole('button', { name: '添加工作经历' }).click()

    const work = phone.getByRole('dialog', { name: '添加工作经历' })

    await work.getByLabel('工作单位').fill('江城二院')
    await work.getByLabel('岗位（职务）').fill('药师')
    await typeDay(phone, work.getByLabel('开始日期'), '2022-07-15')
    await work.getByRole('button', { name: '保存' }).click()
    await expect(phone.getByRole('region', { name: '工作经历' })).toContainText('2022-07-15 至 今')

    await next(phone).click()
  })

  await test.step('choices, a last look, the sheet as PDF, and in', async () => {
    await registration.choose(phone, /^药学/)
    await registration.choose(phone, /^临床药学/)
    await expect(phone.getByText('第 2 志愿')).toBeVisible()

    await next(phone).click()
    await expect(phone.getByText('内容已填写完整')).toBeVisible()
    await expect(phone.getByRole('region', { name: '教育经历' })).toContainText('江城大学')

    const { name: file, bytes } = await downloadedBy(phone, () =>
      phone.getByRole('button', { name: '下载报名表' }).click(),
    )

    expect(file).toMatch(/^报名表-\d{4}-\d{6}\.pdf$/)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

    await submit(phone)
  })

  await test.step('the base sees it whole, numbers masked, and passes it', async () => {
    const base = await as('base')
    await openRegistration(base, name)
    await expect(base.getByText(/^510\d?\*+/)).toBeVisible()

    await base.getByRole('button', { name: '显示完整号码' }).click()
    await expect(base.getByText(/^5101\d{2}200008\d{5}[\dX]$/)).toBeVisible()

    await base.getByRole('button', { name: '审核通过' }).click()
    await expect(base.getByText(`${name} 已通过资格审核`)).toBeVisible()
  })

  await phone.reload()
  await expect(phone.getByText('资格审核已通过，等待安排考试')).toBeVisible()
})

test('of what was returned only the parts that were named can be changed, each with its reason; then it comes back', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const office = await as('bhb')
  const applicant = await registration.registerByCalls(office, unusedName('岚'), true)

  await registration.decideByCalls(applicant.id, 'return', {
    reason: '请更正',
    returns: [{ section: 'sign', reason: '生源地与学籍不符' }],
  })

  const phone = await as(applicant.username, { phone: true, password: OWN_PASSWORD })

  await phone.goto('sign/basic')
  await step(phone, '报名信息')
  await expect(phone.getByText('退回原因：生源地与学籍不符').last()).toBeVisible()

  const steps = phone.getByRole('navigation', { name: '步骤' })

  await expect(steps.getByText('核对提交')).toBeVisible()
  await expect(steps.getByText('基本信息')).toHaveCount(0)

  await registration.search(phone, '生源地', '重庆市')
  await saved(phone)
  await next(phone).click()
  await expect(phone.getByRole('region', { name: '报名信息' })).toContainText('重庆市')

  await submit(phone)
})

test('a lost network and a closed browser lose nothing; logging out leaves nothing behind', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const { username } = await registration.beginByCalls(unusedName('存'))
  const page = await as(username, { phone: true, password: OWN_PASSWORD })

  await page.goto('sign/basic?step=basic')
  await page.getByLabel('姓名').fill('欧阳静')
  await saved(page)

  await test.step('without a network what is typed is stored sealed, also an entry in its sheet', async () => {
    await page.context().setOffline(true)
    await page.getByLabel('通讯地址').fill('江城市金丝雀路 9 号')
    await expect(page.getByText('网络暂时不通')).toBeVisible()

    const drafts = await readDrafts(page)

    expect(drafts).toHaveLength(1)
    expect(Buffer.from(drafts[0]!, 'base64').toString('utf8')).not.toContain('金丝雀')
  })

  await test.step('the browser is closed and opened again', async () => {
    const again = await page.context().newPage()
    await page.close()
    await again.context().setOffline(false)
    await again.goto('sign/basic?step=basic')
    await expect(again.getByLabel('通讯地址')).toHaveValue('江城市金丝雀路 9 号')
    await expect(again.getByText(/^已恢复 .*没能保存的内容。$/)).toBeVisible()

    await saved(again)
    await expect.poll(() => readDrafts(again)).toEqual([])

    await again.goto('sign/work')
    await again.getByRole('button', { name: '添加获奖情况' }).click()
    await again.getByRole('dialog').getByLabel('名称').fill('优秀毕业生')
    await expect.poll(async () => (await readDrafts(again)).length).toBe(1)

    await again.goto('sign/train')
    await again.getByRole('button', { name: '继续填写' }).click()

    const sheet = again.getByRole('dialog', { name: '添加获奖情况' })

    await expect(sheet.getByLabel('名称')).toHaveValue('优秀毕业生')

    await again.goto('sign/basic?step=basic')
    await again.getByRole('button', { name: '退出登录' }).click()
    await confirm(again, '退出登录？', '退出登录')
    await expect(again).toHaveURL(/sign\/stu\/login/)
    expect(await readDrafts(again)).toEqual([])
  })
})

test('of two tabs the later one is refused, and nothing is overwritten', async ({ as }) => {
  const { username } = await registration.beginByCalls(unusedName('双'))
  const first = await as(username, { password: OWN_PASSWORD })

  await first.goto('sign/basic?step=basic')
  await first.getByLabel('姓名').fill('先写的')
  await saved(first)

  const second = await first.context().newPage()

  await second.goto('sign/basic?step=basic')
  await second.getByLabel('姓名').fill('后写的')
  await saved(second)
  await first.getByLabel('通讯地址').fill('江城')
  await expect(first.getByText('这份报名已在别处')).toBeVisible()

  await first.getByRole('button', { name: '载入最新内容' }).click()
  await confirm(first, '载入最新内容？', '载入最新内容')
  await expect(first.getByLabel('姓名')).toHaveValue('后写的')
})

test('what was passed may be corrected: other fields at once, a core field after a question, and it is reviewed again', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const office = await as('bhb')
  const name = unusedName('改')
  const applicant = await registration.registerByCalls(office, name, true)

  await registration.decideByCalls(applicant.id, 'pass')

  const page = await as(applicant.username, { password: OWN_PASSWORD })

  await page.goto('sign/basic')
  await mendBasic(page)
  await page.getByLabel('通讯地址').fill('江城市滨河路 7 号')
  await page.getByRole('button', { name: '保存修改' }).first().click()
  await expect(page.getByText('修改已保存')).toBeVisible()
  await expect(page.getByText('江城市滨河路 7 号')).toBeVisible()

  await mendBasic(page)
  await page.getByLabel('姓名').fill(`${name}二`)
  await page.getByRole('button', { name: '保存修改' }).first().click()
  await confirm(page, '修改基本信息·姓名后，报名需要重新审核', '保存并重新审核')
  await expect(page.getByText('修改已保存，报名回到待审核')).toBeVisible()

  expect(await ask('GET', '/sign/registrations/own', { token: applicant.token })).toMatchObject({
    state: 'submitted',
    realName: `${name}二`,
  })
})

test('what is typed is saved by itself and there again at the next login', async ({ as }) => {
  const { username } = await registration.beginByCalls(unusedName('续'))
  const page = await as(username, { phone: true, password: OWN_PASSWORD })

  await page.goto('sign/basic?step=basic')
  await page.getByLabel('姓名').fill('欧阳静')
  await saved(page)

  const again = await as(username, { password: OWN_PASSWORD })

  await again.goto('sign/basic?step=basic')
  await expect(again.getByLabel('姓名')).toHaveValue('欧阳静')

  await page.getByLabel('身份证号').fill('510107200008151231')
  await expect(page.getByText(/证件号码有误/)).toBeVisible()
})

test('a sign-up cannot be submitted before everything is there, and each missing part leads to its place', async ({
  as,
}) => {
  const { username } = await registration.beginByCalls(unusedName('缺'))
  const page = await as(username, { phone: true, password: OWN_PASSWORD })

  await page.goto('sign/train?step=check')
  await expect(page.getByRole('button', { name: '提交报名' })).toBeDisabled()
  await expect(page.getByText('提交前还需要完成：')).toBeVisible()

  await page.getByRole('link', { name: '证件照' }).click()
  await expect(page).toHaveURL(/step=photo/)
})

test('choices change places by their buttons and by Alt and the arrow keys', async ({ as }) => {
  const { username } = await registration.beginByCalls(unusedName('愿'))
  const page = await as(username, { password: OWN_PASSWORD })

  await page.goto('sign/train')
  await registration.choose(page, /^药学/)
  await registration.choose(page, /^临床药学/)

  const rows = page.locator('.choices > li')

  await expect(rows).toHaveCount(2)

  await rows.nth(1).getByRole('button', { name: /^上移/ }).click()
  await expect(rows.first()).toContainText('临床药学')

  await rows.first().getByRole('button', { name: /^移除/ }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(rows.nth(1)).toContainText('临床药学')

  // without waiting for the server's answers: a request in flight must not undo the last change
  await page.reload()
  await expect(rows.nth(1)).toContainText('临床药学')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('another base sees nothing of the sign-up, and a guessed address is not found', async ({
  as,
}) => {
  const own = await as('base')
  await own.goto('recruit/registration?keywords=刘子墨')
  await own.getByRole('button', { name: '刘子墨' }).click()
  await expect(own).toHaveURL(/id=\d+/)

  const other = await as('base2')

  await other.goto('recruit/registration?keywords=刘子墨')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('报名审核')
  await expect(other.getByText('刘子墨')).toHaveCount(0)

  await other.goto(own.url())
  await expect(other.getByRole('alert')).toBeVisible()
  await expect(other.getByText('刘子墨')).toHaveCount(0)
})

test('an account that signs nobody up sees a note, and is led home or to where it can register', async ({
  as,
}) => {
  const page = await as('student', { phone: true })
  await page.goto('sign/basic')
  await expect(page.getByRole('heading', { name: '这个账号没有开通报名' })).toBeVisible()
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)

  await page.getByRole('button', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/dashboard$/)

  await page.goto('sign/cooperation/apply/student')
  await expect(page.getByRole('heading', { name: '这个账号不是合作单位账号' })).toBeVisible()

  await page.goto('sign/basic')
  await page.getByRole('button', { name: '退出并去注册' }).click()
  await expect(page).toHaveURL(/sign\/stu\/login/)
})
