import {
  listOpenIntakes,
  openOwnRegistration,
} from '@residency/contract/areas/signup/registration/registration.contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { BeginRegistration } from './begin-registration.tsx'

const server = openServer()

const intake = (value: number, label: string) => ({
  value,
  label,
  signUpUntil: '2026-12-01T17:00:00+08:00' as const,
  traineeKinds: ['open' as const],
})

const start = () => screen.getByRole<HTMLButtonElement>('button', { name: '开始报名' })

test('of two intakes that are open none is chosen for the person, and the chosen one is begun', async () => {
  server.answer(listOpenIntakes, [intake(7, '技师批次'), intake(9, '药师批次')])
  server.answer(openOwnRegistration, { id: 1 } as never)
  show(<BeginRegistration />)

  await reads(/现在有 2 个批次正在报名/)
  expect(start().disabled).toBe(true)

  screen.getByRole('radio', { name: /药师批次/ }).click()
  await waitFor(() => expect(start().disabled).toBe(false))
  await press('开始报名')
  await waitFor(() => expect(server.sent(openOwnRegistration)).toMatchObject([{ intakeId: 9 }]))
})

test('the only open intake is named with its end, and begun without a question', async () => {
  server.answer(listOpenIntakes, [intake(7, '技师批次')])
  server.answer(openOwnRegistration, { id: 1 } as never)
  show(<BeginRegistration />)

  await reads(/技师批次，报名截止 2026-12-01 17:00/)
  expect(screen.queryByRole('radio')).toBeNull()

  await press('开始报名')
  await waitFor(() => expect(server.sent(openOwnRegistration)).toMatchObject([{ intakeId: 7 }]))
})
