import { expect, type Page } from '@playwright/test'
import { ask, tokenOf } from './actors.ts'
import { drawPortrait } from './draw-portrait.ts'
import { confirm, pick, typeCaptcha } from './gestures.ts'
import { codeSentTo, createUser, OWN_PASSWORD, unusedCard, unusedMobile } from './makers.ts'
import { typeDay } from './organisation-gestures.ts'

export const next = (page: Page) => page.getByRole('button', { name: '下一步' })
export const saved = (page: Page) => expect(page.getByText(/^已保存 \d/).first()).toBeVisible()

// a minimal PDF
export const PAPER = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

const portrait = async (page: Page) => ({
  name: '证件照.png',
  mimeType: 'image/png',
  buffer: await drawPortrait(page),
})

/** `base`: address of the journey's own product, if it has one. */
export async function register(page: Page, name: string, mobile: string, base?: string) {
  await page.goto('sign/stu/login')
  await page.getByRole('button', { name: '注册', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册报名账号')

  await page.getByLabel('手机号').fill(mobile)
  await typeCaptcha(page)
  await page.getByLabel('验证码', { exact: true }).press('Enter')
  await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible()
  await expect(page.getByLabel('短信验证码')).toBeFocused()

  // as pasted from a message
  await page
    .getByLabel('短信验证码')
    .fill((await codeSentTo(mobile, base)).replace(/^\d{3}/, '$& '))
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('设置密码').fill(OWN_PASSWORD)
  await page.getByRole('button', { name: '注册并开始报名' }).click()
  await expect(page.getByText('请先阅读并同意个人信息处理同意书')).toBeVisible()

  await page.getByRole('button', { name: '《个人信息处理同意书》' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '注册并开始报名' }).click()
  await expect(page).toHaveURL(/\/medical\/sign\/basic/)

  await page.getByRole('button', { name: '开始报名', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: '报名信息' })).toBeVisible()
}

/** A long list renders only the visible options, so the name is typed. */
export async function search(page: Page, field: string, item: string) {
  await page.getByRole('combobox', { name: field, exact: true }).fill(item)
  await page.locator('.ant-select-dropdown:visible').getByText(item, { exact: true }).last().click()
}

async function addPaper(page: Page, name: string) {
  await page
    .locator('input[type=file]:not([capture])')
    .last()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: PAPER })
  await expect(page.getByText(name, { exact: true }).last()).toBeVisible()
}

export async function fillSign(page: Page) {
  await page.getByText('社会人', { exact: true }).click()
  await search(page, '生源地', '四川省')
  await page.getByText('往届毕业', { exact: true }).click()
  await saved(page)
}

export async function fillBasic(page: Page, name: string) {
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('身份证号').fill(unusedCard())
  await expect(page.getByText('已按身份证号填入出生日期和性别')).toBeVisible()
  await expect(page.getByLabel('出生日期')).toHaveValue('2000-08-15')
  await expect(page.getByRole('radio', { name: '女' })).toBeChecked()

  await pick(page, page.getByRole('combobox', { name: '民族' }), '汉族')
  await page.getByLabel('通讯地址').fill('江城市人民路 1 号')
  await page.getByLabel('紧急联系人', { exact: true }).fill('家人')
  await page.getByLabel('紧急联系人电话').fill('13800000099')
  await search(page, '户籍所在地 省级', '四川省')
  await search(page, '户籍所在地 市级', '成都市')
  await search(page, '户籍所在地 区县级', '武侯区')
  await pick(page, page.getByRole('combobox', { name: '毕业院校' }), '其他（填写校名）')
  await page.getByLabel('毕业院校（其他）').fill('江城大学')
  await saved(page)
}

export async function addPhoto(page: Page) {
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

/** A study with its proof. */
export async function fillStudy(page: Page) {
  await page.getByRole('button', { name: '填写本科教育' }).click()

  const card = page.getByRole('region', { name: '本科教育' })

  await pick(page, card.getByRole('combobox', { name: '毕业院校' }), '其他（填写校名）')
  await card.getByLabel('毕业院校（其他）').fill('江城大学')
  await card.getByLabel('专业').fill('药学')
  await typeDay(page, card.getByLabel('开始日期'), '2018-09-01')
  await typeDay(page, card.getByLabel('结束日期'), '2022-06-30')
  await card.getByText('是', { exact: true }).click()
  await card.getByLabel('毕业证书编号').fill('10001')
  await pick(page, card.getByRole('combobox', { name: '学位' }), '学士')
  await card.getByLabel('学位证书编号').fill('20001')
  await addPaper(page, '毕业证书.pdf')
  await expect(card.getByText(/^还缺/)).toHaveCount(0)
}

export async function choose(page: Page, wanted: RegExp) {
  await page.getByRole('combobox', { name: '添加志愿' }).click()
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: wanted })
    .first()
    .click()
}

export async function submit(page: Page) {
  await page.getByRole('button', { name: '提交报名' }).click()
  await confirm(page, /提交 .*报名？/, '提交报名')
  await expect(page.getByText('已提交，等待基地审核。结果会显示在这里。')).toBeVisible()
}

type Own = { id: number; version: number; intake: { id: number } }

/** An applicant who has begun a registration and filled in nothing yet, created through the API. */
export async function beginByCalls(name: string) {
  const username = `s${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`
  await createUser({ username, nickname: name, role: '报名人', isReady: true })

  const token = await tokenOf(username, OWN_PASSWORD)
  const own = await ask<Own>('POST', '/sign/registrations/own', { token })

  return { username, token, own }
}

/**
 * An applicant with a complete registration, created through the API; `isSent` submits it. `page`
 * draws the photo; what it shows does not matter.
 */
export async function registerByCalls(page: Page, name: string, isSent: boolean) {
  const { username, token, own } = await beginByCalls(name)
  const offers = await ask<{ value: number; label: string }[]>('GET', '/sign/offers/options', {
    token,
  })
  let { version } = own

  const save = async (path: string, body: object) => {
    version = (
      await ask<Own>('PUT', `/sign/registrations/${own.id}/${path}`, {
        token,
        body: { ...body, version },
      })
    ).version
  }

  await save('sign', {
    intakeId: own.intake.id,
    traineeKind: 'open',
    isFresh: true,
    studentPlace: '51',
  })

  await save('basic', {
    realName: name,
    gender: 2,
    birthDate: '2000-08-15',
    idCard: unusedCard(),
    mobile: unusedMobile(),
    ethnicCode: '01',
    regionCode: '510107',
    address: '江城市',
    contactName: '家人',
    contactMobile: '13800000099',
    schoolOther: '江城大学',
  })

  await save('choices', {
    offerIds: [offers.find((one) => one.label === '药学')!.value],
    acceptsAdjustment: true,
  })

  const form = new FormData()

  form.append(
    'file',
    new Blob([new Uint8Array((await portrait(page)).buffer)], { type: 'image/png' }),
    'photo.png',
  )

  await ask('POST', `/sign/registrations/${own.id}/photo`, { token, body: form })

  if (isSent) {
    const whole = await ask<Own>('GET', '/sign/registrations/own', { token })
    await ask('POST', `/sign/registrations/${own.id}/act`, {
      token,
      body: { action: 'submit', version: whole.version },
    })
  }

  return { username, token, id: own.id }
}

/** A reviewer's decision, through the API. */
export async function decideByCalls(id: number, action: string, more: object = {}) {
  const token = await tokenOf('base')
  const { version } = await ask<Own>('GET', `/api/v1/registrations/${id}`, { token })

  await ask('POST', `/api/v1/registrations/${id}/act`, {
    token,
    body: { action, version, ...more },
  })
}
