import { expect, test } from 'vitest'
import { idGrid } from './id-grid.ts'

type Sign = { text: string; relativePosition: { x: number; y: number } }

const signs = ((idGrid('zh-cn') as { stack: object[] }).stack as Sign[]).filter(
  (part) => 'relativePosition' in part,
)

const count = (text: string) => signs.filter((sign) => sign.text === text).length

test('a badge with two letters and ten digits can be filled in', () => {
  expect([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(count)).toEqual(Array(26).fill(2))
  expect([...'0123456789'].map(count)).toEqual(Array(10).fill(10))
})

test('no two signs of the grid share a place', () => {
  const places = signs.map(({ relativePosition: { x, y } }) => `${Math.round(x)} ${Math.round(y)}`)
  expect(new Set(places).size).toBe(signs.length)
})
