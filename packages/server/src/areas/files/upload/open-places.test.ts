import { expect, test } from 'vitest'
import { openPlaces } from './open-places.ts'

test('so much work runs at once, the rest in its order, also after one has failed', async () => {
  const runInPlace = openPlaces(2)
  const ends: ((error?: Error) => void)[] = []
  const begun: string[] = []

  const start = (name: string) =>
    runInPlace(() => {
      begun.push(name)

      return new Promise<string>((done, failed) =>
        ends.push((error) => (error ? failed(error) : done(name))),
      )
    })

  const [first, ...others] = ['a', 'b', 'c', 'd'].map(start)
  expect(begun).toEqual(['a', 'b'])

  ends[0]!(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b', 'c'])

  ends[1]!()
  await others[0]
  await Promise.resolve()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])

  for (const end of ends) end()
  expect(await Promise.all(others)).toEqual(['b', 'c', 'd'])
})
