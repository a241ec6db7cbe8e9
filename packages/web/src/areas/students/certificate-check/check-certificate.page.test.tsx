import { getPublishedKeys } from '@residency/contract/areas/students/completion/certificate.contract'
import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { press, reads } from '../../../testing/person.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import { checkText } from './check.text.ts'
import CheckCertificatePage from './check-certificate.page.tsx'

const server = openServer()

test('a second code that is scanned in the same tab is judged in place of the first', async () => {
  server.answer(getPublishedKeys, sampleOf(getPublishedKeys.answer, {}))
  show(
    <>
      <Link to="#">没有码的地址</Link>
      <CheckCertificatePage />
    </>,
    { at: '/white/certificate#C1.broken' },
  )
  await waitFor(() => expect(screen.queryAllByRole('status').length).toBeGreaterThan(0))
  await reads(new RegExp(checkText['zh-cn'].title))
  await press('没有码的地址')
  await waitFor(() => expect(screen.queryAllByRole('status')).toEqual([]))
})
