import { lookUpCertificate } from '@residency/contract/areas/students/completion/certificate.contract'
import { kernelErrors } from '@residency/contract/kernel'
import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fieldValue, mistakes, press, reads, type } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { LookUp } from './look-up.tsx'

const server = openServer()

async function ask() {
  await type('证书编号', 'GP-2026-0001')
  await type('姓名', '李明')
  await type('发证日期', '2026-06-30')
  await press('查询')
}

test.each([
  ['valid', { outcome: 'found' }],
  ['unknown', { outcome: 'unknown' }],
  ['revoked', { outcome: 'withdrawn', on: null }],
] as const)('what the server says of a number is shown: %s', async (outcome, result) => {
  const onResult = vi.fn()
  server.answer(lookUpCertificate, { outcome })
  show(<LookUp published={undefined} onResult={onResult} />)
  await ask()
  await waitFor(() => expect(onResult).toHaveBeenCalledWith(result))
})

test('all three are needed; a refusal keeps them', async () => {
  const onResult = vi.fn()
  server.refuse(lookUpCertificate, kernelErrors.tooMany, '查询过于频繁，请稍后再试')
  show(<LookUp published={undefined} onResult={onResult} />)
  await press('查询')
  await waitFor(() => expect(mistakes()).toHaveLength(3))

  await ask()
  await reads('查询过于频繁，请稍后再试')
  expect(fieldValue('证书编号')).toBe('GP-2026-0001')
  expect(onResult).not.toHaveBeenCalled()
})
