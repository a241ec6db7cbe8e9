import { readFileSync } from 'node:fs'
import { traineeOnLeave } from '../fixtures/leave.ts'
import { ask, expect, test, tokenOf } from '../support/actors.ts'
import { unusedName } from '../support/makers.ts'

type Person = { value: number }

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

test('an urgent inform is read and confirmed on a phone, and a collection is uploaded, accepted and taken out', async ({
  as,
}) => {
  const { trainee } = await traineeOnLeave()
  const token = await tokenOf('bhb')

  const [person] = await ask<Person[]>(
    'GET',
    `/api/v1/recipients/people?keywords=${trainee.username}`,
    { token },
  )

  const recipients = { everyone: false, userIds: [person!.value] }
  const title = unusedName('停电演练')

  const inform = {
    title,
    body: text('今晚八点停电演练，请留在原位。'),
    isUrgent: true,
    recipients,
    files: [],
  }

  const { id } = await ask<{ id: number }>('POST', '/api/v1/informs', { token, body: inform })

  const office = await as('bhb')

  await office.goto(`message/inform?id=${id}`)
  await office.getByRole('button', { name: '立即发送' }).click()
  await office.getByRole('dialog').getByRole('button', { name: '立即发送' }).click()
  await expect(office.getByText('已发送给 1 人')).toBeVisible()
  await expect(office.getByText('已读 0 / 1 人，已确认 0 人')).toBeVisible()

  const phone = await as(trainee.username, { phone: true, password: trainee.password })

  await phone.goto('message/own')
  await phone.getByRole('link', { name: title }).click()
  await expect(phone.getByText('今晚八点停电演练')).toBeVisible()

  await phone.getByRole('button', { name: '我已知晓' }).click()
  await expect(phone.getByText('已确认，发送人会看到')).toBeVisible()
  // the sender's page has been open all the time and is not loaded again
  await expect(office.getByText('已读 1 / 1 人，已确认 1 人')).toBeVisible()

  const wanted = unusedName('体检报告')
  const dueAt = `${new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 19)}Z`

  const collection = {
    title: wanted,
    body: text('请上传体检报告'),
    kinds: ['picture'],
    maxMegabytes: 5,
    mostFiles: 1,
    dueAt,
    takesLate: false,
  }

  const asked = await ask<{ id: number }>('POST', '/api/v1/collections', {
    token,
    body: { ...collection, nameRule: '{姓名}', recipients },
  })

  await phone.goto('message/materials')
  await phone.getByRole('link', { name: wanted }).click()

  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  await phone
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: '体检.png', mimeType: 'image/png', buffer: picture })

  await expect(phone.getByRole('button', { name: '移除 体检.png' })).toBeVisible()

  await phone.getByRole('button', { name: '提交', exact: true }).click()
  await expect(phone.getByText('已提交，等待审核')).toBeVisible()

  await office.goto(`message/collection?id=${asked.id}`)

  await office
    .getByRole('row', { name: trainee.username })
    .getByRole('button', { name: '通过' })
    .click()

  await expect(office.getByText('已通过 1 人')).toBeVisible()

  await office.getByRole('button', { name: '打包下载' }).click()

  const coming = office.waitForEvent('download')

  await office.getByRole('dialog').getByRole('button', { name: '打包下载' }).click()

  const archive = await coming

  expect(archive.suggestedFilename()).toBe(`${wanted}.zip`)

  expect(
    readFileSync(await archive.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})
