import type { Page } from '@playwright/test'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { expectFits } from '../support/fit.ts'
import {
  createUser,
  OWN_PASSWORD,
  unusedCard,
  unusedMobile,
  unusedName,
} from '../support/makers.ts'
import { expectLoaded } from '../support/pages.ts'
import { PAPER } from '../support/registration-steps.ts'

type Own = { id: number; version: number; intake: { id: number } }
type Offer = { value: number; label: string; base: string }

/** A picture large enough for a photo, drawn by the browser. */
async function picture(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 800 })
    const pen = canvas.getContext('2d')!

    pen.fillStyle = '#dfe9f5'
    pen.fillRect(0, 0, 600, 800)

    return canvas.toDataURL('image/jpeg')
  })

  return Buffer.from(url.split(',')[1]!, 'base64')
}

const fileForm = (bytes: Buffer, name: string, type: string) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)

  return form
}

/**
 * An applicant with a registration, a study with proof and a photo, which `page` draws; choices are
 * taken from the given bases.
 */
async function registerApplicant(page: Page, name: string, bases: readonly string[]) {
  const username = `a${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`
  await createUser({ username, nickname: name, role: '报名人', isReady: true })

  const token = await tokenOf(username, OWN_PASSWORD)
  const own = await ask<Own>('POST', '/sign/registrations/own', { token })
  const offers = await ask<Offer[]>('GET', '/sign/offers/options', { token })
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

  const offerIds = bases.map((base) => offers.find((offer) => offer.base === base)!.value)

  await save('choices', { offerIds, acceptsAdjustment: true })

  const { filePath } = await ask<{ filePath: string }>(
    'POST',
    '/fileOperation/attachment?purpose=proof',
    {
      token,
      body: fileForm(PAPER, '毕业证书.pdf', 'application/pdf'),
    },
  )

  await save('educations/undergraduate', {
    schoolOther: '江城大学',
    major: '药学',
    startedOn: '2018-09-01',
    endedOn: '2022-06-30',
    isFullTime: true,
    diplomaNumber: '1',
    degree: 'bachelor',
    degreeNumber: '2',
    files: [{ filePath }],
  })

  await ask('POST', `/sign/registrations/${own.id}/photo`, {
    token,
    body: fileForm(await picture(page), 'photo.jpg', 'image/jpeg'),
  })

  const whole = await ask<Own>('GET', '/sign/registrations/own', { token })

  await ask('POST', `/sign/registrations/${own.id}/act`, {
    token,
    body: { action: 'submit', version: whole.version },
  })

  return { username, id: own.id }
}

/** Notices of a decision are sent once it can no longer be undone. */
const untilUnread = (page: Page, count: number) =>
  expect(async () => {
    await page.goto('sign/basic')
    await expect(page.getByRole('button', { name: `通知，${count} 条未读` })).toBeVisible({
      timeout: 2000,
    })
  }).toPass({ timeout: 60_000 })

const PHARMACY = '医院药师基地'
const LABORATORY = '检验基地'

test('a base goes through what waits by the keyboard: one is passed, the next returned part by part, and the applicant reads why', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const base = await as('base')
  const stem = unusedName('键')
  const [first, second] = [`${stem}甲`, `${stem}乙`]

  await registerApplicant(base, first, [PHARMACY])

  const later = await registerApplicant(base, second, [PHARMACY])

  await base.goto(`recruit/registration?keywords=${encodeURIComponent(stem)}`)
  await expect(base.getByText('共 2 份报名，2 份等我处理')).toBeVisible()

  await base.getByRole('button', { name: first, exact: true }).click()
  await expect(base.getByRole('heading', { level: 1 })).toHaveText(first)
  await expect(base.getByText('还有 2 份等我处理')).toBeVisible()

  const proofs = base.getByRole('complementary', { name: '证明材料' })

  await proofs.getByRole('button', { name: '本科教育：毕业证书.pdf' }).click()
  await expect(proofs.locator('iframe, .ant-alert')).toBeVisible()

  await base.keyboard.press('a')
  await expect(base.getByText(`${first} 已通过资格审核`)).toBeVisible()
  await expect(base.getByRole('heading', { level: 1 })).toHaveText(second)
  await expect(base.getByText('还有 1 份等我处理')).toBeVisible()

  await base.keyboard.press('r')

  const dialog = base.getByRole('dialog', { name: `退回修改：${second}` })

  await dialog.getByRole('button', { name: '退回修改' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('请至少勾选一个部分，或填写总的说明')

  await dialog.getByRole('checkbox', { name: '本科教育' }).check()
  await dialog.getByRole('textbox', { name: '本科教育的退回原因' }).fill('请补学位证书')
  await dialog.getByRole('button', { name: '退回修改' }).click()
  await expect(base.getByText(`${second} 的报名已退回修改`)).toBeVisible()
  await expect(base.getByRole('heading', { level: 1 })).toHaveText('报名审核')

  const applicant = await as(later.username, { password: OWN_PASSWORD, phone: true })

  await untilUnread(applicant, 2)
  await applicant.getByRole('button', { name: /通知，\d 条未读/ }).click()

  const notices = applicant.getByRole('dialog', { name: '收件箱' })

  await notices.getByRole('button', { name: /报名材料需要修改.*本科教育：请补学位证书/ }).click()
  await applicant.getByRole('button', { name: /通知，1 条未读/ }).click()
  await notices.getByRole('button', { name: '全部标为已读' }).click()
  await expect(applicant.getByRole('button', { name: '通知', exact: true })).toBeVisible()
})

test('a decision is undone from the next record, by button or key, and its record is open again', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const base = await as('base')
  const stem = unusedName('撤')
  const [first, second] = [`${stem}甲`, `${stem}乙`]

  for (const name of [first, second]) await registerApplicant(base, name, [PHARMACY])

  await base.goto(`recruit/registration?keywords=${encodeURIComponent(stem)}`)
  await base.getByRole('button', { name: first, exact: true }).click()
  await expect(base.getByText('还有 2 份等我处理')).toBeVisible()

  await base.keyboard.press('a')
  await expect(base.getByRole('heading', { level: 1 })).toHaveText(second)

  await base.getByRole('button', { name: '撤销' }).click()
  await expect(base.getByText('已撤销，没有发出通知')).toBeVisible()
  await expect(base.getByRole('heading', { level: 1 })).toHaveText(first)
  await expect(base.getByText('还有 2 份等我处理')).toBeVisible()

  await base.getByRole('button', { name: '返回列表' }).click()
  await base.getByRole('checkbox', { name: '选择本页全部' }).check()
  await base.getByRole('button', { name: '不通过', exact: true }).click()

  const dialog = base.getByRole('dialog', { name: '不通过：2 项' })
  const reason = unusedName('材料不实')

  await dialog.getByRole('textbox').fill(reason)
  await dialog.getByRole('button', { name: '存为常用原因' }).click()
  await dialog.getByRole('textbox').fill('')
  await dialog.getByRole('button', { name: reason, exact: true }).click()
  await dialog.getByRole('button', { name: '不通过', exact: true }).click()
  await expect(base.getByText('已处理 2 项')).toBeVisible()

  await base.locator('h1').click()
  await base.keyboard.press('z')
  await expect(base.getByText('已撤销，没有发出通知').first()).toBeVisible()
  await expect(base.getByText('共 2 份报名，2 份等我处理')).toBeVisible()
})

test('when many are passed at once, those who were decided meanwhile are named with the reason', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const base = await as('base')
  const stem = unusedName('批')

  await registerApplicant(base, `${stem}甲`, [PHARMACY])

  const taken = await registerApplicant(base, `${stem}乙`, [PHARMACY])

  await base.goto(`recruit/registration?keywords=${encodeURIComponent(stem)}`)
  await base.getByRole('checkbox', { name: '选择本页全部' }).check()

  const token = await tokenOf('base')

  await ask('POST', '/api/v1/registrations/act', {
    token,
    body: { ids: [taken.id], action: 'reject', reason: '材料不实' },
  })

  await base.getByRole('button', { name: '审核通过', exact: true }).click()

  const question = base.getByRole('dialog').filter({ hasText: '审核通过：2 项' })

  await question.getByRole('button', { name: '审核通过', exact: true }).click()
  await expect(base.getByText('已处理 1 项', { exact: true })).toBeVisible()

  const left = base.getByRole('dialog', { name: '已处理 1 项，1 项未处理' })

  await expect(left.getByText(`${stem}乙`)).toBeVisible()
  await expect(left.getByText('现在是“未通过”，不能进行此操作')).toBeVisible()
})

test('the base of a second choice judges it and nothing else, and the first base sees what it found', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const second = await as('base2')
  const name = unusedName('认')
  const { id } = await registerApplicant(second, name, [PHARMACY, LABORATORY])

  await second.goto(`recruit/registration?id=${id}`)
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(second.getByRole('button', { name: '审核通过', exact: true })).toHaveCount(0)
  await expect(second.getByRole('button', { name: '认定不符合' })).toHaveCount(1)

  await second.getByRole('button', { name: '认定不符合' }).click()

  const dialog = second.getByRole('dialog', { name: new RegExp(`认定 ${name} 不符合`) })

  await dialog.getByRole('textbox').fill('专业不对口')
  await dialog.getByRole('button', { name: '认定不符合' }).click()
  await expect(second.getByText('专业不对口')).toBeVisible()

  const first = await as('base')

  await first.goto(`recruit/registration?id=${id}`)
  await first.getByRole('button', { name: '审核通过', exact: true }).click()
  await expect(first.getByText(`${name} 已通过资格审核`)).toBeVisible()

  await first.goto(`recruit/registration?id=${id}`)

  const choices = first.locator('.verdicts > li')

  await expect(choices.nth(0)).toContainText('符合条件')
  await expect(choices.nth(1)).toContainText('专业不对口')
})

test('the office rewrites a notice with its blanks explained; a blank nobody fills in is refused', async ({
  as,
}) => {
  const office = await as('bhb')
  await office.goto('system/notice-template')
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('通知模板')

  await office.getByRole('button', { name: '毕后办审核不通过后' }).click()

  const form = office.getByRole('dialog', { name: '修改通知：毕后办审核不通过后' })

  await expect(form.getByText('审核人填写的原因')).toBeVisible()

  const body = form.getByRole('textbox', { name: '正文', exact: true })

  await body.fill('{name}：毕后办未通过你的报名。{cause}')
  await expect(form.getByText('张予安：毕后办未通过你的报名。{cause}')).toBeVisible()

  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('{cause} 不能填入，可以使用：{name} {intake} {reason}')).toBeVisible()

  await body.fill('{name}：毕后办未通过你的报名。{reason}')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(
    office.getByText('“毕后办审核不通过后”的通知已保存，以后按新的内容发送'),
  ).toBeVisible()
})

/** The review of one on its own page, and its return with two parts ticked. */
async function expectReviewFits(
  page: Page,
  id: number,
  words: { name: string; language: string; act: string },
) {
  await page.goto(`recruit/registration?id=${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.name)

  await expectLoaded(page)

  const sizes = words.language === 'English' ? (['phone'] as const) : (['PC', 'phone'] as const)

  await expectFits(page, `review in ${words.language}`, sizes)
  await page.getByRole('button', { name: words.act, exact: true }).click()

  const dialog = page.getByRole('dialog')

  await dialog.getByRole('checkbox').nth(3).check()
  await expect(dialog.getByRole('textbox')).toHaveCount(2)

  await expectFits(page, `return in ${words.language}`, sizes)
}

test('the review of one, its return and the notices fit, without a violation, light and dark, in both languages', async ({
  as,
}) => {
  test.setTimeout(120_000)

  const name = unusedName('名字很长的一位报名人')
  const base = await as('base')
  const { id, username } = await registerApplicant(base, name, [PHARMACY, LABORATORY])

  await expectReviewFits(base, id, { name, language: 'Chinese', act: '退回修改' })

  const english = await as('base', { phone: true, english: true })

  await expectReviewFits(english, id, { name, language: 'English', act: 'Return' })

  const applicant = await as(username, { password: OWN_PASSWORD, english: true })

  await applicant.goto('sign/basic')
  await applicant.getByRole('button', { name: /^Notices/ }).click()
  await expect(applicant.getByRole('dialog').getByRole('listitem')).toHaveCount(1)

  await expectFits(applicant, 'notices')
})
