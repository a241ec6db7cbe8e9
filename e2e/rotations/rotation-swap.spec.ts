import { traineesToSwap } from '../fixtures/rotations.ts'
import { expect, test } from '../support/actors.ts'
import { rowOf } from '../support/gestures.ts'

test('two trainees swap on their phones: one asks, the other accepts, the department and the base agree, and both see the new time', async ({
  as,
}) => {
  const { first, second, rooms, months } = await traineesToSwap()
  const phone = await as(first.username, { phone: true, password: first.password })

  await phone.goto('rotation/own')

  const stays = phone.getByRole('region', { name: '轮转安排' })
  const own = stays.getByRole('listitem').filter({ hasText: `${months[0]}-01` })

  await own.getByRole('button', { name: '申请对调' }).click()

  const form = phone.getByRole('dialog', { name: `对调“${rooms[0]}”` })

  await form.getByRole('radio', { name: second.nickname }).check()
  await form.getByLabel('对调原因').fill('二月有考试')
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(phone.getByText('申请已提交，等待对方同意')).toBeVisible()

  const swaps = phone.getByRole('region', { name: '轮转对调' })

  await expect(swaps).toContainText('待对方同意')

  const other = await as(second.username, { phone: true, password: second.password })

  await other.goto('dashboard')
  await other.getByRole('link', { name: /份对调申请待答复/ }).click()
  await other.getByRole('button', { name: '同意对调' }).click()
  await expect(other.getByText(`已同意与 ${first.nickname} 对调，等待科室同意`)).toBeVisible()

  const office = await as('bhb')

  await office.goto(`rotation/swaps?keywords=${encodeURIComponent(first.nickname)}`)
  await rowOf(office, first.nickname).getByRole('button', { name: '科室同意' }).click()
  await expect(office.getByText(`已同意 ${first.nickname} 的对调，等待基地审核`)).toBeVisible()

  await rowOf(office, first.nickname).getByRole('button', { name: '通过对调' }).click()
  await expect(office.getByText(`${first.nickname} 的轮转已对调`)).toBeVisible()

  await phone.reload()
  await expect(swaps).toContainText('已对调')
  await expect(stays.getByRole('listitem').filter({ hasText: `${months[0]}-01` })).toContainText(
    rooms[1],
  )
  await expect(stays.getByRole('listitem').filter({ hasText: `${months[1]}-01` })).toContainText(
    rooms[0],
  )
})
