import { traineeOnLeave } from '../fixtures/leave.ts'
import { expect, test } from '../support/actors.ts'

test('a Mini-CEX is filled in on a phone while the network is cut, waits sealed, and is sent once when the network returns', async ({
  as,
}) => {
  const { trainee, supervisors } = await traineeOnLeave()

  const phone = await as(supervisors[0].username, {
    phone: true,
    password: supervisors[0].password,
  })

  await phone.goto('evaluate/bedside')
  await phone.getByRole('combobox', { name: '评价表' }).click()
  await phone.getByTitle('Mini-CEX 小型临床演练评估').click()
  await phone.getByRole('radiogroup').first().getByRole('radio', { name: '8', exact: true }).check()
  await phone.context().setOffline(true)

  for (const item of (await phone.getByRole('radiogroup').all()).slice(1))
    await item.getByRole('radio', { name: '7', exact: true }).check()

  await phone.getByLabel('做得好的地方').fill('床旁核对仔细')
  await phone.getByRole('button', { name: '提交评价' }).click()
  await expect(phone.getByText('1 条已加密保存在本机，联网后自动发送')).toBeVisible()
  expect(await phone.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('床旁核对')

  await phone.context().setOffline(false)
  await expect(phone.getByText(/评价已提交，.+会收到通知/)).toBeVisible()
  await expect(phone.getByText(/保存在本机/)).toBeHidden()

  const reader = await as(trainee.username, { phone: true, password: trainee.password })

  await reader.goto('evaluate/own-record?view=about')
  await expect(reader.getByRole('link', { name: trainee.nickname })).toHaveCount(1)

  await reader.getByRole('link', { name: trainee.nickname }).click()
  await expect(reader.getByText('床旁核对仔细')).toBeVisible()
})
