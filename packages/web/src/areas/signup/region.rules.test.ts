import { expect, test } from 'vitest'
import { onlyLeaf, regionPath } from './region.rules.ts'

const leaf = (value: string) => ({ value, label: value })
const regions = [
  { ...leaf('22'), children: [{ ...leaf('2201'), children: [leaf('220102'), leaf('220103')] }] },
  { ...leaf('46'), children: [{ ...leaf('4604'), children: [leaf('460400')] }] },
]

test('a code is found from its province down; an unknown one nowhere', () => {
  expect(regionPath(regions, '220103').map(({ value }) => value)).toEqual(['22', '2201', '220103'])
  expect(regionPath(regions, '999999')).toEqual([])
})

test('where there is one leaf only, nobody has to choose', () => {
  expect(onlyLeaf(regions[1]!)?.value).toBe('460400')
  expect(onlyLeaf(regions[0]!)).toBeNull()
})
