import { anAward } from '../../packages/server/src/testing/builders/awards.ts'
import { expect, test } from '../support/actors.ts'
import { rowOf, typeCaptcha } from '../support/gestures.ts'
import { codeSentTo, OWN_PASSWORD, unusedMobile, unusedName } from '../support/makers.ts'
import { openProductDatabase } from '../support/product-database.ts'

/** An award open to people from outside. */
async function awardForOutside(folder = process.env.E2E_FOLDER!) {
  const database = openProductDatabase(folder)
  const name = unusedName('院外奖')

  await anAward(database, { audience: 'outside', name })
  await database.close()

  return name
}

test('somebody from outside registers by SMS on a phone, applies for an award, and the office passes it', async ({
  visitor,
  as,
}) => {
  const [award, entrant, mobile] = [await awardForOutside(), unusedName('院外药师'), unusedMobile()]
  const phone = await visitor({ phone: true })

  await phone.goto('sign/award')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('评优申报登录')
  await expect(phone.getByText('现在没有开放的报名')).toHaveCount(0)

  await phone.getByRole('button', { name: '注册', exact: true }).click()
  await phone.getByLabel('手机号').fill(mobile)
  await typeCaptcha(phone)
  await phone.getByRole('button', { name: '获取验证码' }).click()
  await expect(phone.getByText('验证码已发送，5 分钟内有效')).toBeVisible()

  await phone.getByLabel('短信验证码').fill(await codeSentTo(mobile))
  await phone.getByLabel('姓名').fill(entrant)
  await phone.getByLabel('设置密码').fill(OWN_PASSWORD)
  await phone.getByRole('checkbox').check()
  await phone.getByRole('button', { name: '注册并开始申报' }).click()
  await expect(phone).toHaveURL(/\/sign\/award\/apply/)

  await phone
    .getByRole('listitem')
    .filter({ hasText: award })
    .getByRole('button', { name: '申报' })
    .click()

  const form = phone.getByRole('dialog')

  await form.getByLabel('工作单位').fill('市第二医院')
  await form.getByLabel('主要事迹').fill('审核处方两万张，差错为零')
  await form.getByRole('button', { name: '确定' }).click()
  await expect(phone.getByText('已提交，可在这里查看进度')).toBeVisible()

  const office = await as('bhb')

  await office.goto(`award/outside?keywords=${encodeURIComponent(entrant)}`)
  await rowOf(office, entrant).getByRole('button', { name: '毕后办通过' }).click()
  await expect(rowOf(office, entrant)).toContainText('待授予')

  await phone.reload()
  await expect(phone.getByRole('region', { name: '我的申报' })).toContainText('待授予')
})
