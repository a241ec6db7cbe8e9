import { readFileSync } from 'node:fs'
import { traineeOnLeave } from '../fixtures/leave.ts'
import { makeFilm } from '../fixtures/test-video.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { unusedName } from '../support/makers.ts'

type VersionedId = { id: number; version: number }

/** A published course of one video for the trainees of a base. */
async function courseOf(base: string, path: string, seconds: number) {
  const token = await tokenOf('bhb')

  const choices = await ask<{ bases: { value: number; label: string }[] }>(
    'GET',
    '/api/v1/courses/choices',
    { token },
  )

  const title = unusedName('危急值课程')

  const about = {
    title,
    intro: null,
    audience: 'trainee',
    cohortIds: [],
    departmentIds: [],
    isOpen: false,
    isSlow: false,
  }

  const made = await ask<VersionedId>('POST', '/api/v1/courses', {
    token,
    body: { ...about, baseId: choices.bases.find(({ label }) => label === base)!.value },
  })

  const form = new FormData()

  form.append('file', new Blob([readFileSync(path)]), `${title}.webm`)

  const { filePath } = await ask<{ filePath: string }>(
    'POST',
    '/fileOperation/attachment?purpose=course',
    { token, body: form },
  )

  const lessons = [{ id: null, title: '危急值报告', kind: 'video', seconds, filePath }]
  const chapters = [{ id: null, title: '第一章', lessons }]

  const { version } = await ask<VersionedId>('PUT', `/api/v1/courses/${made.id}/outline`, {
    token,
    body: { chapters, version: made.version },
  })

  await ask('POST', `/api/v1/courses/${made.id}/act`, {
    token,
    body: { action: 'publish', version },
  })

  return title
}

test('a video is resumed on a phone, and seeking to its end earns nothing', async ({
  as,
}, info) => {
  const { trainee, base } = await traineeOnLeave()
  const pc = await as(trainee.username, { password: trainee.password })

  await pc.goto('course/own')

  const film = await makeFilm(pc, info.outputPath('film.webm'), 30_000)
  const title = await courseOf(base, film.path, 60)

  await pc.reload()
  await pc.getByRole('link', { name: title }).click()
  await pc.getByRole('button', { name: '开始学习' }).click()

  const beaten = pc.waitForResponse((answer) => answer.url().endsWith('/beat'))

  await pc.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true
    await video.play()
    await new Promise((done) => setTimeout(done, 1800))
    video.pause()
  })

  const { data } = (await (await beaten).json()) as {
    data: { ranges: [number, number][]; position: number }
  }

  expect(data.ranges).toHaveLength(1)
  expect(data.position).toBeGreaterThan(1)

  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('course/own')
  await phone.getByRole('link', { name: title }).click()
  await phone.getByRole('button', { name: '继续学习' }).click()

  const video = phone.locator('video')

  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(1)

  await video.evaluate((videoElement: HTMLVideoElement) => {
    videoElement.currentTime = videoElement.duration - 0.05
  })
  await expect(phone.getByText('再看完空白的部分就完成本课时')).toBeVisible()

  await pc.locator('video').evaluate(async (videoElement: HTMLVideoElement) => {
    videoElement.currentTime = 0
    await videoElement.play()
    await new Promise((done) => setTimeout(done, 600))
    videoElement.pause()
  })

  await expect(pc.getByRole('button', { name: '在这里继续学习' })).toBeVisible()
})
