import { getConcernBox } from '@residency/contract/areas/messages/concerns/concern.contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reads, tick } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import ConcernBoxPage from './box.page.tsx'

const server = openServer()

const linkTo = () => screen.queryByRole('link', { name: '不署名写意见' })?.getAttribute('href')

test('ticked readers go along in the fragment, and one reader has to be left', async () => {
  server.answer(getConcernBox, {
    readers: [
      { id: 3, name: '王主任' },
      { id: 5, name: '李老师' },
    ],
  })

  show(<ConcernBoxPage />)
  await reads('谁会看到')
  expect(linkTo()).toBe('/white/concern')

  await tick('不给李老师看')
  expect(linkTo()).toBe('/white/concern#hide=5')

  await tick('不给王主任看')
  expect(linkTo()).toBeUndefined()
  await reads(/请至少留下一位阅看人/)
})

test('without readers the page says whom else to write to', async () => {
  server.answer(getConcernBox, { readers: [] })
  show(<ConcernBoxPage />)
  await reads(/还没有指定阅看人/)
  expect(linkTo()).toBeUndefined()
})
