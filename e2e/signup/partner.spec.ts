import { expect, test } from '../support/actors.ts'
import { rowOf, search, typeCaptcha } from '../support/gestures.ts'
import {
  codeSentTo,
  OWN_PASSWORD,
  unusedCard,
  unusedMobile,
  unusedName,
} from '../support/makers.ts'

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** An unused credit code with a valid check character. */
function unusedCreditCode() {
  const body = `12510105${String(Date.now()).slice(-9)}`

  const sum = [...body].reduce(
    (total, digit, i) => total + ALPHABET.indexOf(digit) * (3 ** i % 31),
    0,
  )

  return body + ALPHABET[(31 - (sum % 31)) % 31]
}

test('a partner unit registers, waits, is let in by the office, and signs up one of its people, who finds the sign-up by SMS', async ({
  as,
  visitor,
}) => {
  test.setTimeout(150_000)

  const [unit, mobile, person, own] = [
    `江城${unusedName('医院')}`,
    unusedMobile(),
    unusedName('员'),
    unusedMobile(),
  ]

  const page = await visitor()

  await test.step('it registers with its name and credit code', async () => {
    await page.goto('sign/cooperation/register')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册合作单位')

    await page.getByLabel('手机号').fill(mobile)
    await typeCaptcha(page)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByText('验证码已发送，5 分钟内有效')).toBeVisible()

    await page.getByLabel('短信验证码').fill(await codeSentTo(mobile))
    await page.getByLabel('单位名称').fill(unit)
    await page.getByLabel('统一社会信用代码').fill('12345')
    await page.getByLabel('联系人姓名').fill('何静')
    await page.getByLabel('设置密码').fill(OWN_PASSWORD)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '注册并提交审核' }).click()
    await expect(page.getByText('请填写 18 位统一社会信用代码')).toBeVisible()

    await page.getByLabel('统一社会信用代码').fill(unusedCreditCode())
    await page.getByRole('button', { name: '注册并提交审核' }).click()
    await expect(page.getByText('单位正在审核，通过后可以为人员报名')).toBeVisible()
    await expect(page.getByRole('button', { name: '新增人员' })).toHaveCount(0)
  })

  await test.step('the office lets it in', async () => {
    const office = await as('bhb')
    await office.goto('recruit/partner')
    await search(office, unit)
    await rowOf(office, unit).getByRole('button', { name: '通过', exact: true }).click()
    await expect(office.getByText(`已通过 ${unit}，该单位可以为人员报名`)).toBeVisible()
  })

  await test.step('it signs up one of its people; the same card again is refused next to its field', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: '为本单位人员报名，分三步' })).toBeVisible()

    const card = unusedCard()

    for (const [n, phone] of [own, unusedMobile()].entries()) {
      await page.getByRole('button', { name: '新增人员' }).click()

      const form = page.getByRole('dialog', { name: '为本单位人员报名' })

      await form.getByLabel('姓名').fill(person)
      await form.getByLabel('身份证号').fill(card)
      await form.getByLabel('手机号').fill(phone)
      await form.getByRole('switch').click()
      await form.getByRole('button', { name: '保存' }).click()

      if (n === 0) await expect(page.getByText(`已为 ${person} 开通报名`)).toBeVisible()
      else await expect(form.getByText(/这个身份证号在本批次已有报名/).first()).toBeVisible()
    }
  })

  await test.step('the person logs in by SMS and finds it', async () => {
    const phone = await visitor({ phone: true })
    await phone.goto('sign/stu/login')
    await phone.getByRole('tab', { name: '短信登录' }).click()
    await phone.getByLabel('手机号').fill(own)
    await typeCaptcha(phone)
    await phone.getByRole('button', { name: '获取验证码' }).click()
    await expect(phone.getByText('如果该号码已登记，验证码已发出，5 分钟内有效')).toBeVisible()

    await phone.getByLabel('短信验证码').fill(await codeSentTo(own))
    await phone.getByRole('button', { name: '登录', exact: true }).click()
    await expect(phone).toHaveURL(/\/sign\/basic/)
    await expect(phone.getByRole('heading', { level: 2 })).toBeVisible()
  })
})
