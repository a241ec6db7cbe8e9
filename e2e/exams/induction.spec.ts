import { examOf, trainOf } from '../fixtures/induction.ts'
import { makeFilm } from '../fixtures/test-video.ts'
import { expect, test } from '../support/actors.ts'
import { violations } from '../support/axe.ts'
import { typeCaptcha } from '../support/gestures.ts'
import { codeSentTo, unusedCard } from '../support/makers.ts'

test('somebody without an account opens the invitation on a phone, logs in by SMS code, learns and sits the exam', async ({
  as,
  visitor,
}, info) => {
  test.setTimeout(300_000)

  const office = await as('bhb')

  await office.goto('employment/train')

  const film = await makeFilm(office, info.outputPath('film.webm'), 30_000)
  const { id, title, person } = await trainOf(film.path)
  const exam = await examOf(id)

  await office.reload()
  await office.getByRole('link', { name: title }).click()
  await expect(office.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await office.getByRole('button', { name: '邀请链接' }).click()
  await expect(office.getByRole('img', { name: '邀请二维码' })).toBeVisible()

  const link = (await office.getByRole('dialog').locator('code').textContent())!

  await office.keyboard.press('Escape')

  const phone = await visitor({ phone: true })

  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1, name: '登录岗前培训' })).toBeVisible()
  expect(phone.url()).not.toContain('invitation')

  await phone.getByLabel('手机号', { exact: true }).fill(person.mobile)
  await phone.getByLabel('身份证号').fill(unusedCard())
  await typeCaptcha(phone)
  await phone.getByRole('button', { name: '获取短信验证码' }).click()
  await expect(phone.getByText(/没有通过核对/)).toBeVisible()
  expect(await violations(phone)).toEqual([])

  await phone.getByLabel('身份证号').fill(person.idCard)
  await typeCaptcha(phone)
  await phone.getByRole('button', { name: '获取短信验证码' }).click()
  await expect(phone.getByLabel('短信验证码')).toBeFocused()

  await phone.getByLabel('短信验证码').fill(await codeSentTo(person.mobile))
  await phone.getByRole('button', { name: '登录', exact: true }).click()

  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(phone.getByText('学完全部内容后可以参加考试')).toBeVisible()
  expect(await violations(phone)).toEqual([])

  await phone.getByRole('button', { name: '开始学习' }).click()

  const video = phone.locator('video')

  await video.evaluate((videoElement: HTMLVideoElement) => {
    videoElement.muted = true
    return videoElement.play()
  })

  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(1.5)

  await video.evaluate((one: HTMLVideoElement) => one.pause())
  await expect(phone.getByText('全部内容已学完')).toBeVisible()

  await phone.getByRole('link', { name: '返回学习内容' }).click()

  await phone.getByRole('button', { name: '参加考试' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: exam.title })).toBeVisible()

  await phone.getByRole('button', { name: '开始考试' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: '开始考试' }).click()
  await phone.getByRole('radio').first().check()
  await phone.getByRole('button', { name: '交卷', exact: true }).click()
  await phone.getByRole('button', { name: '确认交卷' }).click()
  await expect(phone.getByRole('heading', { name: '已交卷' })).toBeVisible()

  await phone.getByRole('link', { name: '考试记录' }).click()
  await expect(phone.getByText('成绩还没有公布，公布后在这里查看')).toBeVisible()

  await exam.end()
  await phone.reload()
  await phone.getByRole('link', { name: exam.title }).click()
  await expect(phone.getByText(/合格|通过/).first()).toBeVisible()

  await office.reload()
  await expect(office.getByText('1 / 1 人')).toBeVisible()

  await phone.getByRole('button', { name: '退出登录' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: '登录岗前培训' })).toBeVisible()
})
