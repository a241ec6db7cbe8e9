import { readFileSync } from 'node:fs'
import { ask, expect, test, tokenOf } from './actors.ts'
import { makeFilm } from './film.ts'
import { typeCaptcha } from './gestures.ts'
import { codeSentTo, unusedCard, unusedMobile, unusedName } from './makers.ts'

type Saved = { id: number; version: number }
const TRAINS = '/api/v1/inductionTrains'
const moment = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+/, '')
/** A train that is open, with one video, of which a second counts, and one person on its list. */
async function trainOf(path: string) {
  const token = await tokenOf('bhb')
  const title = unusedName('岗前培训')
  const body = { title, intro: null, opensAt: moment(-1), closesAt: moment(20), intakeId: null, needsAll: true }
  const { id, version } = await ask<Saved>('POST', TRAINS, { token, body })
  const form = new FormData()
  form.append('file', new Blob([readFileSync(path)]), `${title}.webm`)
  const { filePath } = await ask<{ filePath: string }>('POST', '/fileOperation/attachment?purpose=course', { token, body: form })
  const videos = [{ id: null, title: '医院感染', kind: 'video', seconds: 1, filePath }]
  await ask('PUT', `${TRAINS}/${id}/videos`, { token, body: { videos, version } })
  const person = { name: unusedName('新学员'), mobile: unusedMobile(), idCard: unusedCard() }
  await ask('POST', `${TRAINS}/${id}/people`, { token, body: person })
  return { id, title, person }
}

test('somebody without an account opens the invitation on a phone, logs in by SMS code and learns', async ({ as, visitor }, info) => {
  const office = await as('bhb')
  await office.goto('employment/train')
  const film = await makeFilm(office, info.outputPath('film.webm'), 30_000)
  const { title, person } = await trainOf(film.path)
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
  await phone.getByLabel('身份证号').fill(person.idCard)
  await typeCaptcha(phone)
  await phone.getByRole('button', { name: '获取短信验证码' }).click()
  await expect(phone.getByLabel('短信验证码')).toBeFocused()
  await phone.getByLabel('短信验证码').fill(await codeSentTo(person.mobile))
  await phone.getByRole('button', { name: '登录', exact: true }).click()

  await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await phone.getByRole('button', { name: '开始学习' }).click()
  const video = phone.locator('video')
  await video.evaluate((one: HTMLVideoElement) => {
    one.muted = true
    return one.play()
  })
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(1.5)
  await video.evaluate((one: HTMLVideoElement) => one.pause())
  await expect(phone.getByText('全部内容已学完')).toBeVisible()
  await phone.getByRole('link', { name: '返回学习内容' }).click()
  await expect(phone.getByText('已学完', { exact: true })).toBeVisible()

  await office.reload()
  await expect(office.getByText('1 / 1 人')).toBeVisible()
  await phone.getByRole('button', { name: '退出登录' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: '登录岗前培训' })).toBeVisible()
})
