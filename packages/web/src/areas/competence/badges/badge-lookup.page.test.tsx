import { openBadge } from '@residency/contract/areas/competence/badges/badge.contract'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import BadgeLookupPage from './badge-lookup.page.tsx'

const server = openServer()
const [first, second] = ['a'.repeat(43), 'b'.repeat(43)]

test('a second badge that is scanned in the same tab shows its own trainee, by the day of the server', async () => {
  server.answer(openBadge, { name: '李明', asOf: '2026-11-20', photo: null, levels: [] })
  show(
    <>
      <Link to={`#${second}`}>第二个胸牌</Link>
      <BadgeLookupPage />
    </>,
    { at: `/white/level#${first}` },
  )
  await reads(/李明/)
  await reads(/2026-11-20 有效的级别/)

  server.answer(openBadge, { name: '王芳', asOf: '2026-11-21', photo: null, levels: [] })
  await press('第二个胸牌')
  await reads(/王芳/)
  await reads(/2026-11-21 有效的级别/)
  expect(server.sent(openBadge)).toEqual([{ code: first }, { code: second }])
})

test('an address without a code asks for another scan', async () => {
  show(<BadgeLookupPage />, { at: '/white/level' })
  await reads(/请重新扫描/)
  expect(server.sent(openBadge)).toEqual([])
})
