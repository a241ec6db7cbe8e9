import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

const Shown = ({ name }: { name: string }) => <p>{name}</p>

test('a part that could not be loaded leaves the page as it is, and comes when the network is back', async () => {
  let isOnline = false

  const Part = lazyPart(
    async () => (isOnline ? Shown : Promise.reject(new Error('no network'))),
    <p>meanwhile</p>,
  )

  render(<Part name="part" />)
  await act(async () => {})
  expect(screen.getByText('meanwhile')).toBeDefined()

  isOnline = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('part')).toBeDefined()
})
