import { completionPermissions as may } from '@residency/contract/areas/students/completion/access'
import {
  listBatches,
  listCertificates,
} from '@residency/contract/areas/students/completion/certificate.contract'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttons, press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import CertificatesPage from './certificates.page.tsx'

const server = openServer()

const certificate = (id: number, actions: ('download' | 'revoke' | 'reissue')[]) => ({
  id,
  number: `GP-2026-000${id}`,
  holder: `学员${id}`,
  isDrawn: true,
  actions,
})

test('a certificate has the buttons that the server allows, and no others', async () => {
  server.answer(listCertificates, {
    list: [certificate(1, ['revoke']), certificate(2, ['download'])],
    total: 2,
  })
  show(<CertificatesPage />)
  await reads('学员2')
  expect([buttons('下载').length, buttons('撤销').length, buttons('补发').length]).toEqual([
    1, 1, 0,
  ])

  await press('撤销')
  await reads('撤销 学员1 的证书 GP-2026-0001')
})

test('an empty list says where certificates are issued', async () => {
  server.answer(listCertificates, { list: [], total: 0 })
  show(<CertificatesPage />)
  await reads(/还没有结业证书：在“结业审批”中/)
})

test('an issue can be downloaded as a whole once all of it is drawn, by who may issue', async () => {
  server.answer(listCertificates, { list: [], total: 0 })
  server.answer(listBatches, [
    { id: 1, createTime: '2026-11-20 10:00', total: 3, done: 3 },
    { id: 2, createTime: '2026-11-20 11:00', total: 3, done: 1 },
  ])
  show(<CertificatesPage />, { perms: [may.issue] })
  await reads(/10:00.*3 \/ 3 份已生成/)
  await waitFor(() => expect(buttons('下载全部')).toHaveLength(1))
})
