import { completionErrors } from '@residency/contract/areas/students/completion/access'
import {
  listCertificates,
  reissueCertificate,
  revokeCertificate,
} from '@residency/contract/areas/students/completion/certificate.contract'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fieldValue, hasField, mistakes, press, reads, type } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import EndCertificate from './end-certificate.tsx'

const server = openServer()

const row = sampleOf(listCertificates.answer.shape.list.element, {
  id: 3,
  number: 'GP-2026-0001',
  holder: '李明',
})

function open(isDuplicate: boolean) {
  const onClose = vi.fn()
  show(<EndCertificate isOpen row={row} isDuplicate={isDuplicate} onClose={onClose} />)
  return onClose
}

test('another number than that of the certificate revokes nothing, and what was typed stays', async () => {
  server.refuse(revokeCertificate, completionErrors.certificateNumberTyped, '编号与证书不符')
  const onClose = open(false)
  await type('原因', '信息有误')
  await type('输入证书编号以确认', 'GP-2026-0002')
  await press('撤销')
  await waitFor(() => expect(mistakes().join()).toContain('编号与证书不符'))
  expect(fieldValue('原因')).toBe('信息有误')
  expect(onClose).not.toHaveBeenCalled()

  server.answer(revokeCertificate, null)
  await type('输入证书编号以确认', 'GP-2026-0001')
  await press('撤销')
  await reads('已撤销 GP-2026-0001')
})

test('a duplicate asks for no day, and says its new number', async () => {
  server.answer(reissueCertificate, { id: 4, number: 'GP-2026-0009' })
  open(true)
  await type('原因', '遗失')
  expect(hasField('撤销日期')).toBe(false)

  await type('输入证书编号以确认', 'GP-2026-0001')
  await press('补发')
  await reads('已补发，新编号 GP-2026-0009')
  expect(server.sent(reissueCertificate)).toEqual([
    { id: 3, number: 'GP-2026-0001', reason: '遗失' },
  ])
})
