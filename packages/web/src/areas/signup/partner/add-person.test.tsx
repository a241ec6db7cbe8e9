import { signupErrors } from '@residency/contract/areas/signup/access'
import { addPerson } from '@residency/contract/areas/signup/partner/partner.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  fieldValue,
  hasField,
  mistakes,
  press,
  reads,
  tick,
  type,
} from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { AddPerson } from './add-person.tsx'

const server = openServer()

function open(intakes: readonly object[]) {
  const onClose = vi.fn()
  show(<AddPerson isOpen intakes={intakes as never} onClose={onClose} />)
  return onClose
}

async function fillIn() {
  await type('姓名', '李明')
  await type(/证/, '11010519491231002X')
  await type('手机号', '13800000001')
}

test('without the consent of the person nothing is sent on', async () => {
  server.answer(addPerson, { id: 1 })
  open([{ id: 5, name: '2026 年招生' }])
  await fillIn()
  await press('保存')
  await reads('请确认已取得本人同意')
  expect(server.sent(addPerson)).toEqual([])

  await tick(/同意/)
  await press('保存')
  await waitFor(() =>
    expect(server.sent(addPerson)).toMatchObject([{ intakeId: 5, hasConsent: true }]),
  )
})

test('a card number that the server refuses is reported at its field, and the input stays', async () => {
  server.refuse(addPerson, signupErrors.cardWrong, '校验位不符')
  const onClose = open([{ id: 5, name: '2026 年招生' }])
  await fillIn()
  await tick(/同意/)
  await press('保存')
  await waitFor(() => expect(mistakes()).toHaveLength(1))
  expect(mistakes()[0]).toContain('校验位不符')
  expect(fieldValue('姓名')).toBe('李明')
  expect(onClose).not.toHaveBeenCalled()
})

test('where no intake is open the form asks for none', async () => {
  open([])
  await waitFor(() => expect(hasField('姓名')).toBe(true))
  expect(hasField('招生批次')).toBe(false)
})
