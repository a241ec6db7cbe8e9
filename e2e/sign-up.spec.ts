import type { Page } from '@playwright/test'
import { expect, test } from './actors.ts'
import { confirm, pick, search, typeCaptcha } from './gestures.ts'
import { codeSentTo, OWN_PASSWORD, unusedCard, unusedMobile, unusedName } from './makers.ts'

const next = (page: Page) => page.getByRole('button', { name: '下一步' })
const saved = (page: Page) => expect(page.getByText(/^已保存 \d/).first()).toBeVisible()

/** A portrait of sorts: big enough to be printed, made by the browser itself. */
async function portrait(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 })
    const pen = canvas.getContext('2d')!
    pen.fillStyle = '#dfe9f5'
    pen.fillRect(0, 0, 600, 800)
    pen.fillStyle = '#8a6d5a'
    pen.beginPath()
    pen.arc(300, 320, 150, 0, 7)
    pen.fill()
    return canvas.toDataURL('image/png')
  })
  return { name: '证件照.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1]!, 'base64') }
}

async function register(page: Page, name: string, mobile: string) {
  await page.goto('sign/stu/login')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册报名账号')
  await page.getByLabel('手机号').fill(mobile)
  await typeCaptcha(page)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible()
  await page.getByLabel('短信验证码').fill(await codeSentTo(mobile))
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('设置密码').fill(OWN_PASSWORD)
  await page.getByRole('button', { name: '注册并开始报名' }).click()
  await expect(page.getByText('请先阅读并同意个人信息处理同意书')).toBeVisible()
  await page.getByRole('button', { name: '《个人信息处理同意书》' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册并开始报名' }).click()
  await expect(page).toHaveURL(/\/medical\/sign\/basic/)
}

/** The lists are long and draw only what is seen: the name is typed. */
async function pickPlace(page: Page, level: string, place: string) {
  await page.getByRole('combobox', { name: `户籍所在地 ${level}` }).fill(place)
  await page.locator('.ant-select-dropdown:visible').getByText(place, { exact: true }).last().click()
}

async function fillBasic(page: Page, name: string) {
  await page.getByRole('button', { name: '开始报名' }).click()
  await expect(page.getByLabel('身份证号')).toBeVisible()
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('身份证号').fill(unusedCard())
  await expect(page.getByText('已按身份证号填入出生日期和性别')).toBeVisible()
  await expect(page.getByLabel('出生日期')).toHaveValue('2000-08-15')
  await expect(page.getByRole('radio', { name: '女' })).toBeChecked()
  await page.getByText('社会人', { exact: true }).click()
  await pick(page, page.getByRole('combobox', { name: '民族' }), '汉族')
  await pick(page, page.getByRole('combobox', { name: '毕业院校' }), '其他（填写校名）')
  await page.getByLabel('毕业院校（其他）').fill('江城大学')
  await pickPlace(page, '省级', '四川省')
  await pickPlace(page, '市级', '成都市')
  await pickPlace(page, '区县级', '武侯区')
  await saved(page)
}

async function addPhoto(page: Page) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await portrait(page))
  const crop = page.getByRole('dialog', { name: '裁剪照片' })
  await expect(crop.getByLabel('缩放')).toBeVisible()
  await crop.getByRole('button', { name: '使用这张照片' }).click()
  await expect(page.getByText('照片已保存')).toBeVisible()
  await expect(page.getByRole('img', { name: '已上传的证件照' })).toBeVisible()
}

async function choose(page: Page, wanted: RegExp) {
  await page.getByRole('combobox', { name: '添加志愿' }).click()
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: wanted }).first().click()
}

/** Everything up to the submit button, on a phone. */
async function fillAll(page: Page, name: string) {
  await register(page, name, unusedMobile())
  await fillBasic(page, name)
  await next(page).click()
  await addPhoto(page)
  await next(page).click()
  await choose(page, /^药学/)
  await choose(page, /^临床药学/)
  await expect(page.getByText('第 1 志愿')).toBeVisible()
  await expect(page.getByText('第 2 志愿')).toBeVisible()
}

async function submit(page: Page) {
  await page.getByRole('button', { name: '提交报名' }).click()
  await confirm(page, /提交 .*报名？/, '提交报名')
  await expect(page.getByText('已提交，等待基地审核。结果会显示在这里。')).toBeVisible()
}

async function openSignUp(page: Page, name: string) {
  await page.goto('recruit/registration')
  await search(page, name)
  await expect(page).toHaveURL(/keywords=/)
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('from a stranger to a trainee: registered, filled in on a phone, passed by the base, admitted and enrolled by the office', async ({
  as,
  visitor,
}) => {
  test.setTimeout(180_000)
  const name = unusedName('安')
  const phone = await visitor({ phone: true })
  await fillAll(phone, name)
  await submit(phone)

  const base = await as('base')
  await openSignUp(base, name)
  await expect(base.getByText('待基地审核')).toBeVisible()
  await expect(base.getByText(/^510\d?\*+/)).toBeVisible()
  await base.getByRole('button', { name: '显示完整号码' }).click()
  await expect(base.getByText(/^510107200008\d{5}[\dX]$/)).toBeVisible()
  await expect(base.getByText('本次查看已记录')).toBeVisible()
  await base.getByRole('button', { name: '审核通过' }).click()
  await expect(base.getByText(`${name} 已通过资格审核`)).toBeVisible()

  const office = await as('bhb')
  await openSignUp(office, name)
  await office.getByRole('button', { name: '录取' }).click()
  await confirm(office, `录取 ${name}？`, '确定')
  await expect(office.getByText(`${name} 已录取`)).toBeVisible()
  await openSignUp(office, name)
  await office.getByRole('button', { name: '办理入培' }).click()
  await confirm(office, `为 ${name} 办理入培？`, '确定')
  const told = office.getByText(new RegExp(`${name} 已入培，学员编号`))
  await expect(told).toBeVisible()
  const number = /学员编号 (\S+)/.exec((await told.textContent())!)![1]!

  await phone.reload()
  await expect(phone.getByText(`已入培，学员编号 ${number}`)).toBeVisible()
  await phone.getByRole('link', { name: '进入学员首页' }).click()
  await expect(phone).toHaveURL(/\/medical\/dashboard$/)
  await expect(phone.getByRole('region', { name: '我的培训' })).toContainText(number)
})

test('a sign-up that is returned tells why, can be mended and comes back', async ({ as, visitor }) => {
  test.setTimeout(180_000)
  const name = unusedName('岚')
  const phone = await visitor({ phone: true })
  await fillAll(phone, name)
  await submit(phone)
  const base = await as('base')
  await openSignUp(base, name)
  await base.getByRole('button', { name: '退回修改' }).click()
  const dialog = base.getByRole('dialog', { name: `退回 ${name} 的报名？` })
  await dialog.getByRole('button', { name: '退回修改' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('请填写原因')
  await dialog.getByLabel('原因（报名人会看到）').fill('照片请换近期的')
  await dialog.getByRole('button', { name: '退回修改' }).click()
  await expect(base.getByText(`${name} 的报名已退回修改`)).toBeVisible()
  await phone.goto('sign/train')
  await expect(phone.getByText('原因：照片请换近期的')).toBeVisible()
  await submit(phone)
})

test('what is typed is saved by itself and there again at the next login', async ({ visitor, as }) => {
  const [name, mobile] = [unusedName('存'), unusedMobile()]
  const page = await visitor({ phone: true })
  await register(page, name, mobile)
  await page.getByRole('button', { name: '开始报名' }).click()
  await page.getByLabel('姓名').fill('欧阳静')
  await saved(page)
  const again = await as(mobile, { password: OWN_PASSWORD })
  await again.goto('sign/basic')
  await expect(again.getByLabel('姓名')).toHaveValue('欧阳静')
  await page.getByLabel('身份证号').fill('510107200008151231')
  await expect(page.getByText(/身份证号有误/)).toBeVisible()
})

test('a sign-up cannot be submitted before everything is there, and each missing part leads to its place', async ({ visitor }) => {
  const page = await visitor({ phone: true })
  await register(page, unusedName('缺'), unusedMobile())
  await page.getByRole('button', { name: '开始报名' }).click()
  await page.goto('sign/train')
  await expect(page.getByRole('button', { name: '提交报名' })).toBeDisabled()
  await expect(page.getByText('提交前还需要完成：')).toBeVisible()
  await page.getByRole('link', { name: '证件照' }).click()
  await expect(page).toHaveURL(/step=photo/)
})

test('choices change places by their buttons and by Alt and the arrow keys', async ({ visitor }) => {
  const page = await visitor()
  await register(page, unusedName('愿'), unusedMobile())
  await page.getByRole('button', { name: '开始报名' }).click()
  await page.goto('sign/train')
  await choose(page, /^药学/)
  await choose(page, /^临床药学/)
  const rows = page.locator('.choices > li')
  await expect(rows).toHaveCount(2)
  await rows.nth(1).getByRole('button', { name: /^上移/ }).click()
  await expect(rows.first()).toContainText('临床药学')
  await rows.first().getByRole('button', { name: /^移除/ }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(rows.nth(1)).toContainText('临床药学')
  await page.reload()
  await expect(rows.nth(1)).toContainText('临床药学')
})

test('another base sees nothing of the sign-up, and an address guessed answers that there is nothing', async ({ as }) => {
  const own = await as('base')
  await own.goto('recruit/registration')
  await own.getByRole('button', { name: '刘子墨' }).click()
  await expect(own).toHaveURL(/id=\d+/)
  const other = await as('base2')
  await other.goto('recruit/registration')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('报名审核')
  await expect(other.getByText('刘子墨')).toHaveCount(0)
  await other.goto(own.url())
  await expect(other.getByRole('alert')).toBeVisible()
  await expect(other.getByText('刘子墨')).toHaveCount(0)
})
