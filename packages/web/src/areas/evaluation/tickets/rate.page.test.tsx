import { openTicket } from '@residency/contract/areas/evaluation/tickets/ticket.contract'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import RatePage from './rate.page.tsx'

const server = openServer()
const [first, second] = ['a'.repeat(43), 'b'.repeat(43)]

const ticketOf = (trainee: string) => ({
  kind: 'nurse' as const,
  trainee,
  department: null,
  expiresAt: '2026-12-20T10:00:00+08:00' as const,
  sections: [],
  intro: null,
  introEn: null,
})

test('a second code that is scanned in the same tab opens the form of its own trainee', async () => {
  server.answer(openTicket, ticketOf('李明'))
  show(
    <>
      <Link to={`#${second}`}>第二个码</Link>
      <RatePage />
    </>,
    { at: `/white/rate#${first}` },
  )
  await reads(/：李明/)

  server.answer(openTicket, ticketOf('王芳'))
  await press('第二个码')
  await reads(/：王芳/)
  expect(server.sent(openTicket)).toEqual([{ code: first }, { code: second }])
})
